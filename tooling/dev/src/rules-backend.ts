import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '@bank/release';
import type { Scope } from './command';
import { obtainEmulators } from './emulator-jars';
import { startEmulators } from './emulators';
import { checkPorts } from './free-ports';
import type { LocalBackend } from './local-bank';
import { ROOT } from './paths';
import { basePort, emulatorBlock, namedPorts, portLayout } from './ports';
import { step } from './progress';
import { claimRunFolder } from './run-record';

const BACKEND = join(ROOT, 'tooling/firebase');
const RULES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'] as const;
const PORT_VARIABLE = 'BANK_TEST_PORT';

/** Starts emulators with the rules and an empty Hosting site, for tests that need no build. */
export async function startRulesBackend(
  command: string,
  folder: string,
  scope: Scope,
): Promise<LocalBackend> {
  const ports = portLayout(basePort(process.env, PORT_VARIABLE, 4300), ['host'], PORT_VARIABLE);
  const backend = { folder, projectId: 'demo-fernhill-test', ports };
  await mkdir(join(folder, 'site'), { recursive: true });
  await claimRunFolder(folder, command);
  await checkPorts(namedPorts(ports), PORT_VARIABLE);
  const jars = await obtainEmulators(scope.signal);
  for (const name of RULES) await copyFile(join(BACKEND, name), join(folder, name));
  const [rules, indexes, storage] = RULES;
  await writeJson(join(folder, 'firebase.json'), {
    firestore: { rules, indexes },
    storage: { rules: storage },
    hosting: { public: 'site' },
    // Many tests have a project of their own.
    emulators: { ...emulatorBlock(ports), singleProjectMode: false },
  });
  await step('Starting the emulators', () => startEmulators({ ...backend, jars }, scope));
  return backend;
}
