import { readDocument, readQuery } from '@bank/data-access';
import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';

/** Collections in which the customer has one document, whose id is the uid. */
export const SINGLE_DOCUMENTS = [
  'users',
  'emailConfirmations',
  'sessionCuts',
  'vatAttempts',
  'protections',
  'dailyTotals',
  'budgets',
  'categoryRules',
  'kycRequests',
  'loans',
  'cooldowns',
  'releasers',
] as const;

/** The rules allow at most this many known payees in one read. */
const PAGE = 100;

type Source = { db: Firestore; uid: string };
type Position = QueryDocumentSnapshot | null;

/**
 * The next page of each collection in which the customer has several documents, by id. Each query is written
 * out, because the tests of the indexes and of the export read the collection's name from the source.
 */
const PAGES = {
  transactions: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'transactions'),
      where('userId', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  withdrawals: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'withdrawals'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  labels: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'labels'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  payees: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'payees'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  plannedPayments: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'plannedPayments'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  knownPayees: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'knownPayees'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  pots: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'pots'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  potMoves: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'potMoves'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  disputes: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'disputes'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  pastRequests: ({ db, uid }: Source, after: Position) =>
    query(
      collection(db, 'pastRequests'),
      where('uid', '==', uid),
      orderBy(documentId()),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
};

type StoredDocument = { id: string; data: DocumentData };

/** The customer's documents of each collection, by id. */
export type StoredData = Record<string, StoredDocument[]>;

export type ReadOptions = {
  signal: AbortSignal;
  /** Called after each read with the number of documents so far. */
  onProgress: (count: number) => void;
};

async function* pagesOf(source: Source, pageAfter: (from: Source, after: Position) => Query) {
  let after: Position = null;
  do {
    const documents: QueryDocumentSnapshot[] = await readQuery(pageAfter(source, after));
    yield documents.map((document) => ({ id: document.id, data: document.data() }));
    after = documents.length === PAGE ? (documents.at(-1) ?? null) : null;
  } while (after !== null);
}

/**
 * Reads every document of the customer that the rules let the customer read, a hundred at a time.
 * Throws `BankError`, or the reason of the aborted `signal`.
 */
export async function readStoredData(
  source: Source,
  { signal, onProgress }: ReadOptions,
): Promise<StoredData> {
  const stored: StoredData = {};
  let count = 0;
  function add(name: string, documents: StoredDocument[]) {
    signal.throwIfAborted();
    (stored[name] ??= []).push(...documents);
    count += documents.length;
    onProgress(count);
  }
  const { db, uid } = source;
  const singles = SINGLE_DOCUMENTS.map(async (name) => {
    const data = await readDocument({ db, collection: name, id: uid });
    return [name, data ? [{ id: uid, data }] : []] as const;
  });
  for (const [name, documents] of await Promise.all(singles)) add(name, documents);
  for (const [name, pageAfter] of Object.entries(PAGES)) {
    for await (const documents of pagesOf(source, pageAfter)) add(name, documents);
  }
  return stored;
}
