import { decodeDocument } from '@bank/contracts';
import { type Snapshot, type Fields, type Documents, COLLECTIONS } from './snapshot';

const PAGE = 20_000;

/** A project of the Firestore emulator, accessed as owner: the rules are bypassed. */
export type Database = { host: string; projectId: string };

const ATTEMPTS = 5;

/** The emulator keeps old versions only for a short time, which a slow read may exceed. */
export class ExpiredTransaction extends Error {}

/**
 * Reads a consistent snapshot of all collections in one read-only transaction, while clients write.
 * Retries if the transaction expires.
 */
export async function readSnapshot(database: Database, attempts = ATTEMPTS): Promise<Snapshot> {
  try {
    return await readAtOnce(database);
  } catch (error) {
    if (!(error instanceof ExpiredTransaction) || attempts === 1) throw error;
    return readSnapshot(database, attempts - 1);
  }
}

async function readAtOnce(database: Database): Promise<Snapshot> {
  const transaction = await begin(database);
  const tables: [string, Documents][] = [];
  for (const name of COLLECTIONS) tables.push([name, await readTable(database, name, transaction)]);
  return Object.fromEntries(tables) as Snapshot;
}

async function begin(database: Database): Promise<string> {
  const answer = await ask(database, ':beginTransaction', { options: { readOnly: {} } });
  return (answer as { transaction: string }).transaction;
}

async function readTable(
  database: Database,
  name: string,
  transaction: string,
): Promise<Documents> {
  const table = new Map<string, Fields>();
  let last: string | undefined;
  let read: number;
  do {
    const startAt = last && { values: [{ referenceValue: last }], before: false };
    const structuredQuery = {
      from: [{ collectionId: name }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: PAGE,
      ...(startAt && { startAt }),
    };
    const rows = await ask(database, ':runQuery', { structuredQuery, transaction });
    const documents = (rows as { document?: { name: string } }[]).flatMap(
      ({ document }) => document ?? [],
    );
    for (const document of documents) {
      last = document.name;
      table.set(last.slice(last.lastIndexOf('/') + 1), decodeDocument(document));
    }
    read = documents.length;
  } while (read === PAGE);
  return table;
}

async function ask({ host, projectId }: Database, method: string, body: object): Promise<unknown> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${documents}${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  const text = await response.text();
  const Failure = text.includes('Transaction is invalid or closed') ? ExpiredTransaction : Error;
  throw new Failure(`${method} answered ${response.status}: ${text}`);
}
