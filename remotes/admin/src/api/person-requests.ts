import type { BankError, RequestState } from '@bank/domain';
import {
  pastRequestsQuery,
  readRequestState,
  subscribeDocument,
  subscribeQuery,
  type ArchivedKind,
} from '@bank/data-access';
import { collection, limit, orderBy, query, where, type Firestore } from '@bank/firebase/firestore';
import { readRequest, type PendingRequest } from './request-queue';

/** A user's request in any state. */
export type PersonRequest = PendingRequest & { state: RequestState };

const MAX_REQUESTS = 50;

/** Subscribes to a user's current identity request or loan application. */
export function subscribeCurrentRequest(
  db: Firestore,
  kind: ArchivedKind,
  uid: string,
  onValue: (requests: PersonRequest[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeDocument(
    { db, collection: kind, id: uid },
    (data) => ({ ...readRequest(kind, uid, data), state: readRequestState(data, 'timestamp') }),
    { onValue: (request) => onValue(request ? [request] : []), onError },
  );
}

/** Subscribes to a user's archived requests: those decided before the current one. */
export function subscribeArchivedRequests(
  db: Firestore,
  kind: ArchivedKind,
  uid: string,
  onValue: (requests: PersonRequest[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    pastRequestsQuery(db, kind, uid),
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

/** Subscribes to a user's disputes, newest first. */
export function subscribeDisputes(
  db: Firestore,
  uid: string,
  onValue: (requests: PersonRequest[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(
      collection(db, 'disputes'),
      where('uid', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(MAX_REQUESTS),
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
