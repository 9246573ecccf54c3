import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, putDocuments } from '@bank/backend/emulators';
import { openTestProject } from '@bank/backend/test-project';
import { folderSites } from './folder-sites';
import { HOST_CAPABILITIES_FILE } from './preflight';
import type { Bank } from './live-remote';
import { openRegistry, type RegistryConnection } from './registry-store';
import { developmentKeys } from './release-keys';
import { HOST } from './sites';
import { putFile } from './builds.test-utils';

const PASSWORD = 'correct-horse';

function emulatorHost(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} must name the emulator as host:port.`);
  return host;
}

export type TestBank = Bank & {
  /** A temporary folder, which contains `sites`. */
  root: string;
  /** The database for `putDocuments`, which bypasses the rules. */
  database: { projectId: string; firestoreHost: string };
  /** How an account that may release all remotes connects to the registry. */
  connection: RegistryConnection;
  /** Returns the same bank for another account, which may release these remotes. */
  asReleaserOf(...remotes: string[]): Promise<Bank>;
  close(): Promise<void>;
};

/** Creates a bank with its own registry on the emulators, a live host, and an account that may release all remotes. */
export async function newBank(): Promise<TestBank> {
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  const firestoreHost = emulatorHost('FIRESTORE_EMULATOR_HOST');
  const project = await openTestProject(firestoreHost);
  const { projectId } = project;
  const authHost = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  // Client requests name no project: the Auth emulator uses the one that it was started with.
  const accounts = { projectId: process.env['GCLOUD_PROJECT'] ?? '', authHost, firestoreHost };
  const opened: Bank[] = [];
  const connectReleaser = async (...remotes: string[]): Promise<RegistryConnection> => {
    const uid = `releaser-${randomUUID()}`;
    const account = { uid, email: `${uid}@fernhill.example`, password: PASSWORD, username: 'Sam' };
    await createAccount(accounts, { ...account, isConfirmed: true });
    await putDocuments({ projectId, firestoreHost }, [
      { path: `releasers/${uid}`, fields: { remotes } },
    ]);
    return {
      ...{ projectId, apiKey: 'demo' },
      emulators: { auth: authHost, firestore: firestoreHost },
      account: () => account,
    };
  };
  const open = async (connection: RegistryConnection): Promise<Bank> => {
    const bank: Bank = {
      keys: await developmentKeys(join(root, 'keys')),
      sites: folderSites({
        sites: join(root, 'sites'),
        originOf: (site) => `http://${site}.test`,
        ...{ withMaps: false, isServed: false },
      }),
      registry: openRegistry(connection),
    };
    opened.push(bank);
    return bank;
  };
  await putFile(root, `sites/${HOST}/${HOST_CAPABILITIES_FILE}`, {
    contractVersion: '1.2.0',
    provides: { react: '19.3.1' },
  });
  const connection = await connectReleaser('*');
  return {
    ...(await open(connection)),
    root,
    database: { projectId, firestoreHost },
    connection,
    asReleaserOf: async (...remotes) => open(await connectReleaser(...remotes)),
    async close() {
      await Promise.all(opened.map(({ registry }) => registry.close()));
      project.close();
    },
  };
}
