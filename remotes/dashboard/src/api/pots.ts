import { addCents, readCents, toCents, type BankError, type Cents } from '@bank/domain';
import {
  dateOf,
  subscribeQuery,
  useSubscription,
  type AsyncState,
  textOf,
} from '@bank/data-access';
import { checkFields } from '@bank/firebase/check-fields';
import {
  collection,
  database,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** `target`: what the customer wants to save, or `null`. */
export type Pot = { id: string; name: string; target: Cents | null; balance: Cents };

/** Money that went to a pot, or came back from it if `amount` is negative. */
export type PotMove = { id: string; amount: Cents; date: Date | null };

/** The most pots that are shown. */
export const MAX_POTS = 20;
/** The moves of a pot that are shown. */
const RECENT_MOVES = 10;

/** Converts `pots/{id}`. */
export function toPot(id: string, data: DocumentData): Pot {
  checkFields('pots', data, { text: ['name'], money: ['target', 'balance'] });
  return {
    id,
    name: textOf(data.name),
    target: readCents(data.target),
    balance: readCents(data.balance) ?? toCents(0),
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
          amount: readCents(data.amount) ?? toCents(0),
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
