import type { BankError, RequestState } from '@bank/domain';
import { readRequestState, watchDocument } from '@bank/data-access';
import { collection, limit, orderBy, query, where, type Firestore } from '@bank/firebase/firestore';
import { readRequest, type PendingRequest } from './request-queue';
import { watchQuery } from './watch-query';

/** A request of a person's, whatever has become of it. */
export type PersonRequest = PendingRequest & { state: RequestState };

const MOST = 50;

/** Tells of a person's present identity request or application, now and at each change. */
export function watchPresent(
  db: Firestore,
  kind: 'kycRequests' | 'loans',
  uid: string,
  onValue: (requests: PersonRequest[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return watchDocument(
    { db, collection: kind, id: uid },
    (data) => ({ ...readRequest(kind, uid, data), state: readRequestState(data, 'timestamp') }),
    { onValue: (request) => onValue(request ? [request] : []), onError },
  );
}

/** Tells of those that had been decided before the present ones, now and at each change. */
export function watchPast(
  db: Firestore,
  kind: 'kycRequests' | 'loans',
  uid: string,
  onValue: (requests: PersonRequest[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return watchQuery(
    query(
      collection(db, 'pastRequests'),
      where('uid', '==', uid),
      where('kind', '==', kind),
      orderBy('reviewedAt', 'desc'),
      limit(MOST),
    ),
    ({ docs }) =>
      docs.map((past) => ({
        ...readRequest(kind, uid, past.data()),
        id: past.id,
        state: readRequestState(past.data(), 'timestamp'),
      })),
    onValue,
    onError,
  );
}

/** Tells of a person's disputes, the newest first, now and at each change. */
export function watchDisputes(
  db: Firestore,
  uid: string,
  onValue: (requests: PersonRequest[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return watchQuery(
    query(
      collection(db, 'disputes'),
      where('uid', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(MOST),
    ),
    ({ docs }) =>
      docs.map((dispute) => ({
        ...readRequest('disputes', dispute.id, dispute.data()),
        state: readRequestState(dispute.data(), 'createdAt'),
      })),
    onValue,
    onError,
  );
}
