import {
  doc,
  serverTimestamp,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';

/** The session that goes on; `signedInAt` in seconds since 1970, as its token has it. */
export type OwnSession = { uid: string; signedInAt: number };

/**
 * Ends every other session of this person with the commit: the rules refuse what signed in before,
 * and end its listeners.
 */
export function cutOtherSessions(
  transaction: DatabaseTransaction,
  db: Firestore,
  { uid, signedInAt }: OwnSession,
): void {
  transaction.set(doc(db, 'sessionCuts', uid), { at: serverTimestamp(), keep: signedInAt });
}
