import { searchEntry } from '@bank/domain';
import { doc, transact, type Firestore } from '@bank/firebase/firestore';
import { transactRateLimited } from './cooldown';
import { revokeOtherSessions, type OwnSession } from './sessions';

/**
 * Sets the username, 1 to 60 characters. Throws `BankError`: `too-soon` within a minute of the last
 * change.
 */
export async function changeUsername(db: Firestore, uid: string, username: string): Promise<void> {
  const userRef = doc(db, 'users', uid);
  await transactRateLimited({ db, uid, field: 'renameAt' }, async (transaction) => {
    // Idempotent: the response to the first attempt may have been lost.
    const user = await transaction.get(userRef);
    if (user.get('username') === username) return null;
    transaction.update(userRef, { username });
    const entry = searchEntry({ username, email: String(user.get('email')) });
    transaction.set(doc(db, 'userSearch', uid), entry);
    return {};
  });
}

/** Ends all other sessions of this user. Throws `BankError`. */
export async function signOutElsewhere(db: Firestore, session: OwnSession): Promise<void> {
  await transact(db, async (transaction) => revokeOtherSessions(transaction, db, session));
}
