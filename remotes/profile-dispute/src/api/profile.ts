import { doc, runTransaction, toBankError, type Firestore } from '@bank/firebase/firestore';

/** Sets the username, 1 to 60 characters. Throws `BankError`. */
export async function changeUsername(db: Firestore, uid: string, username: string): Promise<void> {
  try {
    // A transaction fails while offline, where a plain update would wait silently.
    await runTransaction(db, async (transaction) => {
      transaction.update(doc(db, 'users', uid), { username });
    });
  } catch (error) {
    throw toBankError(error);
  }
}
