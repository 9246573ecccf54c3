import { describe, expect, test } from '@jest/globals';
import { newId, type Transaction } from '@bank/domain';
import { doc, Timestamp, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  goOnline,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { watchTransactions } from './watch-transactions';

const TYPE = 'send_money';

function credit(userId: string, day: number, amount: number) {
  return (db: Firestore) =>
    setDoc(doc(db, 'transactions', newId()), {
      userId,
      type: TYPE,
      amount,
      date: Timestamp.fromDate(new Date(Date.UTC(2026, 2, day))),
      status: 'completed',
      balance: amount,
      by: 'root',
    });
}

describe('watchTransactions', () => {
  test('emits the user’s own transactions, newest first, up to the limit, live', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()];
    for (const day of [2, 4, 3, 1]) await withAdminAccess(credit(user.uid, day, day + 0.29));
    await withAdminAccess(credit(other.uid, 5, 99));

    const db = await databaseAs(user);
    const subscription = subscribe<Transaction[]>((...to) =>
      watchTransactions(db, user.uid, 3, ...to),
    );
    const first = await subscription.next();
    expect(first.map(({ amount }) => amount)).toEqual([429, 329, 229]);
    expect(first[0]).toMatchObject({ userId: user.uid, type: TYPE, status: 'completed' });
    expect(first[0]?.date).toEqual(new Date('2026-03-04T00:00:00Z'));

    await withAdminAccess(credit(user.uid, 6, 6));
    const second = await subscription.next();
    expect(second.map(({ amount }) => amount)).toEqual([600, 429, 329]);
    subscription.unsubscribe();
  });

  test('emits an empty list for a new user', async () => {
    const user = await createTestUser();
    const db = await databaseAs(user);
    const subscription = subscribe<Transaction[]>((...to) =>
      watchTransactions(db, user.uid, 3, ...to),
    );
    await expect(subscription.next()).resolves.toEqual([]);
    subscription.unsubscribe();
  });

  test('is denied to other users', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()];
    await withAdminAccess(credit(user.uid, 1, 1));
    const db = await databaseAs(other);
    const subscription = subscribe<Transaction[]>((...to) =>
      watchTransactions(db, user.uid, 3, ...to),
    );
    await expect(subscription.next()).rejects.toMatchObject({ code: 'permission-denied' });
    subscription.unsubscribe();
  });

  test('emits a network error while offline, and an empty list only from the server', async () => {
    const user = await createTestUser();
    const db = await databaseAs(user);
    await goOffline(db);
    const subscription = subscribe<Transaction[]>((...to) =>
      watchTransactions(db, user.uid, 3, ...to),
    );
    await expect(subscription.next()).rejects.toMatchObject({ code: 'network' });
    await goOnline(db);
    await expect(subscription.next()).resolves.toEqual([]);
    subscription.unsubscribe();
  });
});
