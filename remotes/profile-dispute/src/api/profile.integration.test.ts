import { describe, expect, test } from '@jest/globals';
import { newDisputeReference, searchEntry, toCents } from '@bank/domain';
import { doc, type DocumentData } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  SIGNED_IN_AT,
  updateDoc,
  withAdminAccess,
  type TestUser,
} from '@bank/testing/emulators';
import { submitDispute } from './dispute';
import { changeUsername, signOutElsewhere } from './profile';

async function storedProfile({ uid }: TestUser): Promise<DocumentData | undefined> {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'users', uid))).data());
}

async function storedEntry({ uid }: TestUser): Promise<DocumentData | undefined> {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'userSearch', uid))).data());
}

async function storedCut({ uid }: TestUser): Promise<DocumentData | undefined> {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'sessionCuts', uid))).data());
}

const sessionOf = ({ uid }: TestUser, signedInAt = SIGNED_IN_AT) => ({ uid, signedInAt });
const denial = { name: 'BankError', code: 'permission-denied' };

describe('a profile', () => {
  test('changes the username and nothing else', async () => {
    const user = await createTestUser();
    const before = await storedProfile(user);
    await changeUsername(await databaseAs(user), user.uid, 'Bo Lind');
    expect(await storedProfile(user)).toEqual({ ...before, username: 'Bo Lind' });
    expect(await storedEntry(user)).toEqual(
      searchEntry({ username: 'Bo Lind', email: user.email }),
    );
  });

  test('limits renaming to once a minute, with the reason of the denial', async () => {
    const user = await createTestUser();
    const db = await databaseAs(user);
    await changeUsername(db, user.uid, 'Bo Lind');
    const second = changeUsername(db, user.uid, 'Cy Lind');
    await expect(second).rejects.toMatchObject({ name: 'BankError', code: 'too-soon' });
    expect(await storedProfile(user)).toMatchObject({ username: 'Bo Lind' });
    // A retry: the response to the first attempt may have been lost.
    await changeUsername(db, user.uid, 'Bo Lind');
    const minuteAgo = { renameAt: new Date(Date.now() - 61_000) };
    await withAdminAccess((admin) => updateDoc(doc(admin, 'cooldowns', user.uid), minuteAgo));
    await changeUsername(db, user.uid, 'Cy Lind');
    expect(await storedProfile(user)).toMatchObject({ username: 'Cy Lind' });
  });

  test('may be renamed and file a dispute in the same minute', async () => {
    const user = await createTestUser();
    const db = await databaseAs(user);
    await changeUsername(db, user.uid, 'Bo Lind');
    const reference = newDisputeReference();
    await submitDispute(db, user.uid, { reference, amount: toCents(1), accountNumber: '1' });
    await expect(changeUsername(db, user.uid, 'Cy Lind')).rejects.toMatchObject({
      code: 'too-soon',
    });
  });

  test.each(['', ' ', 'x'.repeat(61)])('rejects the username "%s"', async (username) => {
    const user = await createTestUser();
    const change = changeUsername(await databaseAs(user), user.uid, username);
    await expect(change).rejects.toMatchObject(denial);
    expect(await storedProfile(user)).toMatchObject({ username: 'Ada Okafor' });
  });

  test('cannot be changed by another user', async () => {
    const user = await createTestUser();
    const other = await createTestUser();
    const change = changeUsername(await databaseAs(user), other.uid, 'Bo Lind');
    await expect(change).rejects.toMatchObject(denial);
    expect(await storedProfile(other)).toMatchObject({ username: 'Ada Okafor' });
  });
});

describe('signing out everywhere else', () => {
  test('keeps this session, and can be repeated', async () => {
    const user = await createTestUser();
    const db = await databaseAs(user);
    await signOutElsewhere(db, sessionOf(user));
    await signOutElsewhere(db, sessionOf(user));
    expect(await storedCut(user)).toEqual({ at: expect.anything(), keep: SIGNED_IN_AT });
  });

  test('is denied in the name of another session or user', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()];
    const db = await databaseAs(user);
    const attempts = [
      signOutElsewhere(db, sessionOf(user, SIGNED_IN_AT - 1)),
      signOutElsewhere(db, sessionOf(other)),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(denial);
    expect([await storedCut(user), await storedCut(other)]).toEqual([undefined, undefined]);
  });
});
