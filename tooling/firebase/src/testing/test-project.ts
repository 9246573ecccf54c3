import { clearDocuments, loadRules } from '../seed/emulators';
import { FIRESTORE_RULES } from './rule-blocks';

const unusedProjects: string[] = [];
let createdProjects = 0;

/** A new project of the emulator with the product's rules. */
async function createProject(firestoreHost: string): Promise<string> {
  const projectId = `fernhill-test-${process.pid}-${(createdProjects += 1)}`;
  await loadRules({ projectId, firestoreHost }, FIRESTORE_RULES);
  return projectId;
}

/**
 * A project without documents for one test. After `close`, the next test of the process uses it again: the emulator
 * takes longer to compile the rules than most tests take.
 */
export async function openTestProject(
  firestoreHost: string,
): Promise<{ projectId: string; close(): void }> {
  const projectId = unusedProjects.pop() ?? (await createProject(firestoreHost));
  await clearDocuments({ projectId, firestoreHost });
  return { projectId, close: () => void unusedProjects.push(projectId) };
}
