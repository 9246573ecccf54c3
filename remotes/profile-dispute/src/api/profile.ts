import { doc, runTransaction, toBankError, type Firestore } from '@bank/firebase/firestore';

type Change = { username: string } | { email: string };

// A transaction fails while offline, where a plain update would wait silently.
async function updateProfile(db: Firestore, uid: string, change: Change): Promise<void> {
  try {
    await runTransaction(db, async (transaction) => {
      transaction.update(doc(db, 'users', uid), change);
    });
  } catch (error) {
    throw toBankError(error);
  }
}

/** Sets the username, 1 to 60 characters. Throws `BankError`. */
export function changeUsername(db: Firestore, uid: string, username: string): Promise<void> {
  return updateProfile(db, uid, { username });
}

/**
 * Lets the users document follow the sign-in e-mail, once the person has confirmed a new one by its
 * link. The rules take no address but the one in the sign-in token. Throws `BankError`.
 */
export function recordConfirmedEmail(db: Firestore, uid: string, email: string): Promise<void> {
  return updateProfile(db, uid, { email });
}
