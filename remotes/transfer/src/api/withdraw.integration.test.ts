import { describe, expect, it } from '@jest/globals';
import {
  addCents,
  newId,
  toMajorUnits,
  toCents,
  type BankErrorCode,
  type Payee,
} from '@bank/domain';
import {
  doc,
  Timestamp,
  transact,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  updateDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { commitWithdrawal, type WithdrawalAttempt } from './commit-withdrawal';
import { readReceipt } from './read-receipt';
import { readGate, recordGuess } from './vat-guess';
import { withdraw } from './withdraw';

const CODE = 4321;
const bank: Payee = {
  method: 'Bank',
  accountNumber: '123456',
  bankName: 'Harbour Bank',
  accountHolderName: 'Bo Lind',
};
const request = { amount: toCents(100.05), payee: bank };

type Setup = { user?: DocumentData; attempts?: DocumentData | null };

/** A customer with 1,000.10, level 2, transactions enabled and a code issued, unless overridden. */
async function aCustomer({ user = {}, attempts = { n: 0 } }: Setup = {}) {
  const person = await createTestUser({
    accountBalance: 1000.1,
    accountLevel: '2',
    transactionEnabled: true,
    ...user,
  });
  const { uid } = person;
  await withAdminAccess(async (db) => {
    await setDoc(doc(db, 'vatCodes', uid), { vatCode: CODE });
    if (attempts) await setDoc(doc(db, 'vatAttempts', uid), attempts);
  });
  return { uid, db: await databaseAs(person) };
}

/** Matches a receipt; a wrong code has no request. */
const PAID = { request };

const anAttempt = (changes: Partial<WithdrawalAttempt> = {}): WithdrawalAttempt => ({
  id: newId(),
  request,
  code: CODE,
  isRetry: false,
  ...changes,
});

async function read(db: Firestore, path: string): Promise<DocumentData | undefined> {
  return (await getDoc(doc(db, path))).data();
}

async function balanceOf(db: Firestore, uid: string): Promise<unknown> {
  return (await read(db, `users/${uid}`))?.accountBalance;
}

async function expectRefusal(attempt: Promise<unknown>, code: BankErrorCode) {
  await expect(attempt).rejects.toMatchObject({ name: 'BankError', code });
}

describe('a withdrawal with the right code', () => {
  const payees: { payee: Payee; transaction: DocumentData; withdrawal: DocumentData }[] = [
    { payee: bank, transaction: bank, withdrawal: bank },
    ...(['PayPal', 'CashApp'] as const).map((method) => {
      const payee = { method, email: 'bo@example.com' };
      return { payee, transaction: payee, withdrawal: payee };
    }),
    {
      payee: { method: 'Cryptocurrency', cryptoAddress: 'bc1q0', cryptoType: 'BTC' },
      transaction: { method: 'Cryptocurrency', cryptoType: 'BTC' },
      withdrawal: { method: 'Cryptocurrency', cryptoAddress: 'bc1q0', cryptoType: 'BTC' },
    },
  ];

  it.each(payees)('updates balance, transaction and payout by $payee.method', async (expected) => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt({ request: { amount: request.amount, payee: expected.payee } });

    const { id } = attempt;
    const receipt = { id, request: attempt.request, date: null, balance: toCents(900.05) };
    expect(await withdraw(db, uid, attempt)).toEqual(receipt);

    expect(await read(db, `users/${uid}`)).toMatchObject({
      accountBalance: 900.05,
      lastTx: attempt.id,
    });
    const paid = { amount: 100.05, date: expect.anything() };
    expect(await read(db, `transactions/${attempt.id}`)).toEqual({
      ...paid,
      ...expected.transaction,
      userId: uid,
      type: 'withdrawal',
      status: 'pending',
    });
    expect(await read(db, `withdrawals/${attempt.id}`)).toEqual({
      ...paid,
      ...expected.withdrawal,
      uid,
      status: 'completed',
    });
    expect(await read(db, `vatAttempts/${uid}`)).toMatchObject({ n: 0 });
  });

  it('is exact to the cent', async () => {
    const { uid, db } = await aCustomer({ user: { accountBalance: 0.3 } });
    await withdraw(db, uid, anAttempt({ request: { amount: toCents(0.1), payee: bank } }));
    expect(await balanceOf(db, uid)).toBe(0.2);
  });
});

describe('a wrong code', () => {
  it('is counted, moves no money, and can be followed by the right one', async () => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt({ code: 1111 });
    expect(await withdraw(db, uid, attempt)).toEqual({ guessesLeft: 4 });
    expect(await balanceOf(db, uid)).toBe(1000.1);

    // Sent at once: the two seconds between guesses are waited out.
    const result = await withdraw(db, uid, { ...attempt, code: CODE });
    expect(result).toMatchObject({ id: attempt.id });
    expect(await balanceOf(db, uid)).toBe(900.05);
  });

  it('is counted once however often it is sent', async () => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt({ code: 1111 });
    await withdraw(db, uid, attempt);
    expect(await withdraw(db, uid, attempt)).toEqual({ guessesLeft: 4 });
    expect(await read(db, `vatAttempts/${uid}`)).toMatchObject({ n: 1 });
  });

  it('waits out the delay after a guess on another page', async () => {
    const { uid, db } = await aCustomer({
      attempts: { n: 1, guessId: 'elsewhere', at: Timestamp.now() },
    });
    expect(await withdraw(db, uid, anAttempt())).toMatchObject(PAID);
  });

  it('stores no guess where the customer can read it', async () => {
    const { uid, db } = await aCustomer();
    const guess = anAttempt();
    for (const code of [1111, CODE]) {
      await recordGuess(db, uid, { ...guess, code });
      const count = await read(db, `vatAttempts/${uid}`);
      expect(Object.keys(count ?? {}).sort()).toEqual(['at', 'guessId', 'n']);
      await expect(read(db, `vatGuesses/${uid}`)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    }
  });

  it('keeps the gate closed; only the right code opens it', async () => {
    const { uid, db } = await aCustomer();
    const guess = anAttempt();
    await recordGuess(db, uid, { ...guess, code: 1111 });
    expect(await readGate(db, uid)).toBe(false);
    await recordGuess(db, uid, { ...guess, code: CODE });
    expect(await readGate(db, uid)).toBe(true);
  });

  it('stays counted after a withdrawal, until another code is issued', async () => {
    const { uid, db } = await aCustomer({ attempts: { n: 3 } });
    const attempt = anAttempt({ code: 1111 });
    expect(await withdraw(db, uid, attempt)).toEqual({ guessesLeft: 1 });
    expect(await withdraw(db, uid, { ...attempt, code: CODE })).toMatchObject(PAID);
    expect(await read(db, `vatAttempts/${uid}`)).toMatchObject({ n: 4, guessId: '' });
    const next = anAttempt({ code: 1111 });
    expect(await withdraw(db, uid, next)).toEqual({ guessesLeft: 0 });
    await expectRefusal(withdraw(db, uid, { ...next, code: CODE }), 'vat-code-locked');
  });

  it('does not count a right code whose payment was abandoned', async () => {
    const { uid, db } = await aCustomer({ attempts: { n: 4 } });
    const guess = anAttempt();
    expect(await recordGuess(db, uid, { ...guess, id: newId() })).toBe(0);
    expect(await recordGuess(db, uid, { ...guess, id: newId() })).toBe(0);
    expect(await withdraw(db, uid, anAttempt())).toMatchObject(PAID);
    expect(await read(db, `vatAttempts/${uid}`)).toMatchObject({ n: 4, guessId: '' });
  });

  it('locks after five guesses, for the right code too', async () => {
    const { uid, db } = await aCustomer({ attempts: { n: 4 } });
    const attempt = anAttempt({ code: 1111 });
    expect(await withdraw(db, uid, attempt)).toEqual({ guessesLeft: 0 });
    await expectRefusal(withdraw(db, uid, { ...attempt, code: CODE }), 'vat-code-locked');
    expect(await balanceOf(db, uid)).toBe(1000.1);
  });
});

describe('a withdrawal is refused', () => {
  const disabled = { transactionEnabled: false };
  const refusals: [string, BankErrorCode, Setup][] = [
    ['without an issued code', 'vat-code-missing', { attempts: null }],
    ['above the balance', 'insufficient-funds', { user: { accountBalance: 100.04 } }],
    ['while transactions are disabled', 'transactions-disabled', { user: disabled }],
    ['at level 1', 'level-too-low', { user: { accountLevel: 1 } }],
  ];

  it.each(refusals)('%s: %s', async (_, code, setup) => {
    const { uid, db } = await aCustomer(setup);
    const attempt = anAttempt();
    const before = await balanceOf(db, uid);
    await expectRefusal(withdraw(db, uid, attempt), code);
    expect(await balanceOf(db, uid)).toBe(before);
    expect(await readReceipt(db, attempt.id)).toBeNull();
  });
});

describe('idempotency: one id is paid once', () => {
  it('on a retry after a lost response', async () => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt();
    await withdraw(db, uid, attempt);

    const receipt = { id: attempt.id, request, date: expect.any(Date), balance: null };
    expect(await withdraw(db, uid, { ...attempt, isRetry: true })).toEqual(receipt);
    expect(await balanceOf(db, uid)).toBe(900.05);
    // The retry checked for a payment before it guessed.
    expect(await read(db, `vatAttempts/${uid}`)).toMatchObject({ n: 0 });
  });

  it('on a resend not marked as a retry, after the balance has changed', async () => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt();
    await withdraw(db, uid, attempt);
    await withAdminAccess((admin) => updateDoc(doc(admin, 'users', uid), { lastTx: 'a-credit' }));

    expect(await withdraw(db, uid, attempt)).toMatchObject(PAID);
    expect(await balanceOf(db, uid)).toBe(900.05);
  });

  it('and returns what was paid if the form has changed since', async () => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt();
    await withdraw(db, uid, attempt);
    const changed = { amount: toCents(5), payee: bank };

    const result = await withdraw(db, uid, { ...attempt, request: changed, isRetry: true });
    expect(result).toMatchObject({ id: attempt.id, request });
    expect(await balanceOf(db, uid)).toBe(900.05);
  });

  it('when two pages send it concurrently', async () => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt();
    const answers = await Promise.all([withdraw(db, uid, attempt), withdraw(db, uid, attempt)]);
    expect(answers).toMatchObject([PAID, PAID]);
    expect(await balanceOf(db, uid)).toBe(900.05);
  });

  it('when the commit itself is resent', async () => {
    const { uid, db } = await aCustomer();
    const attempt = anAttempt();
    await recordGuess(db, uid, attempt);
    await commitWithdrawal(db, uid, attempt);
    expect(await commitWithdrawal(db, uid, attempt)).toMatchObject({ balance: null });
    expect(await balanceOf(db, uid)).toBe(900.05);
  });
});

/** Credits 1.00 several times in a row, as an administrator's commits would. */
async function credit(uid: string, times: number) {
  await withAdminAccess(async (admin) => {
    const user = doc(admin, 'users', uid);
    for (let n = 0; n < times; n += 1)
      await transact(admin, async (transaction) => {
        const balance = toCents((await transaction.get(user)).data()?.accountBalance);
        transaction.update(user, { accountBalance: toMajorUnits(addCents(balance, toCents(1))) });
      });
  });
}

it('a withdrawal succeeds while concurrent credits change the balance', async () => {
  const customers = await Promise.all([aCustomer(), aCustomer(), aCustomer(), aCustomer()]);
  const balances = customers.map(async ({ uid, db }) => {
    const [result] = await Promise.all([withdraw(db, uid, anAttempt()), credit(uid, 3)]);
    expect(result).toMatchObject(PAID);
    return balanceOf(db, uid);
  });
  for (const balance of await Promise.all(balances)) expect(balance).toBe(903.05);
});
