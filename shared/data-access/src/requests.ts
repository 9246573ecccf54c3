import { BankError, type RequestState } from '@bank/domain';
import {
  collection,
  database,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  toBankError,
  where,
  type DatabaseTransaction,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { useSubscription, type AsyncState } from './use-subscription';

/** The kinds of request of which a person has one at a time. */
export type ArchivedKind = 'kycRequests' | 'loans';

const COUNT = 50;

function dateOf(value: unknown): Date | null {
  const hasDate = typeof value === 'object' && value !== null && 'toDate' in value;
  const date: unknown = hasDate && typeof value.toDate === 'function' ? value.toDate() : null;
  return date instanceof Date ? date : null;
}

/** The steps of a request, read from its document (section 3); `submitted` names its first time. */
export function readRequestState(
  data: DocumentData,
  submitted: 'timestamp' | 'createdAt',
): RequestState {
  return {
    status: String(data.status),
    submittedAt: dateOf(data[submitted]),
    decidedAt: dateOf(data.reviewedAt),
    reason: typeof data.reason === 'string' ? data.reason : null,
  };
}

/**
 * Keeps a decided request, as it is stored, beside the one that takes its place in the same
 * transaction: without it the rules deny that one. Throws `BankError('conflict')` for a request that
 * nobody has decided.
 */
export function archiveRequest(
  transaction: DatabaseTransaction,
  place: { db: Firestore; kind: ArchivedKind; uid: string },
  stored: DocumentData,
): void {
  const { db, kind, uid } = place;
  if (typeof stored.auditId !== 'string') throw new BankError('conflict');
  transaction.set(doc(db, 'pastRequests', stored.auditId), { ...stored, uid, kind });
}

/**
 * Tells of a person's earlier requests of a kind, the last decided first, now and at each change; the
 * present one is not among them. Returns what ends it.
 */
export function watchPastRequests<T>(
  place: { db: Firestore; kind: ArchivedKind; uid: string },
  read: (data: DocumentData) => T,
  onValue: (requests: T[]) => void,
  onError: (error: BankError) => void,
): () => void {
  const lastFirst = query(
    collection(place.db, 'pastRequests'),
    where('uid', '==', place.uid),
    where('kind', '==', place.kind),
    orderBy('reviewedAt', 'desc'),
    limit(COUNT),
  );
  return onSnapshot(
    lastFirst,
    // Without the metadata changes, "there are none" from the server is not told after "none here".
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) onError(new BankError('network'));
      else onValue(snapshot.docs.map((document) => read(document.data())));
    },
    (error) => onError(toBankError(error)),
  );
}

/** A person's earlier requests of a kind, live, the last decided first. `read` stays the same. */
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
