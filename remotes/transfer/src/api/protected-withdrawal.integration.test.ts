import { describe, expect, it } from '@jest/globals';
import { newId, toCents, type Payee } from '@bank/domain';
import { saveProtection } from '@bank/data-access';
import type { Firestore } from '@bank/firebase/firestore';
import { commitWithdrawal } from './commit-withdrawal';
import { aCustomer, CODE, payee, putAsAdmin, read, request } from './customer.test-utils';
import { payeeKey } from './payee-key';
import { announcePayee, reviewPayment } from './review-payment';
import { recordGuess } from './vat-guess';
import { withdraw } from './withdraw';

const DAY_MS = 24 * 60 * 60 * 1000;

const pay = (db: Firestore, uid: string, changes: Partial<typeof request> = {}) =>
  withdraw(db, uid, {
    id: newId(),
    request: { ...request, ...changes },
    code: CODE,
    isRetry: false,
  });

describe('a withdrawal of a customer with limits', () => {
  it('is counted, and its payee is known from then on', async () => {
    const { uid, db } = await aCustomer();
    await pay(db, uid);
    await pay(db, uid, { amount: toCents(50.5) });
    expect(await read(db, `dailyTotals/${uid}`)).toMatchObject({ total: 15_050 });
    const known = `knownPayees/${uid}.${await payeeKey(payee)}`;
    expect(await read(db, known)).toMatchObject({ uid, name: 'Bo Lind' });
  });

  it.each([
    [{ isLocked: true }, 'payments-locked'],
    [{ payment: toCents(99) }, 'above-payment-limit'],
    [{ daily: toCents(99) }, 'above-daily-limit'],
    [{ newPayee: toCents(99) }, 'new-payee'],
  ] as const)('is stopped by %j before a code is used up', async (settings, code) => {
    const { uid, db } = await aCustomer();
    await saveProtection(db, uid, settings);
    await expect(pay(db, uid)).rejects.toMatchObject({ name: 'BankError', code });
    expect(await read(db, `vatAttempts/${uid}`)).toEqual({ n: 0 });
    expect(await read(db, `users/${uid}`)).toMatchObject({ accountBalance: 1000 });
  });

  it('is paid up to the daily limit', async () => {
    const { uid, db } = await aCustomer();
    await saveProtection(db, uid, { daily: toCents(150) });
    await pay(db, uid);
    await expect(pay(db, uid)).rejects.toMatchObject({ code: 'above-daily-limit' });
    await pay(db, uid, { amount: toCents(50) });
    expect(await read(db, `dailyTotals/${uid}`)).toMatchObject({ total: 15_000 });
  });

  it('to a new payee is paid 24 hours after the announcement', async () => {
    const { uid, db } = await aCustomer();
    await saveProtection(db, uid, { newPayee: toCents(99) });
    await announcePayee(db, uid, payee);
    await announcePayee(db, uid, payee);
    await expect(pay(db, uid)).rejects.toMatchObject({ code: 'new-payee' });
    const path = `knownPayees/${uid}.${await payeeKey(payee)}`;
    const since = new Date(Date.now() - DAY_MS - 60_000);
    await putAsAdmin(path, { uid, since, name: '' });
    await pay(db, uid);
    expect(await read(db, path)).toMatchObject({ name: 'Bo Lind' });
  });
});

it('counts a withdrawal for the next day if midnight has passed since its guess', async () => {
  const { uid, db } = await aCustomer();
  const attempt = { id: newId(), request, code: CODE, isRetry: false };
  await recordGuess(db, uid, attempt);
  const midnight = new Date().setUTCHours(0, 0, 0, 0);
  const guess = await read(db, `vatAttempts/${uid}`);
  await putAsAdmin(`vatAttempts/${uid}`, { ...guess, at: new Date(midnight - 60_000) });
  await putAsAdmin(`dailyTotals/${uid}`, { total: 5000, at: new Date(), payment: 'earlier' });
  await commitWithdrawal(db, uid, attempt);
  expect(await read(db, `dailyTotals/${uid}`)).toMatchObject({ total: 15_000 });
});

describe('the review of a payment', () => {
  it('points out an account that was never paid', async () => {
    const { uid, db } = await aCustomer();
    expect(await reviewPayment(db, uid, request)).toMatchObject({
      isFirst: true,
      hasOtherName: false,
      problem: null,
    });
    await announcePayee(db, uid, payee);
    expect(await reviewPayment(db, uid, request)).toMatchObject({ isFirst: true });
    await pay(db, uid);
    // Without a daily limit, the daily total is not read.
    expect(await reviewPayment(db, uid, request)).toMatchObject({ isFirst: false, spentToday: 0 });
  });

  it('knows an account that was paid in another spelling', async () => {
    const { uid, db } = await aCustomer();
    await pay(db, uid);
    const spelled = { ...request, payee: { ...payee, accountNumber: 'de893704' } };
    expect(await reviewPayment(db, uid, spelled)).toMatchObject({ isFirst: false });
  });

  it.each<[Payee, Payee]>([
    [payee, { ...payee, accountNumber: 'DE89 3705' }],
    [
      { method: 'PayPal', email: 'bo@example.com' },
      { method: 'PayPal', email: 'al@example.com' },
    ],
    [
      { method: 'Cryptocurrency', cryptoAddress: 'bc1q0', cryptoType: 'BTC' },
      { method: 'Cryptocurrency', cryptoAddress: 'bc1q1', cryptoType: 'BTC' },
    ],
  ])('knows what was paid before payees were recorded: %p, not %p', async (paid, other) => {
    const { uid, db } = await aCustomer();
    await putAsAdmin(`withdrawals/${newId()}`, { uid, ...paid, amount: 1 });
    const review = (to: Payee) => reviewPayment(db, uid, { ...request, payee: to });
    expect(await review(paid)).toMatchObject({ isFirst: false, hasOtherName: false, known: null });
    expect(await review(other)).toMatchObject({ isFirst: true });
  });

  it('points out another name than last time', async () => {
    const { uid, db } = await aCustomer();
    await pay(db, uid);
    const other = { ...request, payee: { ...payee, accountHolderName: 'Mallory' } };
    expect(await reviewPayment(db, uid, other)).toMatchObject({
      hasOtherName: true,
      known: { name: 'Bo Lind' },
    });
    const spelled = { ...request, payee: { ...payee, accountHolderName: 'bo lind' } };
    expect(await reviewPayment(db, uid, spelled)).toMatchObject({ hasOtherName: false });
  });

  it('says from when an announced payee can be paid', async () => {
    const { uid, db } = await aCustomer();
    await saveProtection(db, uid, { newPayee: toCents(1) });
    await announcePayee(db, uid, payee);
    const { problem, payableFrom } = await reviewPayment(db, uid, request);
    expect(problem).toBe('new-payee');
    expect(Number(payableFrom) - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
  });
});
