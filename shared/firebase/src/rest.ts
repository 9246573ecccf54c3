import { BankError } from '@bank/domain';
import { appCheckHeaders } from './app-check-headers';
import { currentToken, isVerified } from './auth';
import { toBankError } from './errors';
import {
  emulatorAddresses,
  firebaseProject,
  isFirestoreOpen as hasFirestore,
  markRead,
} from './project';
import { readFields } from './rest-values';

declare const process: { env: { BANK_BACKEND?: string; BANK_APP_CHECK_KEY?: string } };

/** Whether Firestore answers sooner than REST: it is open, and does not wait for the session to be verified. */
export function isFirestoreOpen(): boolean {
  return hasFirestore() && isVerified();
}

/** A document read over REST. */
export type RestDocument = { id: string; fields: Record<string, unknown> };

type RestDocumentJson = { name: string; fields?: Parameters<typeof readFields>[0] };

/** Identical requests share one response for this long: host and remote read the same documents. */
const DEDUPLICATION_WINDOW_MS = 10_000;
const pendingReads = new Map<string, Promise<unknown>>();

function origin(): string {
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) return `http://${emulators.host}:${emulators.firestore}`;
  }
  return 'https://firestore.googleapis.com';
}

function documents(): string {
  return `projects/${firebaseProject().projectId}/databases/(default)/documents`;
}

/** The chunk is loaded only now, so that it delays no page. */
function reportMalformed(method: string): void {
  import('./check-fields').then(
    ({ announceUnreadable }) => announceUnreadable('rest', method),
    () => undefined,
  );
}

/** Uses `batchGet` instead of `get`: the browser logs a 404 of `get` as a console error. */
async function request(method: 'batchGet' | 'runQuery' | 'commit', body: object): Promise<unknown> {
  const { token } = await currentToken();
  try {
    const headers = { Authorization: `Bearer ${token}` };
    if (process.env.BANK_APP_CHECK_KEY) Object.assign(headers, await appCheckHeaders());
    const response = await fetch(`${origin()}/v1/${documents()}:${method}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      cache: 'no-store',
      // A report may be sent while the page is being closed.
      keepalive: method === 'commit',
    });
    if (response.ok) {
      if (method !== 'commit') markRead();
      return (await response.json()) as unknown;
    }
    throw new BankError(response.status === 403 ? 'permission-denied' : 'unknown');
  } catch (error) {
    if (error instanceof SyntaxError) reportMalformed(method);
    // `fetch` rejects with a TypeError when there is no connection.
    throw error instanceof TypeError
      ? new BankError('network', { cause: error })
      : toBankError(error);
  }
}

async function requestOnce(...args: Parameters<typeof request>): Promise<unknown> {
  const { uid } = await currentToken();
  const key = `${uid} ${JSON.stringify(args)}`;
  const pending = pendingReads.get(key);
  if (pending) return pending;
  const response = request(...args);
  pendingReads.set(key, response);
  const evict = () => pendingReads.delete(key);
  setTimeout(evict, DEDUPLICATION_WINDOW_MS);
  response.catch(evict);
  return response;
}

function decode({ name, fields }: RestDocumentJson): RestDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: readFields(fields) };
}

type Answer = { found?: RestDocumentJson; document?: RestDocumentJson };

/** An answer of another shape, as a proxy may send, is reported and fails like an error of the server. */
function decodeAll(method: string, answers: unknown): RestDocument[] {
  try {
    return (answers as Answer[])
      .flatMap(({ found, document }) => found ?? document ?? [])
      .map(decode);
  } catch (cause) {
    reportMalformed(method);
    throw new BankError('unknown', { cause });
  }
}

/**
 * Fetches one document over REST, so that the first screen does not wait for the 100 KB SDK; `null` if
 * it does not exist. The security rules apply. Throws `BankError`.
 */
export async function fetchDocument(collection: string, id: string): Promise<RestDocument | null> {
  const answers = await requestOnce('batchGet', {
    documents: [`${documents()}/${collection}/${id}`],
  });
  return decodeAll('batchGet', answers)[0] ?? null;
}

/** A query for a collection's newest documents, in descending order of the timestamp `newestBy`. */
type NewestQuery = {
  where?: { field: string; value: string };
  newestBy: string;
  /** Inclusive lower bound of `newestBy`. */
  since?: Date;
  /** The query's limit. */
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
      // Firestore rejects an empty list of filters.
      ...(filters.length > 0 && { where: allOf(filters) }),
      orderBy: [{ field: { fieldPath: newestBy }, direction: 'DESCENDING' }],
      limit: count,
    },
  };
}

/** Fetches a collection's newest documents, deduplicated like `fetchDocument`. Throws `BankError`. */
export async function fetchNewest(
  collection: string,
  newest: NewestQuery,
): Promise<RestDocument[]> {
  return decodeAll('runQuery', await requestOnce('runQuery', newestQuery(collection, newest)));
}

/**
 * Fetches a collection's newest documents without deduplication. Meant for long lists that need no
 * updates. Throws `BankError`.
 */
export async function fetchNewestUncached(
  collection: string,
  newest: NewestQuery,
): Promise<RestDocument[]> {
  return decodeAll('runQuery', await request('runQuery', newestQuery(collection, newest)));
}

/** A field value of a new document; `time` is ISO 8601. */
type NewValue = string | number | { time: string };

function newValue(value: NewValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  return { timestampValue: value.time };
}

/**
 * Creates a document over REST; the server sets its field `at` to the commit time. Rejects with
 * `BankError` if the document exists.
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
  await request('commit', { writes: [write] });
}
