import { BankError } from '@bank/domain';
import { emulatorAddresses, firebaseApp, isFirestoreOpen } from './app';
import { appCheckHeaders } from './app-check-headers';
import { auth } from './auth';
import { toBankError } from './errors';
import { readFields } from './rest-values';

declare const process: { env: { BANK_BACKEND?: string; BANK_APP_CHECK_KEY?: string } };

export { isFirestoreOpen };

/** What a first look finds: a document's id and its fields. */
export type RestDocument = { id: string; fields: Record<string, unknown> };

type RestDocumentJson = { name: string; fields?: Parameters<typeof readFields>[0] };

/** Host and remote open one after the other and look at the same: within this time, once. Milliseconds. */
const SHARED_FOR = 10_000;
const looks = new Map<string, Promise<unknown>>();

function origin(): string {
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) return `http://${emulators.host}:${emulators.firestore}`;
  }
  return 'https://firestore.googleapis.com';
}

function documents(): string {
  return `projects/${firebaseApp().options.projectId}/databases/(default)/documents`;
}

/** By methods that answer with what there is: a browser reports it as an error if an address is not there. */
async function ask(method: 'batchGet' | 'runQuery' | 'commit', request: object): Promise<unknown> {
  const user = auth().currentUser;
  if (!user) throw new BankError('unauthenticated');
  try {
    const token = await user.getIdToken();
    const headers = { Authorization: `Bearer ${token}` };
    if (process.env.BANK_APP_CHECK_KEY) Object.assign(headers, await appCheckHeaders());
    const response = await fetch(`${origin()}/v1/${documents()}:${method}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
      cache: 'no-store',
      // A report is also written as the page is left.
      keepalive: method === 'commit',
    });
    if (response.ok) return (await response.json()) as unknown;
    throw new BankError(response.status === 403 ? 'permission-denied' : 'unknown');
  } catch (error) {
    // `fetch` says nothing more of a connection that is not there.
    throw error instanceof TypeError
      ? new BankError('network', { cause: error })
      : toBankError(error);
  }
}

function once(...request: Parameters<typeof ask>): Promise<unknown> {
  const key = `${auth().currentUser?.uid} ${JSON.stringify(request)}`;
  const underWay = looks.get(key);
  if (underWay) return underWay;
  const look = ask(...request);
  looks.set(key, look);
  const forget = () => looks.delete(key);
  setTimeout(forget, SHARED_FOR);
  look.catch(forget);
  return look;
}

function found({ name, fields }: RestDocumentJson): RestDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: readFields(fields) };
}

/**
 * Reads one document without the database's SDK, whose hundred kilobytes the first screen need not
 * wait for; `null`: there is none. The rules decide as always. Throws `BankError`.
 */
export async function fetchDocument(collection: string, id: string): Promise<RestDocument | null> {
  const answers = await once('batchGet', { documents: [`${documents()}/${collection}/${id}`] });
  const [document] = (answers as { found?: RestDocumentJson }[]).flatMap(
    (answer) => answer.found ?? [],
  );
  return document ? found(document) : null;
}

/** Which documents of a collection are read: by `newestBy`, a time, downwards. */
export type NewestQuery = {
  /** Only those whose field has this value. */
  where?: { field: string; value: string };
  newestBy: string;
  /** Only those at or after this time. */
  since?: Date;
  /** At most this many. */
  count: number;
};

const allOf = (filters: readonly object[]) => ({
  compositeFilter: { op: 'AND', filters: filters.map((fieldFilter) => ({ fieldFilter })) },
});

function newestQuery(collection: string, { where, newestBy, since, count }: NewestQuery): object {
  const filters = [
    where && { field: { fieldPath: where.field }, op: 'EQUAL', value: newValue(where.value) },
    since && {
      field: { fieldPath: newestBy },
      op: 'GREATER_THAN_OR_EQUAL',
      value: newValue({ time: since.toISOString() }),
    },
  ].filter((filter) => filter !== undefined);
  return {
    structuredQuery: {
      from: [{ collectionId: collection }],
      // Firestore refuses an empty list of filters.
      ...(filters.length > 0 && { where: allOf(filters) }),
      orderBy: [{ field: { fieldPath: newestBy }, direction: 'DESCENDING' }],
      limit: count,
    },
  };
}

function foundAll(answers: unknown): RestDocument[] {
  return (answers as { document?: RestDocumentJson }[])
    .flatMap(({ document }) => document ?? [])
    .map(found);
}

/** As `fetchDocument`, the newest documents of a collection. Throws `BankError`. */
export async function fetchNewest(
  collection: string,
  newest: NewestQuery,
): Promise<RestDocument[]> {
  return foundAll(await once('runQuery', newestQuery(collection, newest)));
}

/**
 * The newest documents of a collection, read once and not from a cache. Meant for long lists that
 * need no updates: they don't occupy the SDK's stream. Throws `BankError`.
 */
export async function fetchNewestUncached(
  collection: string,
  newest: NewestQuery,
): Promise<RestDocument[]> {
  return foundAll(await ask('runQuery', newestQuery(collection, newest)));
}

/** A value that a document can be created with; a time is an ISO 8601 text. */
export type NewValue = string | number | { time: string };

function newValue(value: NewValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  return { timestampValue: value.time };
}

/**
 * Creates a document whose field `at` is the server's time, without the database's SDK. Rejects with
 * `BankError` if there is one already.
 */
export async function createDocument(
  collection: string,
  id: string,
  fields: Readonly<Record<string, NewValue>>,
): Promise<void> {
  const encoded = Object.entries(fields).map(([name, value]) => [name, newValue(value)]);
  const update = {
    name: `${documents()}/${collection}/${id}`,
    fields: Object.fromEntries(encoded) as unknown,
  };
  const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
  const write = { update, updateTransforms, currentDocument: { exists: false } };
  await ask('commit', { writes: [write] });
}
