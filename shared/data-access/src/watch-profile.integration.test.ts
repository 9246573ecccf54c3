import { describe, expect, test } from '@jest/globals';
import type { UserProfile } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  goOnline,
  subscribe,
  updateDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { watchProfile } from './watch-profile';

describe('watchProfile', () => {
  test('emits the profile and each change by an administrator', async () => {
    const user = await createTestUser({ accountBalance: 10.29 });
    const db = await databaseAs(user);
    const subscription = subscribe<UserProfile | null>((...to) =>
      watchProfile(db, user.uid, ...to),
    );
    await expect(subscription.next()).resolves.toMatchObject({
      uid: user.uid,
      accountBalance: 1029,
      accountLevel: 1,
      transactionsEnabled: false,
    });
    await withAdminAccess((admin) =>
      updateDoc(doc(admin, 'users', user.uid), { accountLevel: '2', transactionEnabled: true }),
    );
    await expect(subscription.next()).resolves.toMatchObject({
      accountLevel: 2,
      transactionsEnabled: true,
    });
    subscription.unsubscribe();
  });

  test('emits null without a user document', async () => {
    const account = { uid: 'test-nobody', email: 'nobody@example.com', password: '' };
    const nobody = { ...account, isConfirmed: false };
    const db = await databaseAs(nobody);
    const subscription = subscribe<UserProfile | null>((...to) =>
      watchProfile(db, nobody.uid, ...to),
    );
    await expect(subscription.next()).resolves.toBeNull();
    subscription.unsubscribe();
  });

  test('is denied to other users', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()];
    const db = await databaseAs(other);
    const subscription = subscribe<UserProfile | null>((...to) =>
      watchProfile(db, user.uid, ...to),
    );
    await expect(subscription.next()).rejects.toMatchObject({ code: 'permission-denied' });
    subscription.unsubscribe();
  });

  test('emits a network error while offline, not null', async () => {
    const user = await createTestUser();
    const db = await databaseAs(user);
    await goOffline(db);
    const subscription = subscribe<UserProfile | null>((...to) =>
      watchProfile(db, user.uid, ...to),
    );
    await expect(subscription.next()).rejects.toMatchObject({ code: 'network' });
    await goOnline(db);
    await expect(subscription.next()).resolves.toMatchObject({ uid: user.uid });
    subscription.unsubscribe();
  });
});
