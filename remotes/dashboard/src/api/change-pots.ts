import { addCents, BankError, subtractCents, toMajorUnits, type Cents } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toUserProfile,
  transact,
  type Firestore,
} from '@bank/firebase/firestore';
import { toPot, type Pot } from './pots';

export type PotPlan = Pick<Pot, 'name' | 'target'>;

/** A move to commit; a retry has the same `id`. */
export type PotMoveRequest = { id: string; potId: string; amount: Cents };

/** Characters of a name; the security rules enforce the same. */
export const MAX_POT_NAME = 40;

const planFields = ({ name, target }: PotPlan) => ({
  name,
  target: target === null ? null : toMajorUnits(target),
});

/** Opens an empty pot, once per `id`. Throws `BankError`: `permission-denied`, `network`. */
export async function openPot(
  db: Firestore,
  uid: string,
  { id, ...plan }: PotPlan & { id: string },
): Promise<void> {
  const reference = doc(db, 'pots', id);
  await transact(db, async (transaction) => {
    if ((await transaction.get(reference)).exists()) return;
    transaction.set(reference, {
      ...{ uid, ...planFields(plan), balance: 0, lastMove: '' },
      createdAt: serverTimestamp(),
    });
  });
}

/** Throws `BankError`: `not-found` if another page has deleted the pot; `permission-denied`, `network`. */
export async function editPot(db: Firestore, id: string, plan: PotPlan): Promise<void> {
  const reference = doc(db, 'pots', id);
  await transact(db, async (transaction) => {
    if (!(await transaction.get(reference)).exists()) throw new BankError('not-found');
    transaction.update(reference, planFields(plan));
  });
}

/** Throws `BankError`: `changed-meanwhile` if the pot is no longer empty; `permission-denied`, `network`. */
export async function deletePot(db: Firestore, id: string): Promise<void> {
  const reference = doc(db, 'pots', id);
  await transact(db, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) return;
    if (stored.balance !== 0) throw new BankError('changed-meanwhile');
    transaction.delete(reference);
  });
}

/**
 * Moves money between the balance and a pot, in one commit and once per `id`. The lock and the limits don't
 * apply, because no money leaves the customer's account.
 *
 * Throws `BankError`: `insufficient-funds` of the balance or of the pot, `transactions-disabled`, `not-found` if
 * another page has deleted the pot, `permission-denied`, `network`.
 */
export async function moveSavings(
  db: Firestore,
  uid: string,
  { id, potId, amount }: PotMoveRequest,
): Promise<void> {
  const [account, pot, move] = [
    doc(db, 'users', uid),
    doc(db, 'pots', potId),
    doc(db, 'potMoves', id),
  ];
  await transact(db, async (transaction) => {
    const [storedAccount, storedPot, done] = await Promise.all(
      [account, pot, move].map((reference) => transaction.get(reference)),
    );
    if (done?.exists()) return;
    const potData = storedPot?.data();
    const accountData = storedAccount?.data();
    if (!potData || !accountData) throw new BankError('not-found');
    const profile = toUserProfile(uid, accountData);
    if (!profile.transactionsEnabled) throw new BankError('transactions-disabled');
    const accountBalance = subtractCents(profile.accountBalance, amount);
    const balance = addCents(toPot(potId, potData).balance, amount);
    if (accountBalance < 0 || balance < 0) throw new BankError('insufficient-funds');
    transaction
      .update(account, { accountBalance: toMajorUnits(accountBalance), lastMove: id })
      .update(pot, { balance: toMajorUnits(balance), lastMove: id })
      .set(move, { uid, potId, amount: toMajorUnits(amount), date: serverTimestamp() });
  });
}
