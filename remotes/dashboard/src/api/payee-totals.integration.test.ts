import { expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { doc, Timestamp } from '@bank/firebase/firestore';
import { createTestUser, databaseAs, setDoc, withAdminAccess } from '@bank/testing/emulators';
import { readPayeeTotals } from './payee-totals';

const MONTHS = { current: '2026-11', previous: '2026-10' };

type Stored = Record<string, string | number> & { amount: number };

const store = (userId: string, date: string, entry: Stored) =>
  withAdminAccess((db) =>
    setDoc(doc(db, 'transactions', newId()), {
      ...{ userId, date: Timestamp.fromDate(new Date(date)), type: 'withdrawal' },
      ...{ status: 'pending', ...entry },
    }),
  );

const toBank = (accountHolderName: string, accountNumber: string, amount: number) => ({
  ...{ method: 'Bank Transfer', accountHolderName, accountNumber, bankName: 'Elm Bank', amount },
});

test('adds up the payments of two months by account, to the cent, and only the customer’s own', async () => {
  const [user, other] = [await createTestUser(), await createTestUser()];
  const own = (date: string, entry: Stored) => store(user.uid, date, entry);
  await own('2026-11-03T08:00:00Z', toBank('Ida Roe', 'DE02 1203', 0.1));
  await own('2026-11-04T08:00:00Z', toBank('Ida Roe-Lund', 'de021203', 0.2));
  await own('2026-10-31T23:59:59Z', toBank('Ida Roe', 'DE021203', 5));
  await own('2026-11-01T00:00:00Z', { method: 'PayPal', email: 'bo@example.com', amount: 7 });
  await own('2026-11-01T00:00:00Z', { method: 'CashApp', email: 'bo@example.com', amount: 3 });
  await own('2026-10-01T00:00:00Z', { method: 'Cryptocurrency', cryptoType: 'BTC', amount: 40.05 });
  await own('2026-09-30T23:59:59Z', toBank('Too Early', '1', 9));
  await own('2026-11-05T08:00:00Z', { ...toBank('Failed Once', '2', 9), status: 'failed' });
  await own('2026-11-05T08:00:00Z', { type: 'send_money', amount: 1000 });
  await store(other.uid, '2026-11-05T08:00:00Z', toBank('Not Mine', '3', 9));

  const db = await databaseAs(user);
  const { totals, isComplete } = await readPayeeTotals(db, user.uid, MONTHS);
  expect(totals.map(({ name, current, previous }) => [name, current, previous])).toEqual([
    ['bo@example.com', -700, 0],
    ['bo@example.com', -300, 0],
    ['Ida Roe-Lund', -30, -500],
    ['BTC wallet', 0, -4005],
  ]);
  expect(isComplete).toBe(true);
  await expect(readPayeeTotals(db, other.uid, MONTHS)).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

test('reads at most 100 payments of a month, and returns the ten payees with the highest total', async () => {
  const user = await createTestUser();
  const dateOf = (index: number) => new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString();
  await Promise.all(
    Array.from({ length: 101 }, (_, index) =>
      store(user.uid, dateOf(index), toBank(`Payee ${index % 11}`, `${index % 11}`, 1)),
    ),
  );
  const { totals, isComplete } = await readPayeeTotals(await databaseAs(user), user.uid, MONTHS);
  // The oldest of the 101 is one of the ten payments to payee 0; payee 1 also has ten of them.
  expect(totals).toHaveLength(10);
  expect(totals[0]).toMatchObject({ name: 'Payee 1', current: -1000, previous: 0 });
  expect(totals.slice(1).every(({ current }) => current === -900)).toBe(true);
  expect(isComplete).toBe(false);
});
