import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { centsOf } from './snapshot';
import { NO_RETRY, type Withdrawal, type Balances, writePayment } from './customer';

/** "Log out everywhere else": revokes all sessions of this customer except the one that signed in at `signedInAt`. */
export async function revokeOtherSessions(
  db: Firestore,
  uid: string,
  signedInAt: number,
): Promise<void> {
  await runTransaction(
    db,
    (transaction) => {
      transaction.set(doc(db, 'sessionCuts', uid), { at: serverTimestamp(), keep: signedInAt });
      return Promise.resolve();
    },
    NO_RETRY,
  );
}

export async function readBalances(db: Firestore, uid: string): Promise<Balances> {
  const [account, count] = [
    await getDoc(doc(db, 'users', uid)),
    await getDoc(doc(db, 'vatAttempts', uid)),
  ];
  return { balance: centsOf(account.get('accountBalance')), guesses: Number(count.get('n')) };
}

/** Pays without reading first: a thief may know the balances although the session can no longer read them. */
export async function payWithoutReading(
  db: Firestore,
  uid: string,
  withdrawal: Withdrawal,
  balances: Balances,
): Promise<void> {
  await runTransaction(
    db,
    (transaction) => {
      writePayment(transaction, db, uid, withdrawal, balances);
      return Promise.resolve();
    },
    NO_RETRY,
  );
}
