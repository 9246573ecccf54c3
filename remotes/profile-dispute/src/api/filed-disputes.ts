import {
  readRequestState,
  useSubscription,
  subscribeDocument,
  type AsyncState,
} from '@bank/data-access';
import { BankError, toCents, type Cents, type RequestState } from '@bank/domain';
import {
  collection,
  database,
  limit,
  onSnapshot,
  orderBy,
  query,
  toBankError,
  where,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** A dispute that was filed, read from `disputes/{reference}` (section 3). */
export type FiledDispute = RequestState & {
  reference: string;
  amount: Cents;
  accountNumber: string;
};

const COUNT = 50;
const REFERENCE = /^REF-[A-Z0-9]{9}$/;

function readDispute(data: DocumentData): FiledDispute {
  return {
    ...readRequestState(data, 'createdAt'),
    reference: String(data.referenceNumber),
    amount: toCents(typeof data.amount === 'number' ? data.amount : 0),
    accountNumber: String(data.accountNumber),
  };
}

/** Tells of a person's disputes, newest first, now and at each change. Returns what ends it. */
export function watchDisputes(
  db: Firestore,
  uid: string,
  onValue: (disputes: FiledDispute[]) => void,
  onError: (error: BankError) => void,
): () => void {
  const newestFirst = query(
    collection(db, 'disputes'),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(COUNT),
  );
  return onSnapshot(
    newestFirst,
    // Without the metadata changes, "there are none" from the server is not told after "none here".
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) onError(new BankError('network'));
      else onValue(snapshot.docs.map((document) => readDispute(document.data())));
    },
    (error) => onError(toBankError(error)),
  );
}

/**
 * Tells of a dispute now and at each change; `null` where the person has none of that reference: the
 * rules deny another's, and whose it is, is nobody's business. Returns what ends it.
 */
export function watchDispute(
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

/** A person's disputes, live, newest first. */
export function useDisputes(uid: string): AsyncState<FiledDispute[]> {
  return useSubscription(
    useCallback((onValue, onError) => watchDisputes(database(), uid, onValue, onError), [uid]),
  );
}

/** One dispute of the person who is signed in, live. */
export function useDispute(reference: string): AsyncState<FiledDispute | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => watchDispute(database(), reference, onValue, onError),
      [reference],
    ),
  );
}
