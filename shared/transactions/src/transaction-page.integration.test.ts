import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { toCents, type Transaction } from '@bank/domain';
import type { Firestore } from '@bank/firebase/firestore';
import { createTestUser, databaseAs } from '@bank/testing/emulators';
import { customerWithEntries, FIRST_ENTRY } from '@bank/testing/ledger';
import { readCursor, writeCursor, type Cursor } from './cursor';
import { NO_FILTER, matches, SORTS, type TransactionFilter } from './transaction-filter';
import {
  PAGE_SIZE,
  SEARCH_STEP,
  searchPage,
  watchPage,
  type PageRequest,
  type TransactionPage,
} from './transaction-page';

const COUNT = 2000;
const searchableTexts = ({ email = '' }: Transaction) => [email];

let ada: { uid: string; db: Firestore };

// Writes thousands of documents.
jest.setTimeout(120_000);

beforeAll(async () => {
  ada = await customerWithEntries(COUNT, { together: 2 });
});

function onePage(db: Firestore, request: PageRequest): Promise<TransactionPage> {
  return new Promise((resolve, reject) => {
    const stop = watchPage(
      db,
      request,
      (page) => {
        resolve(page);
        // Wait until `unsubscribe` is assigned.
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}

/** Collects all entries of a filter by following the cursors. */
async function everyPage(filter: Partial<TransactionFilter>) {
  const pages: TransactionPage[] = [];
  let after: Cursor | null = null;
  do {
    const request: PageRequest = { uid: ada.uid, filter: { ...NO_FILTER, ...filter }, after };
    const page = await onePage(ada.db, request);
    pages.push(page);
    after = page.next && readCursor(writeCursor(page.next));
  } while (after);
  return pages;
}

const HALF = {
  from: new Date(FIRST_ENTRY.getTime() + 40 * 60 * 60 * 1000),
  until: new Date(FIRST_ENTRY.getTime() + 90 * 60 * 60 * 1000),
};

describe('a transaction page', () => {
  test('is one query that reads one entry more than it shows', async () => {
    const request = { uid: ada.uid, filter: NO_FILTER, after: null };
    const first = await onePage(ada.db, request);
    expect(first.entries).toHaveLength(PAGE_SIZE);
    expect(first.read).toBe(PAGE_SIZE + 1);
    const deep: Cursor | null = (
      await onePage(ada.db, { ...request, filter: { ...NO_FILTER, until: HALF.until } })
    ).next;
    const later = await onePage(ada.db, { ...request, after: deep });
    expect(later.read).toBe(PAGE_SIZE + 1);
  });

  test.each(SORTS)('cursor pagination shows each entry once, %s first', async (sort) => {
    const pages = await everyPage({ ...HALF, sort });
    const shown = pages.flatMap(({ entries }) => entries);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(100);
    expect(shown).toHaveLength(100);
    expect(pages).toHaveLength(100 / PAGE_SIZE);
    const keys = shown.map(({ date, amount }) =>
      sort === 'newest' || sort === 'oldest' ? (date?.getTime() ?? 0) : amount,
    );
    const ascending = [...keys].sort((a, b) => a - b);
    expect(keys).toEqual(
      sort === 'oldest' || sort === 'smallest' ? ascending : ascending.reverse(),
    );
  });

  test.each<[string, Partial<TransactionFilter>]>([
    ['type', { type: 'send_money' }],
    ['status', { status: 'pending' }],
    ['type and status', { type: 'withdrawal', status: 'failed' }],
    ['amount', { least: toCents(1.5), most: toCents(1.7) }],
    [
      'all of them',
      { type: 'withdrawal', status: 'pending', least: toCents(1.2), sort: 'largest' },
    ],
  ])('filtered by %s and date matches a filter in memory', async (_, filter) => {
    const all = (await everyPage(HALF)).flatMap(({ entries }) => entries);
    const wanted = { ...NO_FILTER, ...filter };
    const byHand = all
      .filter((entry) => matches(entry, wanted, searchableTexts))
      .map(({ id }) => id);
    expect(byHand.length).toBeGreaterThan(0);
    const pages = await everyPage({ ...HALF, ...filter });
    expect(pages.flatMap(({ entries }) => entries.map(({ id }) => id)).sort()).toEqual(
      byHand.sort(),
    );
    for (const page of pages) expect(page.read).toBeLessThanOrEqual(PAGE_SIZE + 1);
  });

  test('is denied for another user', async () => {
    const other = await createTestUser();
    const request = { uid: ada.uid, filter: NO_FILTER, after: null };
    await expect(onePage(await databaseAs(other), request)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('text search', () => {
  test('reads a limited number of entries per step and continues from the cursor', async () => {
    const filter = { ...NO_FILTER, text: 'BO1753@' };
    let page = await searchPage(ada.db, { uid: ada.uid, filter, after: null }, searchableTexts);
    expect(page).toMatchObject({ entries: [], read: SEARCH_STEP });
    page = await searchPage(ada.db, { uid: ada.uid, filter, after: page.next }, searchableTexts);
    expect(page.entries.map(({ email }) => email)).toEqual(['bo1753@elm.example']);
  });

  test('ends a full page without losing entries between pages', async () => {
    const filter = { ...NO_FILTER, ...HALF, status: 'completed' as const };
    const found: Transaction[] = [];
    let after: Cursor | null = null;
    do {
      const page: TransactionPage = await searchPage(
        ada.db,
        { uid: ada.uid, filter, after },
        searchableTexts,
      );
      expect(page.entries.length).toBeLessThanOrEqual(PAGE_SIZE);
      found.push(...page.entries);
      after = page.next;
    } while (after);
    const all = (await everyPage(HALF)).flatMap(({ entries }) => entries);
    expect(found).toEqual(all.filter(({ status }) => status === 'completed'));
  });
});
