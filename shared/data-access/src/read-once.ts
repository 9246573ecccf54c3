import { BankError, MAX_AMOUNT, toCents, type Cents } from '@bank/domain';
import {
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromServer,
  getDocs,
  query,
  sum,
  toBankError,
  where,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';

// One-off reads go to the server: offline, the SDK would answer from its memory cache, which may hold an
// older document or a part of a query's results. All of them throw `BankError`; offline, `network`.

/** After this time without a response, a read fails with `network`: the SDK would wait forever. */
const TIMEOUT_MS = 20_000;

function fromServer<T>(read: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new BankError('network')), TIMEOUT_MS);
    read()
      .then(resolve, (error: unknown) => reject(toBankError(error)))
      .finally(() => clearTimeout(timeout));
  });
}

/** Reads `collection/id` once; `null` if the document does not exist. */
export function readDocument(path: {
  db: Firestore;
  collection: string;
  id: string;
}): Promise<DocumentData | null> {
  return fromServer(
    async () => (await getDocFromServer(doc(path.db, path.collection, path.id))).data() ?? null,
  );
}

/** Reads the documents of a query once. */
export function readQuery(target: Query): Promise<QueryDocumentSnapshot[]> {
  return fromServer(async () => {
    const { docs, metadata } = await getDocs(target);
    if (metadata.fromCache) throw new BankError('network');
    return docs;
  });
}

/** Counts the matches in the database, without reading them. */
export function countQuery(target: Query): Promise<number> {
  return fromServer(async () => (await getCountFromServer(target)).data().count);
}

/**
 * Adds up the amounts in a field by which the query sorts, in the database, without reading the matches. Leaves out
 * what `readCents` does not read either.
 */
export function sumAmounts(target: Query, field: string): Promise<Cents> {
  const amounts = query(target, where(field, '>=', -MAX_AMOUNT), where(field, '<=', MAX_AMOUNT));
  return fromServer(async () => {
    const sums = await getAggregateFromServer(amounts, { total: sum(field) });
    return toCents(sums.data().total);
  });
}
