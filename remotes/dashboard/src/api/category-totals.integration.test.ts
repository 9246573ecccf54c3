import { expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import { createTestUser, databaseAs, setDoc, withAdminAccess } from '@bank/testing/emulators';
import { categoryTotals, spentThisMonth } from './category-totals';

const NOVEMBER = new Date('2026-11-24T12:00:00Z');
const MONTHS = { current: '2026-11', previous: '2026-10' };

type Stored = { uid: string; category: string; month: string; amount: number };

const store = (label: Stored) =>
  withAdminAccess((db) => setDoc(doc(db, 'labels', newId()), { ...label }));

test('adds up the labels of two months by category, to the cent, and only the customer’s own', async () => {
  const [user, other] = [await createTestUser(), await createTestUser()];
  const own = (category: string, month: string, amount: number) =>
    store({ uid: user.uid, category, month, amount });
  await own('groceries', '2026-11', -0.1);
  await own('groceries', '2026-11', -0.2);
  await own('groceries', '2026-10', -5);
  await own('travel', '2026-10', -40.05);
  await own('income', '2026-11', 1200.5);
  await own('health', '2026-09', -7);
  await store({ uid: other.uid, category: 'groceries', month: '2026-11', amount: -99 });

  const db = await databaseAs(user);
  expect(await categoryTotals(db, user.uid, MONTHS)).toEqual([
    { category: 'groceries', current: -30, previous: -500 },
    { category: 'travel', current: 0, previous: -4005 },
    { category: 'income', current: 120_050, previous: 0 },
  ]);
  const spent = await spentThisMonth(db, user.uid, ['groceries', 'travel', 'income'], NOVEMBER);
  expect([...spent]).toEqual([
    ['groceries', 30],
    ['travel', 0],
    ['income', -120_050],
  ]);
  const earlier = await categoryTotals(db, user.uid, { ...MONTHS, previous: '2026-09' });
  expect(earlier.find(({ category }) => category === 'health')).toMatchObject({ previous: -700 });
  await expect(categoryTotals(db, other.uid, MONTHS)).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
