import {
  readRequestState,
  useSubscription,
  subscribeDocument,
  subscribeQuery,
  type AsyncState,
  textOf,
} from '@bank/data-access';
import { type BankError, readCents, toCents, type Cents, type RequestState } from '@bank/domain';
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

/** A filed dispute, read from `disputes/{reference}` (specification, section 3). */
export type FiledDispute = RequestState & {
  reference: string;
  amount: Cents;
  accountNumber: string;
};

const MAX_DISPUTES = 50;
const REFERENCE = /^REF-[A-Z0-9]{9}$/;

const FIELDS = {
  text: ['referenceNumber', 'accountNumber', 'status', 'reason'],
  money: ['amount'],
  date: ['createdAt'],
};

function readDispute(data: DocumentData): FiledDispute {
  checkFields('disputes', data, FIELDS);
  return {
    ...readRequestState(data, 'createdAt'),
    reference: textOf(data.referenceNumber),
    amount: readCents(data.amount) ?? toCents(0),
    accountNumber: textOf(data.accountNumber),
  };
}

/** Subscribes to a user's disputes, newest first. Returns the unsubscribe function. */
export function subscribeDisputes(
  db: Firestore,
  uid: string,
  onValue: (disputes: FiledDispute[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(
      collection(db, 'disputes'),
      where('uid', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(MAX_DISPUTES),
    ),
    ({ docs }) => docs.map((document) => readDispute(document.data())),
    onValue,
    onError,
    'cache',
  );
}

/**
 * Subscribes to a dispute; `null` if the user has none with that reference. The rules deny another user's
 * dispute, which looks the same as a missing one. Returns the unsubscribe function.
 */
export function subscribeDispute(
  db: Firestore,
  reference: string,
  onValue: (dispute: FiledDispute | null) => void,
  onError: (error: BankError) => void,
): () => void {
  if (!REFERENCE.test(reference)) {
    onValue(null);
    return () => {};
  }
  return subscribeDocument({ db, collection: 'disputes', id: reference }, readDispute, {
    onValue,
    onError: (error) => (error.code === 'permission-denied' ? onValue(null) : onError(error)),
  });
}

/** Subscribes to a user's disputes, newest first. */
export function useDisputes(uid: string): AsyncState<FiledDispute[]> {
  return useSubscription(
    useCallback((onValue, onError) => subscribeDisputes(database(), uid, onValue, onError), [uid]),
  );
}

/** Subscribes to one dispute of the signed-in user. */
export function useDispute(reference: string): AsyncState<FiledDispute | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeDispute(database(), reference, onValue, onError),
      [reference],
    ),
  );
}
