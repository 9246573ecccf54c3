import {
  addCents,
  BankError,
  subtractCents,
  toCents,
  toMajorUnits,
  type Cents,
} from '@bank/domain';
import {
  dateOf,
  subscribeQuery,
  sumQuery,
  useSubscription,
  type AsyncState,
} from '@bank/data-access';
import {
  collection,
  database,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  toUserProfile,
  transact,
  where,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** `target`: what the customer wants to save, or `null`. */
export type Pot = { id: string; name: string; target: Cents | null; balance: Cents };
export type PotPlan = Pick<Pot, 'name' | 'target'>;

/** Money that went to a pot, or came back from it if `amount` is negative. */
export type PotMove = { id: string; amount: Cents; date: Date | null };

/** A move to commit; a retry has the same `id`. */
export type PotMoveRequest = { id: string; potId: string; amount: Cents };

/** The most pots that are shown. */
export const MAX_POTS = 20;
/** Characters of a name; the security rules enforce the same. */
export const MAX_POT_NAME = 40;
/** The moves of a pot that are shown. */
const RECENT_MOVES = 10;
const FOREVER = new Date('9999-12-31');

function centsOf(value: unknown): Cents | null {
  return typeof value === 'number' && Number.isFinite(value) ? toCents(value) : null;
}

function toPot(id: string, data: DocumentData): Pot {
  const name: unknown = data.name;
  return {
    id,
    name: typeof name === 'string' ? name : '',
    target: centsOf(data.target),
    balance: centsOf(data.balance) ?? toCents(0),
  };
}

/** Subscribes to a customer's pots, the oldest first. Errors as in `subscribeQuery`. */
export function subscribePots(
  db: Firestore,
  uid: string,
  onValue: (pots: Pot[]) => void,
  onError: (error: BankError) => void,
): () => void {
  const pots = query(
    collection(db, 'pots'),
    where('uid', '==', uid),
    orderBy('createdAt'),
    limit(MAX_POTS),
  );
  const read = ({ docs }: { docs: readonly { id: string; data(): DocumentData }[] }) =>
    docs.map((entry) => toPot(entry.id, entry.data()));
  return subscribeQuery(pots, read, onValue, onError);
}

/** A customer's pots, live. */
export function usePots(uid: string): AsyncState<Pot[]> {
  return useSubscription(
    useCallback((onValue, onError) => subscribePots(database(), uid, onValue, onError), [uid]),
  );
}

/** What the pots hold together. */
export function totalSaved(pots: readonly Pot[]): Cents {
  return pots.reduce((sum, { balance }) => addCents(sum, balance), toCents(0));
}

/** Subscribes to the latest moves of a pot, the newest first. Errors as in `subscribeQuery`. */
export function subscribePotMoves(
  db: Firestore,
  { uid, potId }: { uid: string; potId: string },
  onValue: (moves: PotMove[]) => void,
  onError: (error: BankError) => void,
): () => void {
  const moves = query(
    collection(db, 'potMoves'),
    where('uid', '==', uid),
    where('potId', '==', potId),
    orderBy('date', 'desc'),
    limit(RECENT_MOVES),
  );
  return subscribeQuery(
    moves,
    ({ docs }) =>
      docs.map((entry) => {
        const data = entry.data();
        return {
          id: entry.id,
          amount: centsOf(data.amount) ?? toCents(0),
          date: dateOf(data.date),
        };
      }),
    onValue,
    onError,
  );
}

/** The latest moves of a pot, live. */
export function usePotMoves(uid: string, potId: string): AsyncState<PotMove[]> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribePotMoves(database(), { uid, potId }, onValue, onError),
      [uid, potId],
    ),
  );
}

/**
 * What all pots of a customer held at a moment, or hold now for `null`: the sum of the moves until then, added up in the
 * database. Deleted pots were empty, and their moves stay. Throws `BankError`.
 */
export async function savedUntil(db: Firestore, uid: string, moment: Date | null): Promise<Cents> {
  const moves = query(
    collection(db, 'potMoves'),
    where('uid', '==', uid),
    where('date', '<=', moment ?? FOREVER),
    orderBy('date'),
    orderBy('amount'),
  );
  return toCents(await sumQuery(moves, 'amount'));
}

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
