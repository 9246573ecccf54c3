import type { BankError } from '@bank/domain';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  toBankError,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';
import type { AuditAction } from './audited-commit';
import { watchQuery } from './watch-query';

const AUDIT_PAGE = 25;
/** How many entries a file has at most, and how many are read at a time. */
const MOST_EXPORTED = 5000;
const BATCH = 500;

/** Which entries. `null`: any. `until` is the first moment after. */
export type AuditFilter = {
  by: string | null;
  uid: string | null;
  action: AuditAction | null;
  from: Date | null;
  until: Date | null;
};

export type AuditEntry = {
  id: string;
  by: string;
  uid: string;
  action: string;
  before: unknown;
  after: unknown;
  /** Of a dispute or a proposal. */
  reference: string | null;
  /** Of a released credit. */
  proposedBy: string | null;
  at: Date | null;
};

export type AuditCursor = QueryDocumentSnapshot;
export type AuditPage = { entries: AuditEntry[]; next: AuditCursor | null };

function readEntry(entry: QueryDocumentSnapshot): AuditEntry {
  const data = entry.data();
  return {
    id: entry.id,
    by: String(data.by),
    uid: String(data.uid),
    action: String(data.action),
    before: data.before as unknown,
    after: data.after as unknown,
    reference: typeof data.reference === 'string' ? data.reference : null,
    proposedBy: typeof data.proposedBy === 'string' ? data.proposedBy : null,
    at: data.at instanceof Timestamp ? data.at.toDate() : null,
  };
}

function newestFirst(
  db: Firestore,
  { by, uid, action, from, until }: AuditFilter,
  after: AuditCursor | null,
  count: number,
): Query {
  return query(
    collection(db, 'auditLog'),
    ...(by === null ? [] : [where('by', '==', by)]),
    ...(uid === null ? [] : [where('uid', '==', uid)]),
    ...(action === null ? [] : [where('action', '==', action)]),
    ...(from === null ? [] : [where('at', '>=', Timestamp.fromDate(from))]),
    ...(until === null ? [] : [where('at', '<', Timestamp.fromDate(until))]),
    orderBy('at', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(count),
  );
}

/** Tells of one page of the log, the newest first, now and at each change. Errors as `watchQuery`. */
export function watchAuditLog(
  db: Firestore,
  filter: AuditFilter,
  after: AuditCursor | null,
  onValue: (page: AuditPage) => void,
  onError: (error: BankError) => void,
): () => void {
  return watchQuery(
    newestFirst(db, filter, after, AUDIT_PAGE + 1),
    ({ docs }) => ({
      entries: docs.slice(0, AUDIT_PAGE).map(readEntry),
      next: docs.length > AUDIT_PAGE ? (docs[AUDIT_PAGE - 1] ?? null) : null,
    }),
    onValue,
    onError,
  );
}

/** The entries for a file; `isWhole` is false where there are more than it takes. Throws `BankError`. */
export async function fetchAuditLog(
  db: Firestore,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; isWhole: boolean }> {
  const entries: AuditEntry[] = [];
  let after: AuditCursor | null = null;
  try {
    while (entries.length < MOST_EXPORTED) {
      const { docs }: { docs: QueryDocumentSnapshot[] } = await getDocs(
        newestFirst(db, filter, after, BATCH),
      );
      entries.push(...docs.map(readEntry));
      after = docs.at(-1) ?? null;
      if (docs.length < BATCH) return { entries, isWhole: true };
    }
    return { entries, isWhole: false };
  } catch (error) {
    throw toBankError(error);
  }
}
