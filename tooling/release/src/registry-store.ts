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
import { INDEX_PATH, RELEASES, type ReleaseEnvelope } from '@bank/contracts';
import { randomUUID } from 'node:crypto';
import { startAppCheck } from './app-check';
import { CommandError } from './command-error';

/** `registry/index` as it is stored. */
export type StoredIndex = {
  revision: number;
  /** The remotes that this revision changed. */
  changed: readonly string[];
  /** By remote: JSON texts that `parseRegistryIndex` and `parseIndexTexts` of @bank/contracts read. */
  remotes: Readonly<Record<string, string>>;
  de: Readonly<Record<string, string>>;
  fr: Readonly<Record<string, string>>;
  revoked?: string;
};

/** `releases/{remote}` as it is stored. */
export type StoredRelease = ReleaseEnvelope & {
  revision: number;
  /** The JSON text of `ReleaseUndos`. */
  undo?: string;
};

export type Action = 'publish' | 'canary' | 'promote' | 'rollback' | 'abort' | 'renew';

/** What a release adds to the history; who made it follows from the session. */
export type HistoryNote = {
  action: Action;
  /** The version that was released. */
  version: string;
  why: string;
  commit: string;
  isDirty: boolean;
};

/** `releaseHistory/{remote}.{revision}` as it is stored. */
export type HistoryEntry = HistoryNote &
  Omit<StoredRelease, 'undo'> & { remote: string; by: string; email: string; at: Date };

/** `reports/{id}` as far as releases are judged by it. */
export type StoredReport = {
  kind: 'load' | 'failure' | 'error' | 'lcp' | 'inp' | 'cls';
  remote: string;
  version: string;
  role: string;
  uid: string;
  value: number;
  detail: string;
};

/** What a transaction has read. */
type Current = {
  index: StoredIndex | null;
  releases: ReadonlyMap<string, StoredRelease>;
};

/** What a transaction writes. */
type RegistryChange = {
  index: StoredIndex;
  releases: ReadonlyMap<string, StoredRelease & { note: HistoryNote }>;
};

/** The registry in Firestore. Reading the live records needs no session; everything else does. */
export type RegistryStore = {
  readIndex(): Promise<StoredIndex | null>;
  readRelease(remote: string): Promise<StoredRelease | null>;
  /** The latest first. */
  readHistory(remote: string | undefined, most: number): Promise<HistoryEntry[]>;
  /** What browsers have reported of a remote. */
  readReports(remote: string, since: Date): Promise<StoredReport[]>;
  /** Reads the index and these records, and writes what `change` makes of them, in one transaction. */
  update(
    remotes: readonly string[],
    change: (current: Current) => Promise<RegistryChange>,
  ): Promise<void>;
  close(): Promise<void>;
};

export type RegistryConnection = {
  projectId: string;
  apiKey: string;
  /** Host and port of the emulators; absent for a real project. */
  emulators?: { auth: string; firestore: string };
  /** By which a real project's App Check is passed, where it is enforced. */
  debugToken?: { appId: string; token: string } | undefined;
  /** The account of the person or pipeline that releases. */
  account(): { email: string; password: string };
};

type Session = { app: FirebaseApp; database: Firestore; auth: Auth };

function connect({ projectId, apiKey, emulators, debugToken }: RegistryConnection): Session {
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

function explain(error: unknown): never {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'permission-denied') {
    throw new CommandError(
      'The database refused: this account may not release that remote.',
      'The bank’s owner adds it in the console: releasers/<uid> with the list "remotes".',
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

/** How long a sign-in is used before another. */
const SESSION_MS = 3_600_000;

export function openRegistry(connection: RegistryConnection): RegistryStore {
  // Its problems are thrown, and shown once.
  setLogLevel('silent');
  const { app, auth, database } = connect(connection);
  let signingIn: Promise<{ by: string; email: string }> | undefined;
  let signedInAt = 0;
  const signIn = () => {
    const start = async () => {
      const { email, password } = connection.account();
      const { user } = await signInWithEmailAndPassword(auth, email, password).catch(explain);
      return { by: user.uid, email: user.email ?? '' };
    };
    // The rules end a session after twelve hours; a watch of a canary may last longer.
    if (Date.now() - signedInAt > SESSION_MS) signingIn = undefined;
    if (!signingIn) signedInAt = Date.now();
    return (signingIn ??= start());
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
    async readHistory(remote, most) {
      await signIn();
      const found = await getDocs(
        query(
          collection(database, 'releaseHistory'),
          ...(remote === undefined ? [] : [where('remote', '==', remote)]),
          orderBy('at', 'desc'),
          limit(most),
        ),
      ).catch(explain);
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
      ).catch(explain);
      return found.docs.map((document) => document.data() as StoredReport);
    },
    async update(remotes, change) {
      const who = await signIn();
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
              ...{ remote, ...recorded, ...note, ...who, at },
            });
          }
        });
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          // Rules judge before the transaction notices that another one was faster, and deny its revision.
          const isDenied = (error as { code?: string }).code === 'permission-denied';
          const now = isDenied ? (await getDoc(index)).get('revision') : read;
          if (now === read) explain(error);
        }
      }
    },
    close: () => deleteApp(app),
  };
}
