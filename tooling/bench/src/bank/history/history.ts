import { isDeepStrictEqual } from 'node:util';
import type { Fields, Snapshot } from '../snapshot';

// Times of the server (`at`, `version`) are microseconds since 1970. `start` and `end` are those of
// `performance.now()` in the client, before the request and after the response.

/** A document as a client has read it; `fields` is null if there was none. */
export type Read = {
  start: number;
  end: number;
  /** The read time. */
  at: number;
  path: string;
  /** The commit time of the last change; 0 if there was no document. */
  version: number;
  fields: Fields | null;
};

/** A write replaces the document, or merges its fields if it is an update. */
export type Write = { path: string; fields: Fields; isUpdate: boolean };

export type Commit = {
  start: number;
  /** Infinity without a response. */
  end: number;
  /** The commit time; null without a response. */
  at: number | null;
  writes: Write[];
};

/** All documents by path. */
export type State = ReadonlyMap<string, Fields>;

/** What happened between two starts of the database. */
export type Epoch = {
  initial: State;
  /** The read time of the initial state, whose versions are earlier. */
  beganAt: number;
  reads: Read[];
  /** Without those that were denied. */
  commits: Set<Commit>;
  /** The last save, and what a restart restored from it. */
  save?: { began: number; ended: number; restored?: State };
};

/** The fields that the model has. Other documents and fields are ignored. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  users: ['accountBalance', 'loanBalance', 'lastTx', 'lastMove'],
  pots: ['balance', 'lastMove'],
  vatAttempts: ['n', 'guessId'],
  vatGuesses: ['code', 'withdrawalId', 'amount', 'guessId'],
  vatCodes: ['vatCode'],
  dailyTotals: ['total', 'payment'],
  plannedPayments: ['every', 'first', 'next', 'paidFor', 'payment'],
  protections: ['current'],
  transactions: ['userId', 'type', 'amount'],
  withdrawals: ['uid', 'amount'],
  potMoves: ['uid', 'potId', 'amount'],
};

/** Documents that never change once they are written. */
const RECORDS: readonly string[] = ['transactions', 'withdrawals', 'potMoves'];

export function collectionOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

export function idOf(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

export function isModeled(path: string): boolean {
  return collectionOf(path) in FIELDS;
}

export function isRecord(path: string): boolean {
  return RECORDS.includes(collectionOf(path));
}

/** Returns the modeled fields of a document. */
export function modeled(path: string, fields: Fields): Fields {
  const names = FIELDS[collectionOf(path)] ?? [];
  return Object.fromEntries(
    names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  );
}

/** Whether the modeled fields are equal. */
export function isSame(path: string, a: Fields | null | undefined, b: Fields | null | undefined) {
  if (!a || !b) return !a && !b;
  return (FIELDS[collectionOf(path)] ?? []).every((name) => isDeepStrictEqual(a[name], b[name]));
}

export function stateOf(snapshot: Snapshot): State {
  const state = new Map<string, Fields>();
  for (const [collection, documents] of Object.entries(snapshot)) {
    if (!(collection in FIELDS)) continue;
    for (const [id, fields] of documents) state.set(`${collection}/${id}`, fields);
  }
  return state;
}
