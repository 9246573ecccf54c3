import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAccount, putDocuments, readUpdateTimes } from '@bank/backend/emulators';
import { type FakeProject, startFakeProject } from '@bank/fake-project';
import {
  type Bank,
  createKey,
  findSites,
  hostingSites,
  openRegistry,
  readFirebaseConfig,
  signDelegation,
} from '@bank/release';
import { environment } from '../fixtures/environment';
import { rootFile } from '../fixtures/local-bank';

const run = promisify(execFile);
const PREFIX = 'walk';
const UNTIL = '2100-01-01T00:00:00.000Z';
const siteId = (site: string) => `${PREFIX}-${site}`;

export type ProjectFixture = {
  project: FakeProject;
  originOf(site: string): string;
  /** The project, opened like `npm run release -- … --project`. */
  bank: Bank;
  teamKey: Awaited<ReturnType<typeof createKey>>;
  /** The path of a file in the folder of the keys, which has `root.pem`. */
  keyFile(name: string): string;
  /** When each document was last written, by path. */
  documents(): Promise<Record<string, string>>;
  /** Runs `npm run <command>` for this project and returns its output. */
  npmRun(command: 'deploy' | 'release', ...args: string[]): Promise<string>;
  close(): Promise<void>;
};

/**
 * Opens an empty project with its documents in the emulators and an account that may release. `more`
 * are additional variables of its `.env`.
 */
export async function openProjectFixture(
  more: Readonly<Record<string, string>> = {},
): Promise<ProjectFixture> {
  const { firestoreHost, authHost } = environment;
  const projectId = `fernhill-${randomUUID().slice(0, 8)}`;
  const project = await startFakeProject({ projectId, sites: [siteId('host')], firestoreHost });
  Object.assign(process.env, project.environment);
  const originOf = (site: string) => project.originOf(siteId(site));

  const keys = await mkdtemp(join(tmpdir(), 'project-keys-'));
  const [rootKey, teamKey] = [
    await createKey(join(keys, 'root.pem')),
    await createKey(join(keys, 'team.pem')),
  ];
  const delegate = (key: string) => signDelegation(rootKey, { key, remotes: ['*'], until: UNTIL });

  const uid = `releaser-${projectId}`;
  const account = { uid, email: `${uid}@fernhill.example`, password: 'correct-horse' };
  await createAccount(environment, { ...account, username: 'Releaser', isConfirmed: true });
  await putDocuments({ projectId, firestoreHost }, [
    { path: `releasers/${uid}`, fields: { remotes: ['*'] } },
  ]);

  const { all } = await findSites(rootFile('.'));
  const variables = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'demo',
    FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    SITE_PREFIX: PREFIX,
    SITE_ORIGINS: JSON.stringify(Object.fromEntries(all.map((site) => [site, originOf(site)]))),
    RELEASE_ROOT_KEYS: rootKey.publicKey,
    RELEASE_SIGNING_KEY: await readFile(join(keys, 'team.pem'), 'utf8'),
    RELEASE_DELEGATION: delegate(teamKey.publicKey),
    RELEASE_EMAIL: account.email,
    RELEASE_PASSWORD: account.password,
    ...more,
  };
  const config = await readFirebaseConfig(rootFile('.'));
  const bank: Bank = {
    keys: {
      rootKeys: [rootKey.publicKey],
      signer: () => ({ team: teamKey, delegation: delegate(teamKey.publicKey) }),
    },
    sites: hostingSites({ projectId, siteId, originOf, config }),
    registry: openRegistry({
      ...{ projectId, apiKey: 'demo', account: () => account },
      emulators: { auth: authHost, firestore: firestoreHost },
    }),
  };
  return {
    ...{ project, originOf, bank, teamKey },
    keyFile: (name) => join(keys, name),
    documents: () => readUpdateTimes({ projectId, firestoreHost }),
    async npmRun(command, ...args) {
      const { stdout } = await run(
        process.execPath,
        [rootFile('tooling/dev/bin/run.mjs'), command, ...args],
        {
          cwd: rootFile('.'),
          env: { ...process.env, ...variables },
        },
      );
      return stdout;
    },
    async close() {
      await bank.registry.close();
      await project.stop();
    },
  };
}
