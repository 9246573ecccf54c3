import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '@bank/release';
import type { LocalBackend } from './local-bank';
import { ROOT } from './paths';
import { emulatorBlock } from './ports';

const BACKEND = join(ROOT, 'tooling/firebase');
const RULES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'] as const;

/** Configures emulators with the rules and an empty Hosting site. */
export async function configureRules({ folder, ports }: LocalBackend): Promise<void> {
  for (const name of RULES) await copyFile(join(BACKEND, name), join(folder, name));
  const [rules, indexes, storage] = RULES;
  await writeJson(join(folder, 'firebase.json'), {
    firestore: { rules, indexes },
    storage: { rules: storage },
    hosting: { public: 'site' },
    emulators: emulatorBlock(ports),
  });
}
