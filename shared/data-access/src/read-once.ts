import { BankError } from '@bank/domain';
import {
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromServer,
  getDocs,
  sum,
  toBankError,
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

/** Adds up a field of the matches in the database, without reading them. */
export function sumQuery(target: Query, field: string): Promise<number> {
  return fromServer(
    async () => (await getAggregateFromServer(target, { total: sum(field) })).data().total,
  );
}
