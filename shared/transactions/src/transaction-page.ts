import { readQuery, subscribeQuery } from '@bank/data-access';
import { type BankError, type Transaction } from '@bank/domain';
import type { Firestore } from '@bank/firebase/firestore';
import { cursorOf, type Cursor } from './cursor';
import { readEntry } from './read-entry';
import { matches, type TransactionFilter } from './transaction-filter';
import { transactionQuery } from './transaction-query';

export const PAGE_SIZE = 25;
/** Maximum entries read per search step, and the batch size. */
export const SEARCH_STEP = 200;
const SEARCH_BATCH = 50;

/** `next`: cursor of the next page, `null` on the last. `read`: the number of entries read. */
export type TransactionPage = { entries: Transaction[]; next: Cursor | null; read: number };

export type PageRequest = { uid: string; filter: TransactionFilter; after: Cursor | null };

/**
 * Subscribes to one page of a filter that Firestore can evaluate. Reads one more entry than the page
 * shows, to know whether there is a next page. Returns the unsubscribe function.
 */
export function watchPage(
  db: Firestore,
  { uid, filter, after }: PageRequest,
  onValue: (page: TransactionPage) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    transactionQuery(db, uid, filter, { after, count: PAGE_SIZE + 1 }),
    ({ docs }) => {
      const shown = docs.slice(0, PAGE_SIZE);
      const last = shown.at(-1);
      const next = docs.length > PAGE_SIZE && last ? cursorOf(last) : null;
      return { entries: shown.map(readEntry), next, read: docs.length };
    },
    onValue,
    onError,
  );
}

/** Reads further texts of entries that a search covers, by the id of the entry. */
export type ReadTexts = (
  entries: readonly Transaction[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

const noTexts: ReadTexts = () => Promise.resolve(new Map());

/**
 * One step of a text search: reads from the cursor `after` until a page is full or `SEARCH_STEP` entries
 * are read. Throws `BankError`.
 */
export async function searchPage(
  db: Firestore,
  { uid, filter, after }: PageRequest,
  searchableTexts: (transaction: Transaction) => readonly string[],
  readTexts: ReadTexts = noTexts,
): Promise<TransactionPage> {
  const entries: Transaction[] = [];
  let cursor = after;
  let read = 0;
  while (read < SEARCH_STEP) {
    const batch = { after: cursor, count: SEARCH_BATCH };
    const found = await readQuery(transactionQuery(db, uid, filter, batch));
    const pairs = found.map((entry) => ({ entry, transaction: readEntry(entry) }));
    const more = await (filter.text === '' ? noTexts : readTexts)(
      pairs.map(({ transaction }) => transaction),
    );
    const textsOf = (transaction: Transaction) => [
      ...searchableTexts(transaction),
      ...(more.get(transaction.id) ?? []),
    ];
    for (const { entry, transaction } of pairs) {
      read += 1;
      cursor = cursorOf(entry) ?? cursor;
      if (matches(transaction, filter, textsOf)) entries.push(transaction);
      // The cursor is exact: the rest of the batch is read again with the next page.
      if (entries.length === PAGE_SIZE) return { entries, next: cursor, read };
    }
    if (found.length < SEARCH_BATCH) return { entries, next: null, read };
  }
  return { entries, next: cursor, read };
}
