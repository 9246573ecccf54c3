import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAccount, putDocuments, readUpdateTimes } from '@bank/backend/emulators';
import { openTestProject } from '@bank/backend/test-project';
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
import type { Checkout, Result } from './checkout.test-utils';
import { ROOT } from './paths';

const HOST_CAPABILITIES = { contractVersion: '1.2.0', provides: { react: '19.3.1' } };
const siteId = (site: string) => `cmd-${site}`;

/** A Firebase project for the commands of a checkout. */
export type CommandProject = {
  project: FakeProject;
  bank: Bank;
  /** The variables of its `.env`. */
  variables: Record<string, string>;
  /** The files of its root key and its team's key. */
  keys: { root: string; team: string };
  /** Runs `npm run release -- … --project`; throws what it printed if it fails. */
  release(...args: string[]): Promise<string>;
  /** The same without an exception. */
  tryRelease(...args: string[]): Promise<Result>;
  /** Lets `watch` judge the canaries once. */
  watchOnce(): Promise<Result>;
  /** When each document was last written, and the hash of each deployed file. */
  fingerprint(): Promise<Record<string, string>>;
  putReports(reports: readonly { version: string; uid: string; role: string }[]): Promise<void>;
  close(): Promise<void>;
};

function emulatorHost(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} must name the emulator as host:port.`);
  return host;
}

/** Starts a project with a live host, and an account and keys that may release every remote. */
export async function startCommandProject(checkout: Checkout): Promise<CommandProject> {
  const firestoreHost = emulatorHost('FIRESTORE_EMULATOR_HOST');
  const authHost = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const { projectId, close: closeProject } = await openTestProject(firestoreHost);
  const database = { projectId, firestoreHost };
  const project = await startFakeProject({ projectId, sites: [siteId('host')] });
  // For the bank that is opened here; a command gets them with its variables.
  Object.assign(process.env, project.environment);
  project.deploy(siteId('host'), { '/host.json': JSON.stringify(HOST_CAPABILITIES) });
  const originOf = (site: string) => project.originOf(siteId(site));

  const keys = {
    root: join(checkout.root, '..', `${projectId}-root.pem`),
    team: join(checkout.root, '..', `${projectId}-team.pem`),
  };
  const [root, team] = [await createKey(keys.root), await createKey(keys.team)];
  const until = '2100-01-01T00:00:00.000Z';
  const delegation = signDelegation(root, { key: team.publicKey, remotes: ['*'], until });

  const uid = `releaser-${randomUUID()}`;
  const account = { uid, email: `${uid}@fernhill.example`, password: 'correct-horse' };
  // Client requests name no project: the Auth emulator uses the one that it was started with.
  const accounts = { projectId: process.env['GCLOUD_PROJECT'] ?? '', authHost, firestoreHost };
  await createAccount(accounts, { ...account, username: 'Releaser', isConfirmed: true });
  await putDocuments(database, [{ path: `releasers/${uid}`, fields: { remotes: ['*'] } }]);

  const { all } = await findSites(ROOT);
  const variables = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'demo',
    FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    SITE_PREFIX: 'cmd',
    SITE_ORIGINS: JSON.stringify(Object.fromEntries(all.map((site) => [site, originOf(site)]))),
    RELEASE_ROOT_KEYS: root.publicKey,
    RELEASE_SIGNING_KEY: (await readFile(keys.team, 'utf8')).replaceAll('\n', ''),
    RELEASE_DELEGATION: delegation,
    RELEASE_EMAIL: account.email,
    RELEASE_PASSWORD: account.password,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
  };
  const config = await readFirebaseConfig(ROOT);
  const bank: Bank = {
    keys: { rootKeys: [root.publicKey], signer: () => ({ team, delegation }) },
    sites: hostingSites({ projectId, siteId, originOf, config }),
    registry: openRegistry({
      ...{ projectId, apiKey: 'demo', account: () => account },
      emulators: { auth: authHost, firestore: firestoreHost },
    }),
  };
  const run = (args: readonly string[], stopAt?: string) =>
    checkout.release([...args, '--project'], {
      variables: { ...project.environment, ...variables },
      ...(stopAt !== undefined && { stopAt }),
    });
  const tryRelease = (...args: string[]) => run(args);
  return {
    ...{ project, bank, variables, keys, tryRelease },
    // It prints this before its first round, and ends after the round in which it is stopped.
    watchOnce: () => run(['watch'], 'Watching the canaries'),
    async release(...args) {
      const { code, output } = await tryRelease(...args);
      if (code !== 0) throw new Error(output);
      return output;
    },
    async fingerprint() {
      const files = Object.entries(project.fingerprint()).flatMap(([site, live]) =>
        Object.entries(live.files).map(([path, hash]) => [`${site}${path}`, hash] as const),
      );
      return { ...(await readUpdateTimes(database)), ...Object.fromEntries(files) };
    },
    putReports: (reports) =>
      putDocuments(
        database,
        reports.map(({ version, uid: user, role }) => ({
          path: `reports/${user}-${version}`,
          fields: {
            ...{ kind: 'failure', remote: 'marketing', version, role, uid: user, value: 0 },
            ...{ detail: 'TypeError', at: new Date() },
          },
        })),
      ),
    async close() {
      await bank.registry.close();
      await project.stop();
      closeProject();
    },
  };
}
