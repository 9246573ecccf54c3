import type { Document } from '@bank/backend/emulators';
import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { ClientFailure } from './failure';
import { NO_RETRY } from './retry';
import { centsOf } from './snapshot';

/** The customer's only pot. */
const potOf = (uid: string) => `${uid}-pot`;

/** Customers who move money to their pot and back. */
export function savesOften(customer: string): boolean {
  return customer.endsWith('4');
}

/** An empty pot. */
export function initialPot(uid: string): Document {
  const fields = { uid, name: 'Holiday', target: null, balance: 0, lastMove: '' };
  return { path: `pots/${potOf(uid)}`, fields: { ...fields, createdAt: new Date(0) } };
}

/**
 * Moves `cents` to the customer's pot, or back if they are negative. With `skipsChecks` it ignores what there
 * is. It never checks whether a move with this id already exists.
 */
export async function moveSavings(
  db: Firestore,
  uid: string,
  { id, cents }: { id: string; cents: number },
  skipsChecks: boolean,
): Promise<void> {
  const [account, pot] = [doc(db, 'users', uid), doc(db, 'pots', potOf(uid))];
  await runTransaction(
    db,
    async (transaction) => {
      const balance = centsOf((await transaction.get(account)).get('accountBalance')) - cents;
      const saved = centsOf((await transaction.get(pot)).get('balance')) + cents;
      if (!skipsChecks && Math.min(balance, saved) < 0) {
        throw new ClientFailure('insufficient-funds');
      }
      const amount = cents / 100;
      transaction.update(account, { accountBalance: balance / 100, lastMove: id });
      transaction.update(pot, { balance: saved / 100, lastMove: id });
      const fields = { uid, potId: potOf(uid), amount, date: serverTimestamp() };
      transaction.set(doc(db, 'potMoves', id), fields);
    },
    NO_RETRY,
  );
}

/** Returns true if a move with this id exists. */
export async function hasMoved(db: Firestore, id: string): Promise<boolean> {
  return (await getDoc(doc(db, 'potMoves', id))).exists();
}
