import { reportError } from '../federation/report-error';
import type { AuthService, DatabaseService } from './backend';

/** Why the rules refuse a session: it is too old, or was signed out from another one. */
export type Revocation = 'limit' | 'revoked';

type Sources = {
  firestore: Pick<DatabaseService, 'database' | 'doc' | 'onSnapshot' | 'toBankError'>;
  signedInAt: AuthService['signedInAt'];
  /** Reads something of the person's own, past the client's cache and listeners. */
  readOwn(uid: string): Promise<unknown>;
};

/** What `sessionCuts/{uid}` says: sessions that signed in by then have ended, but for the one kept. */
type Cut = { at: { seconds: number } | null; keep: number };

/** As the rules have it, in seconds. */
const LONGEST_SESSION = 12 * 60 * 60;

function isCut({ at, keep }: Cut, signedInAt: number): boolean {
  // A cut by this very session has no time until the server has given it one.
  return at !== null && keep !== signedInAt && signedInAt <= at.seconds;
}

/**
 * Calls back, once, when the rules have ended this session. They end its listeners with it, so that
 * the owner's own documents can't be read any more. Returns the unsubscribe function.
 */
export function watchRevocation(
  { firestore, signedInAt, readOwn }: Sources,
  uid: string,
  end: (reason: Revocation) => void,
): () => void {
  const { database, doc, onSnapshot, toBankError } = firestore;
  let isOver = false;
  const finish = (reason: Revocation) => {
    if (isOver) return;
    isOver = true;
    end(reason);
  };

  const isDenied = (error: unknown) => toBankError(error).code === 'permission-denied';

  /** Rules from before there were cuts refuse these alone; of an ended session they refuse everything. */
  async function onDenied() {
    try {
      await readOwn(uid);
    } catch (error) {
      if (!isDenied(error)) return;
      const age = Date.now() / 1000 - (await signedInAt());
      finish(age >= LONGEST_SESSION ? 'limit' : 'revoked');
    }
  }

  async function onCut(cut: Cut) {
    if (isCut(cut, await signedInAt())) finish('revoked');
  }

  const unsubscribe = onSnapshot(
    doc(database(), 'sessionCuts', uid),
    (snapshot) => {
      const cut = snapshot.data() as Cut | undefined;
      if (cut) onCut(cut).catch(reportError);
    },
    (error) => {
      if (isDenied(error)) onDenied().catch(reportError);
    },
  );
  return () => {
    isOver = true;
    unsubscribe();
  };
}
