import { expect, test } from '@jest/globals';
import { toCents } from '@bank/domain';
import { demoBank } from './demo-bank';
import { demoCustomers } from './demo-bank/customers';

const now = new Date(2026, 10, 24, 12);
const documents = demoBank(now);
const of = (collection: string) =>
  documents.flatMap(({ path, fields }) => (path.startsWith(`${collection}/`) ? [fields] : []));

test('has sixty customers, and each document once', () => {
  expect(demoCustomers).toHaveLength(60);
  expect(of('users')).toHaveLength(61);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

test('has transactions in each of twelve months, of different number, none in the future', () => {
  const months = new Map<string, number>();
  for (const { date } of of('transactions')) {
    expect((date as Date).getTime()).toBeLessThanOrEqual(now.getTime());
    const month = (date as Date).toISOString().slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + 1);
  }
  expect(months.size).toBeGreaterThanOrEqual(12);
  expect(new Set(months.values()).size).toBeGreaterThan(6);
});

test('has balances that are the sums of the transactions, and never below 0', () => {
  const balances = new Map<unknown, number>();
  for (const { userId, type, amount, balance } of of('transactions')) {
    const before = balances.get(userId) ?? 0;
    const cents = toCents(Number(amount));
    const after = type === 'withdrawal' ? before - cents : before + cents;
    expect(after).toBeGreaterThanOrEqual(0);
    if (type !== 'withdrawal') expect(toCents(Number(balance))).toBe(after);
    balances.set(userId, after);
  }
  for (const { uid, accountBalance } of of('users'))
    expect(toCents(Number(accountBalance))).toBe(balances.get(uid) ?? 0);
});

test('fills every queue and figure of the administration', () => {
  const pending = (collection: string) =>
    of(collection).filter(({ status }) => status === 'pending').length;
  for (const collection of ['kycRequests', 'loans', 'disputes', 'creditProposals'])
    expect(pending(collection)).toBeGreaterThan(1);
  const guesses = of('vatAttempts').map(({ n }) => Number(n));
  expect(guesses.filter((n) => n === 5).length).toBeGreaterThan(1);
  expect(guesses.filter((n) => n > 0 && n < 5).length).toBeGreaterThan(1);
  const users = of('users');
  expect(users.filter((user) => !('transactionEnabled' in user)).length).toBeGreaterThan(3);
  expect(users.some(({ transactionEnabled }) => transactionEnabled === false)).toBe(true);
});

// Month ends, a short and a leap February, the first minutes of a year and a day.
const DAYS = [
  ...Array.from({ length: 31 }, (_, day) => new Date(2026, 9, day + 1, 12)),
  ...[new Date(2027, 0, 1, 0, 5), new Date(2027, 1, 28, 9), new Date(2028, 1, 29, 23, 59)],
  ...[new Date(2027, 2, 1), new Date(2027, 2, 31, 3), new Date(2027, 4, 1, 0, 1)],
];

test.each(DAYS)('has credits and withdrawals in each week of the last two on %s', (today) => {
  const all = demoBank(today).flatMap(({ path, fields }) =>
    path.startsWith('transactions/') ? [fields] : [],
  );
  const DAY = 86_400_000;
  for (const [from, until] of [
    [14, 7],
    [7, 0],
  ] as const) {
    const types = all
      .filter(({ date }) => {
        const age = (today.getTime() - (date as Date).getTime()) / DAY;
        return age >= until && age < from;
      })
      .map(({ type }) => type);
    expect(types.filter((type) => type === 'withdrawal').length).toBeGreaterThan(3);
    expect(types.filter((type) => type !== 'withdrawal').length).toBeGreaterThan(3);
  }
});

test('stays small enough to be written within three seconds', () => {
  // 4,000 documents take about one second, in commits that are sent at once.
  expect(documents.length).toBeGreaterThan(3000);
  expect(documents.length).toBeLessThan(5000);
});
