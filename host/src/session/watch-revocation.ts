import type { Listener } from '@bank/data-access';
import { BankError } from '@bank/domain';
import { reportError } from '../federation/report-error';
import type { AuthService } from './backend';

/** Why the security rules refuse a session: it is too old, or another session signed it out. */
export type Revocation = 'limit' | 'revoked';

/** The document `sessionCuts/{uid}`: sessions that signed in up to `at` have ended, except `keep`. */
export type Cut = { at: { seconds: number } | null; keep: number };

type Sources = {
  /** Subscribes to the user's cut, as `subscribeDocument`. */
  subscribeCut(uid: string, listener: Listener<Cut>): () => void;
  signedInAt: AuthService['signedInAt'];
  /** Reads one of the user's own documents from the server, bypassing the SDK's cache. */
  readOwnDocument(uid: string): Promise<unknown>;
};

/** Must match the security rules; in seconds. */
const MAX_SESSION_SECONDS = 12 * 60 * 60;

function isCut({ at, keep }: Cut, signedInAt: number): boolean {
  // `at` is null until the server has set the timestamp of a cut made by this session.
  return at !== null && keep !== signedInAt && signedInAt <= at.seconds;
}

/**
 * Calls back once when this session has been revoked or is too old; the security rules then also end its
 * listeners. Returns the unsubscribe function.
 */
export function watchRevocation(
  { subscribeCut, signedInAt, readOwnDocument }: Sources,
  uid: string,
  end: (reason: Revocation) => void,
): () => void {
  let isOver = false;
  const finish = (reason: Revocation) => {
    if (isOver) return;
    isOver = true;
    end(reason);
  };

  const isDenied = (error: unknown) =>
    error instanceof BankError && error.code === 'permission-denied';

  /** Older rules refuse only `sessionCuts`; for an ended session the rules refuse every read. */
  async function onDenied() {
    try {
      await readOwnDocument(uid);
    } catch (error) {
      if (!isDenied(error)) return;
      const age = Date.now() / 1000 - (await signedInAt());
      finish(age >= MAX_SESSION_SECONDS ? 'limit' : 'revoked');
    }
  }

  async function onCut(cut: Cut) {
    if (isCut(cut, await signedInAt())) finish('revoked');
  }

  const unsubscribe = subscribeCut(uid, {
    onValue: (cut) => {
      if (cut) onCut(cut).catch(reportError);
    },
    onError: (error) => {
      if (isDenied(error)) onDenied().catch(reportError);
    },
  });
  return () => {
    isOver = true;
    unsubscribe();
  };
}
