import { type FirebaseApp, deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  type Timestamp,
  where,
} from 'firebase/firestore/lite';
import { INDEX_PATH, type OutcomeReport, RELEASES, type ReleaseEnvelope } from '@bank/contracts';
import { randomUUID } from 'node:crypto';
import { startAppCheck } from './app-check';
import { CommandError } from './command-error';

/** The stored document `registry/index`. */
export type StoredIndex = {
  revision: number;
  /** The remotes that changed in this revision. */
  changed: readonly string[];
  /** By remote: JSON texts, parsed by `parseRegistryIndex` and `parseIndexTranslations` of @bank/contracts. */
  remotes: Readonly<Record<string, string>>;
  de: Readonly<Record<string, string>>;
  fr: Readonly<Record<string, string>>;
  revoked?: string;
};

/** The stored document `releases/{remote}`. */
export type StoredRelease = ReleaseEnvelope & {
  revision: number;
  /** The JSON text of `ReleaseUndos`. */
  undo?: string;
};

export type Action = 'publish' | 'canary' | 'promote' | 'rollback' | 'abort' | 'renew';

/** The part of a history entry that the command provides. Its author is the signed-in account. */
export type HistoryNote = {
  action: Action;
  /** The released version. */
  version: string;
  why: string;
  commit: string;
  isDirty: boolean;
};

/** The stored document `releaseHistory/{remote}.{revision}`. */
export type HistoryEntry = HistoryNote &
  Omit<StoredRelease, 'undo'> & { remote: string; by: string; email: string; at: Date };

/** The documents that a transaction has read. */
type Current = {
  index: StoredIndex | null;
  releases: ReadonlyMap<string, StoredRelease>;
};

/** The documents that a transaction writes. */
type RegistryChange = {
  index: StoredIndex;
  releases: ReadonlyMap<string, StoredRelease & { note: HistoryNote }>;
};

/** The registry in Firestore. Only the live records can be read without signing in. */
export type RegistryStore = {
  readIndex(): Promise<StoredIndex | null>;
  readRelease(remote: string): Promise<StoredRelease | null>;
  /** Returns history entries, newest first. */
  readHistory(remote: string | undefined, maxEntries: number): Promise<HistoryEntry[]>;
  /** Returns what browsers have reported about a remote. */
  readReports(remote: string, since: Date): Promise<OutcomeReport[]>;
  /** Reads the index and these records, and writes the result of `change`, in one transaction with retries. */
  update(
    remotes: readonly string[],
    change: (current: Current) => Promise<RegistryChange>,
  ): Promise<void>;
  close(): Promise<void>;
};

export type RegistryConnection = {
  projectId: string;
  apiKey: string;
  /** `host:port` of the emulators; absent for a real project. */
  emulators?: { auth: string; firestore: string };
  /** App Check debug token, for a real project that enforces App Check. */
  debugToken?: { appId: string; token: string } | undefined;
  /** Returns the release account of a person or pipeline. */
  account(): { email: string; password: string };
};

type Services = { app: FirebaseApp; database: Firestore; auth: Auth };

function connect({ projectId, apiKey, emulators, debugToken }: RegistryConnection): Services {
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  // Before the services, which ask for it when they are created.
  if (debugToken) startAppCheck(app, { projectId, apiKey, ...debugToken });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const database = getFirestore(app);
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
    const [host = '', port] = emulators.firestore.split(':');
    connectFirestoreEmulator(database, host, Number(port));
  }
  return { app, auth, database };
}

function throwExplained(error: unknown): never {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'permission-denied') {
    throw new CommandError(
      'Permission denied: this account may not release that remote.',
      'Ask the bank’s owner to add it in the Firebase console: releasers/<uid> with the list "remotes".',
    );
  }
  if (code.startsWith('auth/')) {
    throw new CommandError(
      `The release account could not sign in (${code}).`,
      'Check RELEASE_EMAIL and RELEASE_PASSWORD.',
    );
  }
  throw error;
}

/** Signs in again after this time. */
const SESSION_MS = 3_600_000;

export function openRegistry(connection: RegistryConnection): RegistryStore {
  // The SDK would also log errors that are thrown and printed by the command.
  setLogLevel('silent');
  const { app, auth, database } = connect(connection);
  let session: { author: Promise<{ by: string; email: string }>; startedAt: number } | undefined;
  const signIn = () => {
    // The rules reject a session after twelve hours; watching a canary may take longer.
    if (session && Date.now() - session.startedAt <= SESSION_MS) return session.author;
    const { email, password } = connection.account();
    const author = signInWithEmailAndPassword(auth, email, password).then(
      ({ user }) => ({ by: user.uid, email: user.email ?? '' }),
      throwExplained,
    );
    session = { author, startedAt: Date.now() };
    return author;
  };
  const index = doc(database, INDEX_PATH);
  const release = (remote: string) => doc(database, RELEASES, remote);
  const entry = (remote: string, revision: number) =>
    doc(database, 'releaseHistory', `${remote}.${revision}`);

  return {
    async readIndex() {
      return ((await getDoc(index)).data() as StoredIndex | undefined) ?? null;
    },
    async readRelease(remote) {
      return ((await getDoc(release(remote))).data() as StoredRelease | undefined) ?? null;
    },
    async readHistory(remote, maxEntries) {
      await signIn();
      const found = await getDocs(
        query(
          collection(database, 'releaseHistory'),
          ...(remote === undefined ? [] : [where('remote', '==', remote)]),
          orderBy('at', 'desc'),
          limit(maxEntries),
        ),
      ).catch(throwExplained);
      return found.docs.map((document) => {
        const data = document.data() as Omit<HistoryEntry, 'at'> & { at: Timestamp };
        return { ...data, at: data.at.toDate() };
      });
    },
    async readReports(remote, since) {
      await signIn();
      const found = await getDocs(
        query(
          collection(database, 'reports'),
          where('remote', '==', remote),
          where('at', '>=', since),
          orderBy('at', 'desc'),
          limit(10_000),
        ),
      ).catch(throwExplained);
      return found.docs.map((document) => document.data() as OutcomeReport);
    },
    async update(remotes, change) {
      const author = await signIn();
      let read: number | undefined;
      const attempt = () =>
        runTransaction(database, async (transaction) => {
          const current = (await transaction.get(index)).data() as StoredIndex | undefined;
          read = current?.revision;
          const releases = new Map<string, StoredRelease>();
          for (const remote of remotes) {
            const stored = (await transaction.get(release(remote))).data();
            if (stored) releases.set(remote, stored as StoredRelease);
          }
          const next = await change({ index: current ?? null, releases });
          transaction.set(index, next.index);
          for (const [remote, { note, ...stored }] of next.releases) {
            transaction.set(release(remote), stored);
            const { undo: _undo, ...recorded } = stored;
            const at = serverTimestamp();
            transaction.set(entry(remote, stored.revision), {
              ...{ remote, ...recorded, ...note, ...author, at },
            });
          }
        });
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          // After a concurrent commit the rules deny the old revision before the transaction detects the
          // conflict: retry if the index has changed.
          const isDenied = (error as { code?: string }).code === 'permission-denied';
          const now = isDenied ? (await getDoc(index)).get('revision') : read;
          if (now === read) throwExplained(error);
        }
      }
    },
    close: () => deleteApp(app),
  };
}
