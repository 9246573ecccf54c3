import {
  doc,
  serverTimestamp,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';

/** The session to keep; `signedInAt` in seconds since 1970, as in its token. */
export type OwnSession = { uid: string; signedInAt: number };

/**
 * Ends all other sessions of this user: the rules deny sessions older than this commit and end their
 * listeners.
 */
export function revokeOtherSessions(
  transaction: DatabaseTransaction,
  db: Firestore,
  { uid, signedInAt }: OwnSession,
): void {
  transaction.set(doc(db, 'sessionCuts', uid), { at: serverTimestamp(), keep: signedInAt });
}
