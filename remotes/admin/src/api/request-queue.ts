import { subscribeQuery, textOf } from '@bank/data-access';
import { readCents, toCents, type BankError, type Cents } from '@bank/domain';
import { checkFields } from '@bank/firebase/check-fields';
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
import type { PageCursor } from './user-queries';

const QUEUE_PAGE = 20;

/** The details of a request. `image` is a `gs://` URL, or '' if none was sent. */
type RequestDetails =
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

/** A pending request. `submittedAt` also distinguishes it from a later request of the same user. */
export type PendingRequest = {
  id: string;
  uid: string;
  submittedAt: Date | null;
  details: RequestDetails;
};

export type QueueCursor = QueryDocumentSnapshot;
export type QueuePage = { requests: PendingRequest[]; next: QueueCursor | null };

const money = (value: unknown) => readCents(value) ?? toCents(0);
const date = (value: unknown) => (value instanceof Timestamp ? value.toDate() : null);

const FIELDS = {
  loans: { money: ['loanAmount'], date: ['timestamp'] },
  disputes: { text: ['uid', 'accountNumber'], money: ['amount'], date: ['createdAt'] },
  kycRequests: {
    text: ['idType', 'idNumber', 'address', 'dob', 'idImageUrl'],
    date: ['timestamp'],
  },
};

function readDetails(kind: RequestKind, data: DocumentData): RequestDetails {
  if (kind === 'loans') return { kind, amount: money(data.loanAmount) };
  if (kind === 'disputes')
    return { kind, amount: money(data.amount), accountNumber: textOf(data.accountNumber) };
  const { idType, idNumber, address, dob, idImageUrl } = data;
  return {
    kind,
    idType: textOf(idType),
    idNumber: textOf(idNumber),
    address: textOf(address),
    dob: textOf(dob),
    image: textOf(idImageUrl),
  };
}

/** Parses a stored request in any state. */
export function readRequest(kind: RequestKind, id: string, data: DocumentData): PendingRequest {
  checkFields(kind, data, FIELDS[kind]);
  return {
    id,
    uid: kind === 'disputes' ? textOf(data.uid) : id,
    submittedAt: date(kind === 'disputes' ? data.createdAt : data.timestamp),
    details: readDetails(kind, data),
  };
}

/** Pending requests, oldest first. */
export function pendingOldestFirst(
  db: Firestore,
  kind: RequestKind,
  { after, count }: PageCursor,
): Query {
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
 * Subscribes to one page of the pending requests of a kind, oldest first. Errors as `subscribeQuery`. Returns
 * the unsubscribe function.
 */
export function subscribeQueue(
  db: Firestore,
  kind: RequestKind,
  after: QueueCursor | null,
  onValue: (page: QueuePage) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    pendingOldestFirst(db, kind, { after, count: QUEUE_PAGE + 1 }),
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
