import { doc, transact, type Firestore } from '@bank/firebase/firestore';
import { transactOnceAMinute } from './cooldown';
import { cutOtherSessions, type OwnSession } from './sessions';

/**
 * Sets the username, 1 to 60 characters. Throws `BankError`: `too-soon` within a minute of the last
 * change.
 */
export async function changeUsername(db: Firestore, uid: string, username: string): Promise<void> {
  const place = doc(db, 'users', uid);
  await transactOnceAMinute({ db, uid, field: 'renameAt' }, async (transaction) => {
    // The same name again is no rename: the answer to the first attempt may have been lost.
    if ((await transaction.get(place)).get('username') === username) return null;
    transaction.update(place, { username });
    return {};
  });
}

/** Ends every session of this person but the one given. Throws `BankError`. */
export async function signOutElsewhere(db: Firestore, session: OwnSession): Promise<void> {
  await transact(db, async (transaction) => cutOtherSessions(transaction, db, session));
}
