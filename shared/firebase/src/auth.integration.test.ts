import { beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { createTestUser, emulatorEnvironment } from '@bank/testing/emulators';
import { startFirebase } from './app';
import {
  reauthenticate,
  createAccount,
  refreshUser,
  sendPasswordReset,
  signedInAt,
  signIn,
  signInTimes,
  signOut,
  deleteAccount,
  watchUser,
  type AuthUser,
} from './auth';

const PASSWORD = 'correct-horse';
const newEmail = () => `${newId().toLowerCase()}@example.com`;

beforeAll(() => startFirebase(emulatorEnvironment()));

describe('the sign-in service', () => {
  test('tells who is there: nobody, then the person, then nobody, and not twice', async () => {
    const { uid, email, password, isConfirmed } = await createTestUser();
    const told: (AuthUser | null)[] = [];
    const end = watchUser((user) => told.push(user));
    await expect(signIn(email, password)).resolves.toEqual({ uid, email, isConfirmed });
    await expect(refreshUser()).resolves.toEqual({ uid, email, isConfirmed });
    await signOut();
    end();
    expect(told).toEqual([null, { uid, email, isConfirmed }, null]);
  });

  test('tells when this session signed in, and when the account last was', async () => {
    const { email, password } = await createTestUser();
    const before = Math.floor(Date.now() / 1000);
    await signIn(email, password);
    const second = await signedInAt();
    expect(second).toBeGreaterThanOrEqual(before);
    expect(second).toBeLessThanOrEqual(Date.now() / 1000);
    const { session, latest } = await signInTimes();
    expect(session).toEqual(new Date(second * 1000));
    expect(latest.getTime() - session.getTime()).toBeLessThan(1000);
    await signOut();
    await expect(signedInAt()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('makes an account and signs in, and can take it back', async () => {
    const email = newEmail();
    const made = await createAccount(email, PASSWORD);
    expect(made.email).toBe(email);
    await deleteAccount();
    const again = await createAccount(email, PASSWORD);
    expect(again.uid).not.toBe(made.uid);
    await signOut();
  });

  test('knows when the password was entered, which a fresh token does not change', async () => {
    const { email, password } = await createTestUser();
    const second = Math.floor(Date.now() / 1000);
    await signIn(email, password);
    const entered = await signedInAt();
    expect(entered).toBeGreaterThanOrEqual(second);
    await refreshUser();
    await expect(signedInAt()).resolves.toEqual(entered);
    await reauthenticate(password);
    expect(await signedInAt()).toBeGreaterThanOrEqual(entered);
    await signOut();
    await expect(signedInAt()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('says why it refuses, in our codes', async () => {
    const { email, password } = await createTestUser();
    const refusal = (code: string) => expect.objectContaining({ name: 'BankError', code });
    await expect(createAccount(email, PASSWORD)).rejects.toEqual(refusal('email-already-in-use'));
    await expect(createAccount(newEmail(), 'abc')).rejects.toEqual(refusal('weak-password'));
    await expect(createAccount('no address', PASSWORD)).rejects.toEqual(refusal('invalid-email'));
    await expect(signIn(email, `${password}!`)).rejects.toEqual(refusal('wrong-password'));
    await expect(signIn(newEmail(), password)).rejects.toEqual(refusal('user-not-found'));
    await expect(sendPasswordReset(newEmail())).rejects.toEqual(refusal('user-not-found'));
    await expect(refreshUser()).rejects.toEqual(refusal('unauthenticated'));
  });

  test('sends a reset mail to whom it knows', async () => {
    const { email } = await createTestUser();
    await expect(sendPasswordReset(email)).resolves.toBeUndefined();
  });
});
