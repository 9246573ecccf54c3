import { describe, expect, test } from '@jest/globals';
import { doc, getDoc, type DocumentData } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  withAdminAccess,
  type TestUser,
} from '@bank/testing/emulators';
import { changeUsername } from './profile';

async function storedProfile({ uid }: TestUser): Promise<DocumentData | undefined> {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'users', uid))).data());
}

const denial = { name: 'BankError', code: 'permission-denied' };

describe('a profile', () => {
  test('takes a new username, and nothing else changes', async () => {
    const user = await createTestUser();
    const before = await storedProfile(user);
    await changeUsername(await databaseAs(user), user.uid, 'Bo Lind');
    expect(await storedProfile(user)).toEqual({ ...before, username: 'Bo Lind' });
  });

  test.each(['', ' ', 'x'.repeat(61)])('refuses the username "%s"', async (username) => {
    const user = await createTestUser();
    const change = changeUsername(await databaseAs(user), user.uid, username);
    await expect(change).rejects.toMatchObject(denial);
    expect(await storedProfile(user)).toMatchObject({ username: 'Ada Okafor' });
  });

  test('is no other person’s to change', async () => {
    const user = await createTestUser();
    const other = await createTestUser();
    const change = changeUsername(await databaseAs(user), other.uid, 'Bo Lind');
    await expect(change).rejects.toMatchObject(denial);
    expect(await storedProfile(other)).toMatchObject({ username: 'Ada Okafor' });
  });
});
