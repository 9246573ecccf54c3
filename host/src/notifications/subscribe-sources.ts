import {
  readRequestState,
  subscribeDocument,
  subscribeProtection,
  subscribeQuery,
  textOf,
} from '@bank/data-access';
import { dayOf, readCents, type BankError, type Protection, type Transaction } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  toTransaction,
  toUserProfile,
  where,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { MAX_ENTRIES } from './entries';
import type {
  DecidedRequest,
  DuePayment,
  NotificationSources,
  RequestKind,
} from './notification-sources';

/** What each subscription has reported. */
type Parts = {
  currency: string;
  kyc: DecidedRequest[];
  loan: DecidedRequest[];
  archived: DecidedRequest[];
  disputes: DecidedRequest[];
  credits: Transaction[];
  due: DuePayment[];
  protection: Protection | null;
};

const PARTS = [
  'currency',
  'kyc',
  'loan',
  'archived',
  'disputes',
  'credits',
  'due',
  'protection',
] as const;

function isComplete(parts: Partial<Parts>): parts is Parts {
  return PARTS.every((name) => name in parts);
}

function readRequest(kind: RequestKind, data: DocumentData): DecidedRequest {
  return {
    ...readRequestState(data, kind === 'dispute' ? 'createdAt' : 'timestamp'),
    kind,
    amount: kind === 'loan' ? readCents(data.loanAmount) : null,
    reference: kind === 'dispute' ? textOf(data.referenceNumber) : null,
  };
}

function readDue(id: string, { name, amount, next }: DocumentData): DuePayment[] {
  const [cents, due] = [readCents(amount), textOf(next)];
  const isReadable = cents !== null && !Number.isNaN(Date.parse(due));
  return isReadable ? [{ id, name: textOf(name), amount: cents, due }] : [];
}

/**
 * Subscribes to the documents that the entries are derived from: four single documents, and the newest
 * `MAX_ENTRIES` of four queries. The first value comes when all of them are known. Calls `onError` as
 * `subscribeDocument` and `subscribeQuery`. Returns the unsubscribe function.
 */
export function subscribeSources(
  db: Firestore,
  uid: string,
  onValue: (sources: NotificationSources) => void,
  onError: (error: BankError) => void,
): () => void {
  const parts: Partial<Parts> = {};
  function setPart<Name extends keyof Parts>(name: Name) {
    return (value: Parts[Name]) => {
      parts[name] = value;
      if (!isComplete(parts)) return;
      const { currency, kyc, loan, archived, disputes, credits, due, protection } = parts;
      const requests = [...kyc, ...loan, ...archived, ...disputes];
      onValue({ requests, credits, due, protection, currency });
    };
  }
  const subscribeRequest = (kind: 'kyc' | 'loan', of: string) =>
    subscribeDocument({ db, collection: of, id: uid }, (data) => [readRequest(kind, data)], {
      onValue: (requests) => setPart(kind)(requests ?? []),
      onError,
    });
  const subscriptions = [
    // The session listens to the account, too: Firestore reads it once.
    subscribeDocument(
      { db, collection: 'users', id: uid },
      (data) => toUserProfile(uid, data).country,
      { onValue: (currency) => setPart('currency')(currency ?? ''), onError },
    ),
    subscribeRequest('kyc', 'kycRequests'),
    subscribeRequest('loan', 'loans'),
    subscribeProtection(db, uid, setPart('protection'), onError),
    subscribeQuery(
      query(
        collection(db, 'pastRequests'),
        where('uid', '==', uid),
        where('kind', 'in', ['kycRequests', 'loans']),
        orderBy('reviewedAt', 'desc'),
        limit(MAX_ENTRIES),
      ),
      ({ docs }) =>
        docs.map((document) => {
          const data = document.data();
          return readRequest(data.kind === 'loans' ? 'loan' : 'kyc', data);
        }),
      setPart('archived'),
      onError,
    ),
    // Without a decision, a dispute has no `reviewedAt` and does not match.
    subscribeQuery(
      query(
        collection(db, 'disputes'),
        where('uid', '==', uid),
        orderBy('reviewedAt', 'desc'),
        limit(MAX_ENTRIES),
      ),
      ({ docs }) => docs.map((document) => readRequest('dispute', document.data())),
      setPart('disputes'),
      onError,
    ),
    // Also ordered by the amount, to use an index of the transaction list.
    subscribeQuery(
      query(
        collection(db, 'transactions'),
        where('userId', '==', uid),
        where('type', 'in', ['send_money', 'send_loan']),
        orderBy('date', 'desc'),
        orderBy('amount', 'desc'),
        limit(MAX_ENTRIES),
      ),
      ({ docs }) => docs.map((document) => toTransaction(document.id, document.data())),
      setPart('credits'),
      onError,
    ),
    // Paid and skipped single payments have no `next` and do not match. What is due tomorrow shows at the next visit.
    subscribeQuery(
      query(
        collection(db, 'plannedPayments'),
        where('uid', '==', uid),
        where('next', '<=', dayOf(new Date())),
        orderBy('next', 'desc'),
        limit(MAX_ENTRIES),
      ),
      ({ docs }) => docs.flatMap((document) => readDue(document.id, document.data())),
      setPart('due'),
      onError,
    ),
  ];
  return () => subscriptions.forEach((unsubscribe) => unsubscribe());
}
