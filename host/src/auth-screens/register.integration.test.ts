import { BankError, newId } from '@bank/domain';
import { startFirebase } from '@bank/firebase/app';
import * as auth from '@bank/firebase/auth';
import * as firestore from '@bank/firebase/firestore';
import type { DatabaseTransaction, Firestore } from '@bank/firebase/firestore';
import { emulatorEnvironment, withAdminAccess } from '@bank/testing/emulators';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { register, type NewCustomer } from './register';

beforeAll(() => startFirebase(emulatorEnvironment()));
afterEach(() => auth.signOut());

function aCustomer(changes: Partial<NewCustomer> = {}): NewCustomer {
  return {
    username: 'Ada Okafor',
    // With a capital, as people type it: the provider keeps its own spelling.
    email: `Ada-${newId()}@example.com`,
    number: '+353 1 555 0100',
    password: 'correct-horse',
    currency: 'EUR',
    ...changes,
  };
}

const { doc, getDoc } = firestore;

function uidOf(): string {
  return auth.auth().currentUser?.uid ?? '';
}

function stored(uid: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'users', uid))).data());
}

/** The database with the first `failures` transactions lost on the way. */
function losing(failures: number, error: BankError, { afterwards = false } = {}) {
  let left = failures;
  async function runTransaction<T>(db: Firestore, work: (t: DatabaseTransaction) => Promise<T>) {
    if (left === 0) return firestore.runTransaction(db, work);
    left -= 1;
    if (afterwards) await firestore.runTransaction(db, work);
    throw error;
  }
  return { ...firestore, runTransaction };
}

test('makes the account and exactly the document of section 3', async () => {
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

/** The links by which an address can be confirmed. */
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

test('sends the link that confirms the address', async () => {
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
  ['takes for ever', () => new Promise<void>(() => {})],
])('is over though the mail %s', async (_, sendEmailConfirmation) => {
  await register({ ...auth, sendEmailConfirmation }, firestore, aCustomer());
  expect(await stored(uidOf())).toMatchObject({ accountLevel: 1 });
});

test('an address that has an account is taken, whoever asks', async () => {
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

test('a weak password makes no account', async () => {
  await expect(register(auth, firestore, aCustomer({ password: '12345' }))).rejects.toMatchObject({
    code: 'weak-password',
  });
  expect(uidOf()).toBe('');
});

test('a document that the rules refuse takes the account away again', async () => {
  const customer = aCustomer();
  await expect(register(auth, firestore, { ...customer, currency: 'euro' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(uidOf()).toBe('');

  await register(auth, firestore, customer);
  expect(await stored(uidOf())).toMatchObject({ country: 'EUR' });
});

test('after a broken connection the next attempt finishes the job, also on a new page', async () => {
  const customer = aCustomer();
  const db = losing(1, new BankError('network'));
  await expect(register(auth, db, customer)).rejects.toMatchObject({ code: 'network' });
  const uid = uidOf();
  expect(await stored(uid)).toBeUndefined();
  // A new page: nobody is signed in there, and nothing is remembered.
  await auth.signOut();

  await register(auth, db, { ...customer, username: 'Ada' });
  expect(uidOf()).toBe(uid);
  expect(await stored(uid)).toMatchObject({ username: 'Ada', isAdmin: false });
});

test('an attempt whose answer was lost counts when it is made again', async () => {
  const customer = aCustomer();
  const db = losing(1, new BankError('network'), { afterwards: true });
  await expect(register(auth, db, customer)).rejects.toMatchObject({ code: 'network' });
  const uid = uidOf();

  await register(auth, db, customer);
  expect(uidOf()).toBe(uid);
  expect(await stored(uid)).toMatchObject({ username: 'Ada Okafor' });
});

test('nobody else can finish what somebody began', async () => {
  const customer = aCustomer();
  const db = losing(1, new BankError('network'));
  await expect(register(auth, db, customer)).rejects.toMatchObject({ code: 'network' });
  const uid = uidOf();
  await auth.signOut();
  await expect(
    register(auth, db, { ...customer, password: 'another-horse' }),
  ).rejects.toMatchObject({ code: 'email-already-in-use' });
  expect(await stored(uid)).toBeUndefined();
});
