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
} from './auth';

const PASSWORD = 'correct-horse';
const newEmail = () => `${newId().toLowerCase()}@example.com`;

beforeAll(() => startFirebase(emulatorEnvironment()));

describe('Firebase Auth', () => {
  test('emits the signed-in user at each change, without duplicates', async () => {
    const { uid, email, password, isConfirmed } = await createTestUser();
    const emitted: Parameters<Parameters<typeof watchUser>[0]>[0][] = [];
    const unsubscribe = watchUser((user) => emitted.push(user));
    await expect(signIn(email, password)).resolves.toEqual({ uid, email, isConfirmed });
    await expect(refreshUser()).resolves.toEqual({ uid, email, isConfirmed });
    await signOut();
    unsubscribe();
    expect(emitted).toEqual([null, { uid, email, isConfirmed }, null]);
  });

  test('returns the sign-in times of the session and of the account', async () => {
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

  test('creates an account, signs in, and deletes it', async () => {
    const email = newEmail();
    const made = await createAccount(email, PASSWORD);
    expect(made.email).toBe(email);
    await deleteAccount();
    const again = await createAccount(email, PASSWORD);
    expect(again.uid).not.toBe(made.uid);
    await signOut();
  });

  test('keeps the sign-in time across a token refresh', async () => {
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

  test('maps errors to BankError codes', async () => {
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

  test('sends a password reset email to a known address', async () => {
    const { email } = await createTestUser();
    await expect(sendPasswordReset(email)).resolves.toBeUndefined();
  });
});
