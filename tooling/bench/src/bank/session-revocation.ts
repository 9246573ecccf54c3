import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { centsOf } from './snapshot';
import { type Withdrawal, type Balances, writePayment } from './customer';
import { spentToday } from './protection';
import { NO_RETRY } from './retry';

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
  const [account, count, total] = [
    await getDoc(doc(db, 'users', uid)),
    await getDoc(doc(db, 'vatAttempts', uid)),
    await getDoc(doc(db, 'dailyTotals', uid)),
  ];
  return {
    balance: centsOf(account.get('accountBalance')),
    guesses: Number(count.get('n')),
    spent: spentToday(total),
  };
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
