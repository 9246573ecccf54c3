import { backfillSearch, type CallFirestore } from '@bank/backend/backfill-search';
import { EMULATOR_ADMIN_HEADERS } from '@bank/backend/emulators';
import { CommandError, documentsUrl, firestoreClient } from '@bank/release';
import { runCommand } from './command';
import { bankOf } from './local-bank';
import { readOptions } from './options';
import { LOOPBACK } from './ports';
import { openProject } from './project-bank';

/** The Firestore emulator of npm start. */
async function localFirestore(): Promise<{ projectId: string; call: CallFirestore }> {
  const { ports, projectId } = await bankOf('start');
  const origin = `http://${LOOPBACK}:${ports.firestore}`;
  const headers = { ...EMULATOR_ADMIN_HEADERS, 'content-type': 'application/json' };
  async function call(method: string, body: object): Promise<unknown> {
    const url = `${documentsUrl(origin, projectId)}:${method}`;
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(url, request).catch(() => {
      throw new CommandError(
        `Firestore is not running at ${origin}.`,
        'Start it first: npm start. For a Firebase project: npm run backfill:search -- --project',
      );
    });
    if (response.ok) return response.json();
    throw new CommandError(`Firestore answered ${response.status}.`, await response.text());
  }
  return { projectId, call };
}

async function projectFirestore(): Promise<{ projectId: string; call: CallFirestore }> {
  const { projectId } = (await openProject()).project;
  return { projectId, call: await firestoreClient(projectId) };
}

// npm run backfill:search: writes the search entries of accounts from before the search; `-- --project`
// does it in the Firebase project of .env instead of the bank that npm start serves.
await runCommand(async () => {
  const { project: isProject } = readOptions(process.argv.slice(2), ['project']);
  const firestore = await (isProject ? projectFirestore() : localFirestore());
  const onProgress = (accounts: number) => console.log(`  … ${accounts} accounts read`);
  const { accounts, written, left } = await backfillSearch({ ...firestore, onProgress });
  console.log(`${accounts} accounts: ${written} search entries written, ${left} left out.`);
  if (left > 0) {
    console.log('Left out: accounts without a name or email, or changed meanwhile. Run it again.');
  }
  return 0;
});
