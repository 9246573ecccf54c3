import { describe, expect, test } from '@jest/globals';
import { countQuery } from '@bank/data-access';
import { collection, type Firestore } from '@bank/firebase/firestore';
import { createTestUser, databaseAs } from '@bank/testing/emulators';

describe('the number of users', () => {
  const countUsers = (db: Firestore) => countQuery(collection(db, 'users'));

  test('counts all users', async () => {
    const db = await databaseAs(await createTestUser({ isAdmin: true }));
    const before = await countUsers(db);
    await createTestUser();
    await createTestUser();
    // Suites in other workers create users, too.
    expect(await countUsers(db)).toBeGreaterThanOrEqual(before + 2);
  });

  test('is denied to a customer', async () => {
    const db = await databaseAs(await createTestUser());
    await expect(countUsers(db)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
