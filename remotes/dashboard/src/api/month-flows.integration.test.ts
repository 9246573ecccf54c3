import { expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { doc, Timestamp } from '@bank/firebase/firestore';
import { createTestUser, databaseAs, setDoc, withAdminAccess } from '@bank/testing/emulators';
import { readMonthFlows } from './month-flows';

const SEPTEMBER = new Date(2026, 8, 1);
const OCTOBER = new Date(2026, 9, 1);
const NOVEMBER = new Date(2026, 10, 1);
const MONTHS = [SEPTEMBER, OCTOBER, NOVEMBER];

type Entry = { type: string; amount: number; date: Date; status?: string };

const store = (userId: string, { date, ...entry }: Entry) =>
  withAdminAccess((db) =>
    setDoc(doc(db, 'transactions', newId()), { userId, date: Timestamp.fromDate(date), ...entry }),
  );

test('adds up each month to the cent: types, entries without a status, and only the customer’s own', async () => {
  const [user, other] = [await createTestUser(), await createTestUser()];
  const pending = { status: 'pending' };
  await store(user.uid, { type: 'withdrawal', amount: 99, date: new Date(2026, 7, 31, 23, 59) });
  await store(user.uid, { type: 'send_money', amount: 0.1, date: new Date(2026, 8, 1) });
  await store(user.uid, { type: 'send_loan', amount: 0.2, date: new Date(2026, 8, 30, 23, 59) });
  await store(user.uid, { type: 'withdrawal', amount: 0.29, date: NOVEMBER, ...pending });
  // The last month is open-ended: the clock of the device may be slow.
  await store(user.uid, { type: 'withdrawal', amount: 1000, date: new Date(2027, 0, 1) });
  await store(other.uid, { type: 'send_money', amount: 7, date: OCTOBER });

  const db = await databaseAs(user);
  expect(await readMonthFlows(db, user.uid, MONTHS)).toEqual([
    { month: SEPTEMBER, moneyIn: 30, moneyOut: 0 },
    { month: OCTOBER, moneyIn: 0, moneyOut: 0 },
    { month: NOVEMBER, moneyIn: 0, moneyOut: 100_029 },
  ]);
  await expect(readMonthFlows(db, other.uid, MONTHS)).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

test('leaves out failed transactions', async () => {
  const user = await createTestUser();
  const failed = { status: 'failed' };
  await store(user.uid, { type: 'send_money', amount: 50, date: SEPTEMBER, ...failed });
  await store(user.uid, { type: 'send_money', amount: 20.5, date: SEPTEMBER });
  await store(user.uid, { type: 'withdrawal', amount: 10.01, date: OCTOBER, ...failed });
  await store(user.uid, { type: 'withdrawal', amount: 5, date: OCTOBER, status: 'completed' });
  expect(await readMonthFlows(await databaseAs(user), user.uid, MONTHS)).toEqual([
    { month: SEPTEMBER, moneyIn: 2050, moneyOut: 0 },
    { month: OCTOBER, moneyIn: 0, moneyOut: 500 },
    { month: NOVEMBER, moneyIn: 0, moneyOut: 0 },
  ]);
});
