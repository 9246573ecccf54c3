import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DENY_ALL, loadRules } from '@bank/backend/emulators';
import { writeJson } from '@bank/release';
import type { Scope } from './command';
import { obtainEmulators } from './emulator-jars';
import { startEmulators } from './emulators';
import { checkPorts } from './free-ports';
import type { LocalBackend } from './local-bank';
import { ROOT } from './paths';
import { basePort, emulatorBlock, LOOPBACK, namedPorts, portLayout } from './ports';
import { step } from './progress';
import { claimRunFolder } from './run-record';

const BACKEND = join(ROOT, 'tooling/firebase');
const RULES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'] as const;
const PORT_VARIABLE = 'BANK_TEST_PORT';

/**
 * Starts emulators and an empty Hosting site, for tests that need no build. The project of the backend has the
 * product's Firestore rules. Other projects deny all requests until a test loads rules; with `forAllProjects`, they
 * have the product's, which the emulator compiles for each of them.
 */
export async function startRulesBackend(
  command: string,
  folder: string,
  scope: Scope,
  { forAllProjects = false } = {},
): Promise<LocalBackend> {
  const ports = portLayout(basePort(process.env, PORT_VARIABLE, 4300), ['host'], PORT_VARIABLE);
  const backend = { folder, projectId: 'demo-fernhill-test', ports };
  await mkdir(join(folder, 'site'), { recursive: true });
  await claimRunFolder(folder, command);
  await checkPorts(namedPorts(ports), PORT_VARIABLE);
  const jars = await obtainEmulators(scope.signal);
  for (const name of RULES) await copyFile(join(BACKEND, name), join(folder, name));
  const [rules, indexes, storage] = RULES;
  if (!forAllProjects) await writeFile(join(folder, rules), DENY_ALL);
  await writeJson(join(folder, 'firebase.json'), {
    firestore: { rules, indexes },
    storage: { rules: storage },
    hosting: { public: 'site' },
    // Many tests have a project of their own.
    emulators: { ...emulatorBlock(ports), singleProjectMode: false },
  });
  await step('Starting the emulators', () => startEmulators({ ...backend, jars }, scope));
  const database = { ...backend, firestoreHost: `${LOOPBACK}:${ports.firestore}` };
  await loadRules(database, await readFile(join(BACKEND, rules), 'utf8'));
  return backend;
}
