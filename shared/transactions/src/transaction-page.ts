import { BankError, type Transaction } from '@bank/domain';
import { onSnapshot, toBankError, type Firestore } from '@bank/firebase/firestore';
import { cursorOf, type Cursor } from './cursor';
import { fetchEntries, readEntry } from './fetch-entries';
import { matches, type TransactionFilter } from './transaction-filter';
import { transactionQuery } from './transaction-query';

export const PAGE_SIZE = 25;
/** How many entries one step of a search reads, at most, and how many at a time. */
export const SEARCH_STEP = 200;
const SEARCH_BATCH = 50;

/** `next`: where the next page starts; `null` on the last. `read`: how many entries were read for it. */
export type TransactionPage = { entries: Transaction[]; next: Cursor | null; read: number };

export type PageRequest = { uid: string; filter: TransactionFilter; after: Cursor | null };

/**
 * Tells of one page now and at each change, for a filter that the database answers by itself. One
 * entry past the page is read, which says whether there is a next one. Returns what ends it.
 */
export function watchPage(
  db: Firestore,
  { uid, filter, after }: PageRequest,
  onValue: (page: TransactionPage) => void,
  onError: (error: BankError) => void,
): () => void {
  return onSnapshot(
    transactionQuery(db, uid, filter, { after, count: PAGE_SIZE + 1 }),
    // Without the metadata changes, the server's answer is not told where it is what was in memory.
    { includeMetadataChanges: true },
    ({ docs, empty, metadata }) => {
      // What other pages have left in memory is a piece of this one, and would be shown as all of it.
      if (metadata.fromCache) {
        if (empty) onError(new BankError('network'));
        return;
      }
      const shown = docs.slice(0, PAGE_SIZE);
      const last = shown.at(-1);
      const next = docs.length > PAGE_SIZE && last ? cursorOf(last) : null;
      onValue({ entries: shown.map(readEntry), next, read: docs.length });
    },
    (error) => onError(toBankError(error)),
  );
}

/**
 * One step of a search: reads on from `after` until a page is full or `SEARCH_STEP` entries are read.
 * Throws `BankError`.
 */
export async function searchPage(
  db: Firestore,
  { uid, filter, after }: PageRequest,
  searchableTexts: (transaction: Transaction) => readonly string[],
): Promise<TransactionPage> {
  const entries: Transaction[] = [];
  let place = after;
  let read = 0;
  while (read < SEARCH_STEP) {
    const batch = { after: place, count: SEARCH_BATCH };
    const found = await fetchEntries(transactionQuery(db, uid, filter, batch));
    for (const entry of found) {
      read += 1;
      place = cursorOf(entry) ?? place;
      const transaction = readEntry(entry);
      if (matches(transaction, filter, searchableTexts)) entries.push(transaction);
      // What was read past a full page is read again with the next one: the place stays exact.
      if (entries.length === PAGE_SIZE) return { entries, next: place, read };
    }
    if (found.length < SEARCH_BATCH) return { entries, next: null, read };
  }
  return { entries, next: place, read };
}
