import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { centsOf } from './books';
import { ONE_TRY, type Order, type Standing, writePayment } from './customer';

/** "Log out everywhere else": all sessions of this customer end but the one that signed in then. */
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
    ONE_TRY,
  );
}

export async function readStanding(db: Firestore, uid: string): Promise<Standing> {
  const [account, count] = [
    await getDoc(doc(db, 'users', uid)),
    await getDoc(doc(db, 'vatAttempts', uid)),
  ];
  return { balance: centsOf(account.get('accountBalance')), guesses: Number(count.get('n')) };
}

/** Takes the money without reading first: a thief may know from elsewhere what the session can't read any more. */
export async function payUnread(
  db: Firestore,
  uid: string,
  order: Order,
  standing: Standing,
): Promise<void> {
  await runTransaction(
    db,
    (transaction) => {
      writePayment(transaction, db, uid, order, standing);
      return Promise.resolve();
    },
    ONE_TRY,
  );
}
