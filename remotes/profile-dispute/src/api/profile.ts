import { doc, type Firestore } from '@bank/firebase/firestore';
import { transactOnceAMinute } from './cooldown';

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
