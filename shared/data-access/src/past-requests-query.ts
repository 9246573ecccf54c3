import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from '@bank/firebase/firestore';

/** Collections in which a user has at most one current request; decided ones are archived. */
export type ArchivedKind = 'kycRequests' | 'loans';

const MAX_REQUESTS = 50;

/** Queries a user's archived requests of one kind, the latest decision first. */
export function pastRequestsQuery(db: Firestore, kind: ArchivedKind, uid: string): Query {
  return query(
    collection(db, 'pastRequests'),
    where('uid', '==', uid),
    where('kind', '==', kind),
    orderBy('reviewedAt', 'desc'),
    limit(MAX_REQUESTS),
  );
}
