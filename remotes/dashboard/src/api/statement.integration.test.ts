import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Firestore } from '@bank/firebase/firestore';
import { customerWithEntries, ledgerEntry, FIRST_ENTRY } from '@bank/testing/ledger';
import { readStatement, TooManyEntries } from './statement';

const COUNT = 400;
const HOUR = 60 * 60 * 1000;
const OPENING = 1_000_000;
const at = (hours: number) => new Date(FIRST_ENTRY.getTime() + hours * HOUR);

type Customer = { uid: string; db: Firestore; balances: number[] };

let ada: Customer;

// Writes thousands of documents.
jest.setTimeout(120_000);

beforeAll(async () => {
  ada = await customerWithEntries(COUNT);
});

describe('a statement', () => {
  test('of everything starts before the first entry and ends at the current balance', async () => {
    const { opening, closing, lines } = await readStatement(ada, { from: null, until: null });
    expect(opening).toBe(OPENING);
    expect(closing).toBe(ada.balances.at(-1));
    expect(lines).toHaveLength(COUNT);
  });

  test('of a period has its balances, exact to the cent', async () => {
    const { opening, closing, lines } = await readStatement(ada, { from: at(31), until: at(57) });
    expect(opening).toBe(ada.balances[61]);
    expect(closing).toBe(ada.balances[113]);
    expect(lines).toHaveLength(52);
    expect(lines.map(({ balance }) => balance)).toEqual(ada.balances.slice(62, 114));
  });

  test('of a period after the last credit is derived from the current balance', async () => {
    const { opening, closing } = await readStatement(ada, { from: at(196), until: at(198) });
    expect([opening, closing]).toEqual([ada.balances[391], ada.balances[395]]);
  });

  test('of a period without entries has one and the same balance', async () => {
    const before = { from: at(-20), until: at(-10) };
    expect(await readStatement(ada, before)).toEqual({
      opening: OPENING,
      closing: OPENING,
      lines: [],
    });
  });

  test('of old entries without stored balances is exact', async () => {
    const withdrawals = (index: number) => ({ ...ledgerEntry(index), type: 'withdrawal' });
    const bo = await customerWithEntries(120, { entry: withdrawals });
    const { opening, closing } = await readStatement(bo, { from: at(10), until: at(20) });
    expect([opening, closing]).toEqual([bo.balances[19], bo.balances[39]]);
  });

  test('is refused if it is too long or its balance is too far back', async () => {
    const maxEntries = COUNT - 1;
    const all = { from: null, until: null };
    await expect(readStatement({ ...ada, maxEntries }, all)).rejects.toThrow(TooManyEntries);
    const later = { from: at(197), until: at(197) };
    await expect(readStatement({ ...ada, maxEntries: 3 }, later)).rejects.toThrow(TooManyEntries);
    await expect(readStatement({ ...ada, maxEntries: COUNT }, all)).resolves.toMatchObject({
      opening: OPENING,
    });
  });

  test('stops when it is aborted', async () => {
    const signal = AbortSignal.abort();
    await expect(readStatement({ ...ada, signal }, { from: null, until: null })).rejects.toBe(
      signal.reason,
    );
  });
});
