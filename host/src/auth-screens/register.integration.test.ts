import { BankError, newId, searchEntry } from '@bank/domain';
import { startFirebase } from '@bank/firebase/app';
import * as auth from '@bank/firebase/auth';
import * as firestore from '@bank/firebase/firestore';
import type { DatabaseTransaction, Firestore } from '@bank/firebase/firestore';
import { emulatorEnvironment, getDoc, withAdminAccess } from '@bank/testing/emulators';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { register, type NewCustomer } from './register';

beforeAll(() => startFirebase(emulatorEnvironment()));
afterEach(() => auth.signOut());

function aCustomer(changes: Partial<NewCustomer> = {}): NewCustomer {
  return {
    username: 'Ada Okafor',
    // With a capital letter: Firebase Auth stores it in lower case.
    email: `Ada-${newId()}@example.com`,
    number: '+353 1 555 0100',
    password: 'correct-horse',
    currency: 'EUR',
    ...changes,
  };
}

const { doc } = firestore;

function uidOf(): string {
  return auth.currentUid() ?? '';
}

function stored(uid: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'users', uid))).data());
}

/** A database whose first `failures` transactions fail; with `afterwards` they are committed before. */
function failing(failures: number, error: BankError, { afterwards = false } = {}) {
  let left = failures;
  async function transact<T>(db: Firestore, work: (t: DatabaseTransaction) => Promise<T>) {
    if (left === 0) return firestore.transact(db, work);
    left -= 1;
    if (afterwards) await firestore.transact(db, work);
    throw error;
  }
  return { ...firestore, transact };
}

test('creates the account and exactly the user document (specification, section 3)', async () => {
  const customer = aCustomer();
  await register(auth, firestore, customer);
  expect(await stored(uidOf())).toEqual({
    uid: uidOf(),
    username: 'Ada Okafor',
    email: customer.email.toLowerCase(),
    number: '+353 1 555 0100',
    country: 'EUR',
    accountBalance: 0,
    accountLevel: 1,
    isAdmin: false,
    vat: 0,
    loanBalance: 0,
  });
});

test('creates the search entry that lets administrators find the account', async () => {
  const customer = aCustomer();
  await register(auth, firestore, customer);
  const entry = await withAdminAccess(async (db) =>
    (await getDoc(doc(db, 'userSearch', uidOf()))).data(),
  );
  expect(entry).toEqual(
    searchEntry({ username: 'Ada Okafor', email: customer.email.toLowerCase() }),
  );
});

/** The confirmation emails sent to an address. */
async function confirmationsFor(email: string): Promise<unknown[]> {
  const { emulators, firebase } = emulatorEnvironment();
  const codes = `emulator/v1/projects/${firebase.projectId}/oobCodes`;
  const response = await fetch(`http://${emulators?.host}:${emulators?.auth}/${codes}`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string }[];
  };
  return oobCodes.filter(
    (mail) => mail.requestType === 'VERIFY_EMAIL' && mail.email === email.toLowerCase(),
  );
}

test('sends the email confirmation', async () => {
  const customer = aCustomer();
  const sending: Promise<void>[] = [];
  const sendEmailConfirmation = () => {
    const sent = auth.sendEmailConfirmation();
    sending.push(sent);
    return sent;
  };
  await register({ ...auth, sendEmailConfirmation }, firestore, customer);
  await Promise.all(sending);
  expect(await confirmationsFor(customer.email)).toHaveLength(1);
});

test.each([
  ['is refused', () => Promise.reject(new BankError('too-many-requests'))],
  ['never settles', () => new Promise<void>(() => {})],
])('completes even if the confirmation email %s', async (_, sendEmailConfirmation) => {
  await register({ ...auth, sendEmailConfirmation }, firestore, aCustomer());
  expect(await stored(uidOf())).toMatchObject({ accountLevel: 1 });
});

test('refuses an email address that already has an account', async () => {
  const customer = aCustomer();
  await register(auth, firestore, customer);
  const uid = uidOf();
  await auth.signOut();
  for (const password of ['another-horse', customer.password]) {
    await expect(
      register(auth, firestore, { ...customer, username: 'Bo', password }),
    ).rejects.toMatchObject({ code: 'email-already-in-use' });
    expect(uidOf()).toBe('');
  }
  expect(await stored(uid)).toMatchObject({ username: 'Ada Okafor' });
});

test('creates no account with a weak password', async () => {
  await expect(register(auth, firestore, aCustomer({ password: '12345' }))).rejects.toMatchObject({
    code: 'weak-password',
  });
  expect(uidOf()).toBe('');
});

test('deletes the account again if the rules refuse the document', async () => {
  const customer = aCustomer();
  await expect(register(auth, firestore, { ...customer, currency: 'euro' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(uidOf()).toBe('');

  await register(auth, firestore, customer);
  expect(await stored(uidOf())).toMatchObject({ country: 'EUR' });
});

test('a retry after a network error completes the sign-up, also on a new page', async () => {
  const customer = aCustomer();
  const db = failing(1, new BankError('network'));
  await expect(register(auth, db, customer)).rejects.toMatchObject({ code: 'network' });
  const uid = uidOf();
  expect(await stored(uid)).toBeUndefined();
  // Simulates a new page without a signed-in user.
  await auth.signOut();

  await register(auth, db, { ...customer, username: 'Ada' });
  expect(uidOf()).toBe(uid);
  expect(await stored(uid)).toMatchObject({ username: 'Ada', isAdmin: false });
});

test('a retry succeeds if the response of the first attempt was lost', async () => {
  const customer = aCustomer();
  const db = failing(1, new BankError('network'), { afterwards: true });
  await expect(register(auth, db, customer)).rejects.toMatchObject({ code: 'network' });
  const uid = uidOf();

  await register(auth, db, customer);
  expect(uidOf()).toBe(uid);
  expect(await stored(uid)).toMatchObject({ username: 'Ada Okafor' });
});

test('an unfinished sign-up cannot be completed without its password', async () => {
  const customer = aCustomer();
  const db = failing(1, new BankError('network'));
  await expect(register(auth, db, customer)).rejects.toMatchObject({ code: 'network' });
  const uid = uidOf();
  await auth.signOut();
  await expect(
    register(auth, db, { ...customer, password: 'another-horse' }),
  ).rejects.toMatchObject({ code: 'email-already-in-use' });
  expect(await stored(uid)).toBeUndefined();
});
