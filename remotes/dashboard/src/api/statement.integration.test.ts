import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { newId, toCents } from '@bank/domain';
import { doc, Timestamp, type Firestore } from '@bank/firebase/firestore';
import { setDoc, updateDoc, withAdminAccess } from '@bank/testing/emulators';
import { customerWithEntries, ledgerEntry, FIRST_ENTRY } from '@bank/testing/ledger';
import { moveSavings, openPot } from './change-pots';
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
      saved: 0,
      lines: [],
    });
  });

  test('of old entries without stored balances is exact', async () => {
    const withdrawals = (index: number) => ({ ...ledgerEntry(index), type: 'withdrawal' });
    const bo = await customerWithEntries(120, { entry: withdrawals });
    const { opening, closing } = await readStatement(bo, { from: at(10), until: at(20) });
    expect([opening, closing]).toEqual([bo.balances[19], bo.balances[39]]);
  });

  test('includes the savings pots, and is the same before and after a move', async () => {
    const bo = await customerWithEntries(40);
    const [all, past] = [
      { from: null, until: null },
      { from: at(6), until: at(9) },
    ];
    const before = [await readStatement(bo, all), await readStatement(bo, past)];
    await withAdminAccess((db) =>
      updateDoc(doc(db, 'users', bo.uid), { transactionEnabled: true }),
    );
    await openPot(bo.db, bo.uid, { id: `${bo.uid}-pot`, name: 'Holiday', target: null });
    const move = { id: newId(), potId: `${bo.uid}-pot`, amount: toCents(12.34) };
    await moveSavings(bo.db, bo.uid, move);
    const after = [await readStatement(bo, all), await readStatement(bo, past)];
    expect(after).toEqual([{ ...before[0], saved: toCents(12.34) }, before[1]]);
  });

  test('starts from a credit that was recorded while money was in a pot', async () => {
    const bo = await customerWithEntries(20);
    // Moved before the credits: their recorded balances are without what is in the pot.
    const fields = { uid: bo.uid, potId: 'gone', amount: 5, date: Timestamp.fromDate(at(-1)) };
    await withAdminAccess((db) => setDoc(doc(db, 'potMoves', newId()), fields));
    const { opening, closing } = await readStatement(bo, { from: at(2), until: at(4) });
    expect([opening, closing]).toEqual(
      [bo.balances[3], bo.balances[7]].map((each) => (each ?? 0) + 500),
    );
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
