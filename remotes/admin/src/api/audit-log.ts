import { readQuery, subscribeQuery, textOf } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';
import type { AuditAction } from './audited-commit';

const AUDIT_PAGE = 25;
/** The most entries in an exported file, and how many are read at a time. */
const MAX_EXPORTED = 5000;
const EXPORT_BATCH_SIZE = 500;

/** A field that is `null` does not filter. `until` is exclusive. */
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
  /** The id of a dispute or a proposal. */
  reference: string | null;
  /** For a released credit: the admin who proposed it. */
  proposedBy: string | null;
  at: Date | null;
};

export type AuditCursor = QueryDocumentSnapshot;
export type AuditPage = { entries: AuditEntry[]; next: AuditCursor | null };

function readEntry(entry: QueryDocumentSnapshot): AuditEntry {
  const data = entry.data();
  return {
    id: entry.id,
    by: textOf(data.by),
    uid: textOf(data.uid),
    action: textOf(data.action),
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

/**
 * Subscribes to one page of the audit log, newest first. Errors as `subscribeQuery`. Returns the unsubscribe
 * function.
 */
export function subscribeAuditLog(
  db: Firestore,
  filter: AuditFilter,
  after: AuditCursor | null,
  onValue: (page: AuditPage) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    newestFirst(db, filter, after, AUDIT_PAGE + 1),
    ({ docs }) => ({
      entries: docs.slice(0, AUDIT_PAGE).map(readEntry),
      next: docs.length > AUDIT_PAGE ? (docs[AUDIT_PAGE - 1] ?? null) : null,
    }),
    onValue,
    onError,
  );
}

/**
 * Reads the entries for an export. `isComplete` is false if they exceed the maximum. Throws `BankError`.
 */
export async function fetchAuditLog(
  db: Firestore,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; isComplete: boolean }> {
  const entries: AuditEntry[] = [];
  let after: AuditCursor | null = null;
  while (entries.length < MAX_EXPORTED) {
    const docs: QueryDocumentSnapshot[] = await readQuery(
      newestFirst(db, filter, after, EXPORT_BATCH_SIZE),
    );
    entries.push(...docs.map(readEntry));
    after = docs.at(-1) ?? null;
    if (docs.length < EXPORT_BATCH_SIZE) return { entries, isComplete: true };
  }
  return { entries, isComplete: false };
}
