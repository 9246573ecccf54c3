import { toCents, type BankError, type Cents } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';
import type { RequestKind } from './request-kind';
import type { Place } from './user-queries';
import { watchQuery } from './watch-query';

const QUEUE_PAGE = 20;

/** What is asked for; `image` is a `gs://` address, or '' where none was sent. */
type Asked =
  | {
      kind: 'kycRequests';
      idType: string;
      idNumber: string;
      address: string;
      dob: string;
      image: string;
    }
  | { kind: 'loans'; amount: Cents }
  | { kind: 'disputes'; amount: Cents; accountNumber: string };

/** A request that waits. `submittedAt` also tells a later request of the same person apart. */
export type PendingRequest = { id: string; uid: string; submittedAt: Date | null; asked: Asked };

export type QueueCursor = QueryDocumentSnapshot;
export type QueuePage = { requests: PendingRequest[]; next: QueueCursor | null };

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const money = (value: unknown) => toCents(typeof value === 'number' ? value : 0);
const date = (value: unknown) => (value instanceof Timestamp ? value.toDate() : null);

function askedOf(kind: RequestKind, data: DocumentData): Asked {
  if (kind === 'loans') return { kind, amount: money(data.loanAmount) };
  if (kind === 'disputes')
    return { kind, amount: money(data.amount), accountNumber: text(data.accountNumber) };
  const { idType, idNumber, address, dob, idImageUrl } = data;
  return {
    kind,
    idType: text(idType),
    idNumber: text(idNumber),
    address: text(address),
    dob: text(dob),
    image: text(idImageUrl),
  };
}

/** A stored request, whatever has become of it. */
export function readRequest(kind: RequestKind, id: string, data: DocumentData): PendingRequest {
  return {
    id,
    uid: kind === 'disputes' ? text(data.uid) : id,
    submittedAt: date(kind === 'disputes' ? data.createdAt : data.timestamp),
    asked: askedOf(kind, data),
  };
}

/** Requests that wait, the oldest first. */
export function oldestFirst(db: Firestore, kind: RequestKind, { after, count }: Place): Query {
  switch (kind) {
    case 'kycRequests':
      return query(
        collection(db, 'kycRequests'),
        where('status', '==', 'pending'),
        orderBy('timestamp'),
        ...(after ? [startAfter(after)] : []),
        limit(count),
      );
    case 'loans':
      return query(
        collection(db, 'loans'),
        where('status', '==', 'pending'),
        orderBy('timestamp'),
        ...(after ? [startAfter(after)] : []),
        limit(count),
      );
    case 'disputes':
      return query(
        collection(db, 'disputes'),
        where('status', '==', 'pending'),
        orderBy('createdAt'),
        ...(after ? [startAfter(after)] : []),
        limit(count),
      );
  }
}

/**
 * Tells of the requests of a kind that wait, the oldest first, now and at each change. Errors as
 * `watchQuery`. Returns what ends it.
 */
export function watchQueue(
  db: Firestore,
  kind: RequestKind,
  after: QueueCursor | null,
  onValue: (page: QueuePage) => void,
  onError: (error: BankError) => void,
): () => void {
  return watchQuery(
    oldestFirst(db, kind, { after, count: QUEUE_PAGE + 1 }),
    ({ docs }) => {
      const page = docs.slice(0, QUEUE_PAGE);
      return {
        requests: page.map((request) => readRequest(kind, request.id, request.data())),
        next: docs.length > QUEUE_PAGE ? (page.at(-1) ?? null) : null,
      };
    },
    onValue,
    onError,
  );
}
