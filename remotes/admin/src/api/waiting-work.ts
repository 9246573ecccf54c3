import { countQuery, readQuery } from '@bank/data-access';
import {
  collection,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from '@bank/firebase/firestore';
import { REQUEST_KINDS, type RequestKind } from './request-kind';
import { pendingOldestFirst } from './request-queue';

/** The queues of an administrator: customers' requests, and credits that another admin has to release. */
export const QUEUES = [...REQUEST_KINDS, 'creditProposals'] as const;
export type Queue = (typeof QUEUES)[number];

/** How many items wait, and since when the oldest does. */
export type Waiting = { count: number; oldest: Date | null };

const SUBMITTED: Record<Queue, string> = {
  kycRequests: 'timestamp',
  loans: 'timestamp',
  disputes: 'createdAt',
  creditProposals: 'proposedAt',
};

function pending(db: Firestore, kind: Queue): Query {
  switch (kind) {
    case 'kycRequests':
      return query(collection(db, 'kycRequests'), where('status', '==', 'pending'));
    case 'loans':
      return query(collection(db, 'loans'), where('status', '==', 'pending'));
    case 'disputes':
      return query(collection(db, 'disputes'), where('status', '==', 'pending'));
    case 'creditProposals':
      return query(collection(db, 'creditProposals'), where('status', '==', 'pending'));
  }
}

function oldestFirst(db: Firestore, kind: Queue): Query {
  const request: RequestKind | null = kind === 'creditProposals' ? null : kind;
  if (request) return pendingOldestFirst(db, request, { after: null, count: 1 });
  return query(
    collection(db, 'creditProposals'),
    where('status', '==', 'pending'),
    orderBy('proposedAt'),
    limit(1),
  );
}

async function waitingIn(db: Firestore, kind: Queue): Promise<Waiting> {
  const [count, [oldest]] = await Promise.all([
    countQuery(pending(db, kind)),
    readQuery(oldestFirst(db, kind)),
  ]);
  const submitted: unknown = oldest?.get(SUBMITTED[kind]);
  return { count, oldest: submitted instanceof Timestamp ? submitted.toDate() : null };
}

/** What waits in each queue: counted by the database, and one document read per queue. Throws `BankError`. */
export async function waitingWork(db: Firestore): Promise<Record<Queue, Waiting>> {
  const [kycRequests, loans, disputes, creditProposals] = await Promise.all([
    waitingIn(db, 'kycRequests'),
    waitingIn(db, 'loans'),
    waitingIn(db, 'disputes'),
    waitingIn(db, 'creditProposals'),
  ]);
  return { kycRequests, loans, disputes, creditProposals };
}
