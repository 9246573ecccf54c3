import {
  pastRequestsQuery,
  subscribeQuery,
  useSubscription,
  type ArchivedKind,
  type AsyncState,
} from '@bank/data-access';
import { BankError } from '@bank/domain';
import {
  database,
  doc,
  type DatabaseTransaction,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';

/**
 * Copies a decided request to `pastRequests` before a new one overwrites it in the same transaction;
 * the security rules deny the new one otherwise. Throws `BankError('conflict')` if the stored request
 * is still pending.
 */
export function archiveRequest(
  transaction: DatabaseTransaction,
  { db, kind, uid }: { db: Firestore; kind: ArchivedKind; uid: string },
  stored: DocumentData,
): void {
  if (typeof stored.auditId !== 'string') throw new BankError('conflict');
  transaction.set(doc(db, 'pastRequests', stored.auditId), { ...stored, uid, kind });
}

/**
 * Subscribes to a user's archived requests of one kind, the latest decision first, without the current
 * request. Returns the unsubscribe function.
 */
export function watchPastRequests<T>(
  { db, kind, uid }: { db: Firestore; kind: ArchivedKind; uid: string },
  read: (data: DocumentData) => T,
  onValue: (requests: T[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    pastRequestsQuery(db, kind, uid),
    ({ docs }) => docs.map((document) => read(document.data())),
    onValue,
    onError,
    'cache',
  );
}

/** A user's archived requests, live, the latest decision first. `read` must be a stable function. */
export function usePastRequests<T>(
  uid: string,
  kind: ArchivedKind,
  read: (data: DocumentData) => T,
): AsyncState<T[]> {
  return useSubscription(
    useCallback(
      (onValue, onError) =>
        watchPastRequests({ db: database(), kind, uid }, read, onValue, onError),
      [uid, kind, read],
    ),
  );
}
