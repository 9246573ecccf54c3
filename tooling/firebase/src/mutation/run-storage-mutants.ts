import { emulatorAt } from '../testing/rules-under-test';
import {
  expectRefused,
  startStorageRules,
  STORAGE_RULES,
  type StorageUnderTest,
} from '../testing/storage-under-test';
import { mutantsOf, type Mutant } from './mutants';
import type { Outcome } from './run-mutants';
import { allowedOfStorage, deniedByStorage } from './storage-cases';

/** The Storage emulator shares one set of rules among all its projects. */
async function load(source: string): Promise<void> {
  const { host, port } = emulatorAt('FIREBASE_STORAGE_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: source }] } }),
  });
  if (!response.ok) throw new Error(`The emulator rejected the rules: ${await response.text()}`);
}

async function isFulfilled(runAttack: Promise<unknown>): Promise<boolean> {
  return runAttack.then(
    () => true,
    () => false,
  );
}

/** Returns the first case with an unexpected outcome. */
async function caughtBy(
  storage: StorageUnderTest,
  effect: Mutant['effect'],
): Promise<string | undefined> {
  if (effect !== 'shuts')
    for (const { name, ask } of deniedByStorage)
      if (!(await isFulfilled(expectRefused(ask(storage))))) return name;
  if (effect !== 'opens')
    for (const { name, ask } of allowedOfStorage)
      if (!(await isFulfilled(ask(storage)))) return name;
  return undefined;
}

/**
 * Mutation testing of the Storage rules, in sequence. Nothing else may use the emulator in the meantime; its
 * rules are restored at the end.
 */
export async function runStorageMutants(): Promise<Outcome[]> {
  const storage = await startStorageRules();
  try {
    const wrong = await caughtBy(storage, 'either');
    if (wrong) throw new Error(`Without any mutation of the storage's rules: ${wrong}`);
    const outcomes: Outcome[] = [];
    for (const mutant of mutantsOf(STORAGE_RULES)) {
      await load(mutant.rules);
      outcomes.push({ mutant, caughtBy: await caughtBy(storage, mutant.effect) });
    }
    return outcomes;
  } finally {
    await load(STORAGE_RULES);
    await storage.stop();
  }
}
