import { describe, expect, test } from '@jest/globals';
import { newId, toCents } from '@bank/domain';
import { collection, doc, query, where } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  getDocs,
  withAdminAccess,
} from '@bank/testing/emulators';
import { sendCredit, type Credit } from './send-credit';

async function anAdminAndACustomer(fields = {}) {
  const admin = await createTestUser({ isAdmin: true, transactionEnabled: true });
  const customer = await createTestUser({
    transactionEnabled: true,
    accountBalance: 1000.1,
    loanBalance: 20,
    ...fields,
  });
  const credit: Credit = {
    id: newId(),
    kind: 'send_money',
    by: admin.uid,
    uid: customer.uid,
    amount: toCents(50.05),
  };
  return { admin, customer, credit, db: await databaseAs(admin) };
}

function stored(path: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, path))).data());
}

function logOf(uid: string) {
  return withAdminAccess(async (db) => {
    const entries = query(collection(db, 'auditLog'), where('uid', '==', uid));
    return (await getDocs(entries)).docs.map((entry) => entry.data());
  });
}

const aServerTime = expect.objectContaining({ seconds: expect.any(Number) });

describe('money from an admin', () => {
  test('is credited with its transaction and audit entry, and adds no loan', async () => {
    const { db, credit } = await anAdminAndACustomer();
    const { id, by, uid } = credit;
    await expect(sendCredit(db, credit)).resolves.toBe(5005);
    expect(await stored(`users/${uid}`)).toMatchObject({
      accountBalance: 1050.15,
      loanBalance: 20,
      lastTx: id,
      lastAudit: id,
    });
    expect(await stored(`transactions/${id}`)).toEqual({
      userId: uid,
      type: 'send_money',
      amount: 50.05,
      date: aServerTime,
      status: 'completed',
      balance: 1050.15,
      by,
    });
    expect(await stored(`auditLog/${id}`)).toEqual({
      by,
      action: 'send_money',
      uid,
      before: 1000.1,
      after: 1050.15,
      at: aServerTime,
    });
  });

  test('is credited once when retried after a lost response', async () => {
    const { db, credit } = await anAdminAndACustomer();
    await sendCredit(db, credit);
    await expect(sendCredit(db, credit)).resolves.toBe(5005);
    expect(await stored(`users/${credit.uid}`)).toMatchObject({ accountBalance: 1050.15 });
    expect(await logOf(credit.uid)).toHaveLength(1);
  });

  test('is credited once when sent twice concurrently', async () => {
    const { db, credit } = await anAdminAndACustomer();
    await Promise.all([sendCredit(db, credit), sendCredit(db, credit)]);
    expect(await stored(`users/${credit.uid}`)).toMatchObject({ accountBalance: 1050.15 });
    expect(await logOf(credit.uid)).toHaveLength(1);
  });

  test('moves nothing when retried with another amount, and returns the first one', async () => {
    const { db, credit } = await anAdminAndACustomer();
    await sendCredit(db, credit);
    await expect(sendCredit(db, { ...credit, amount: toCents(70) })).resolves.toBe(5005);
    expect(await stored(`users/${credit.uid}`)).toMatchObject({ accountBalance: 1050.15 });
  });

  test('is credited if the balance is still the reviewed one', async () => {
    const { db, credit } = await anAdminAndACustomer();
    await expect(sendCredit(db, { ...credit, seen: toCents(1000.1) })).resolves.toBe(5005);
  });

  test('is credited up to the maximum balance', async () => {
    const { db, credit } = await anAdminAndACustomer({ accountBalance: 999_999_949.95 });
    await sendCredit(db, credit);
    expect(await stored(`users/${credit.uid}`)).toMatchObject({ accountBalance: 1_000_000_000 });
  });

  test('is credited from two admins concurrently', async () => {
    const { db, credit } = await anAdminAndACustomer();
    const other = await createTestUser({ isAdmin: true });
    const second = { ...credit, id: newId(), by: other.uid, amount: toCents(0.9) };
    await Promise.all([sendCredit(db, credit), sendCredit(await databaseAs(other), second)]);
    expect(await stored(`users/${credit.uid}`)).toMatchObject({ accountBalance: 1051.05 });
    expect(await logOf(credit.uid)).toHaveLength(2);
  });
});

describe('a loan', () => {
  test('raises balance and loan balance by the same amount', async () => {
    const { db, credit } = await anAdminAndACustomer();
    await sendCredit(db, { ...credit, kind: 'send_loan' });
    expect(await stored(`users/${credit.uid}`)).toMatchObject({
      accountBalance: 1050.15,
      loanBalance: 70.05,
    });
    expect(await stored(`transactions/${credit.id}`)).toMatchObject({ type: 'send_loan' });
    expect(await stored(`auditLog/${credit.id}`)).toMatchObject({ action: 'send_loan' });
  });
});

describe('a credit is denied, and nothing is written,', () => {
  async function expectRefused(credit: Credit, attempt: Promise<unknown>, code: string) {
    await expect(attempt).rejects.toMatchObject({ code });
    expect(await stored(`transactions/${credit.id}`)).toBeUndefined();
    expect(await stored(`auditLog/${credit.id}`)).toBeUndefined();
  }

  test('while transactions are disabled', async () => {
    const { db, credit } = await anAdminAndACustomer({ transactionEnabled: false });
    await expectRefused(credit, sendCredit(db, credit), 'transactions-disabled');
  });

  test('if transactions were never enabled', async () => {
    const { db, credit } = await anAdminAndACustomer();
    const blocked = { ...credit, uid: (await createTestUser()).uid };
    await expectRefused(blocked, sendCredit(db, blocked), 'transactions-disabled');
  });

  test('if the balance would exceed the maximum', async () => {
    const { db, credit } = await anAdminAndACustomer({ accountBalance: 999_999_999.99 });
    await expectRefused(credit, sendCredit(db, credit), 'invalid-amount');
  });

  test('if the loan balance would exceed the maximum', async () => {
    const { db, credit } = await anAdminAndACustomer({ loanBalance: 999_999_999.99 });
    const loan = { ...credit, kind: 'send_loan' as const };
    await expectRefused(loan, sendCredit(db, loan), 'invalid-amount');
  });

  test('if the balance is not the reviewed one any more', async () => {
    const { db, credit } = await anAdminAndACustomer();
    const reviewed = { ...credit, seen: toCents(1000.11) };
    await expectRefused(reviewed, sendCredit(db, reviewed), 'changed-meanwhile');
  });

  test.each([{}, { seen: toCents(0) }])('if the user does not exist: %p', async (review) => {
    const { db, credit } = await anAdminAndACustomer();
    const misdirected = { ...credit, ...review, uid: `missing-${newId()}` };
    await expectRefused(misdirected, sendCredit(db, misdirected), 'not-found');
  });

  test('on the admin’s own account', async () => {
    const { db, credit } = await anAdminAndACustomer();
    const own = { ...credit, uid: credit.by };
    await expectRefused(own, sendCredit(db, own), 'permission-denied');
  });

  test('from a customer', async () => {
    const { customer, credit } = await anAdminAndACustomer();
    const other = await createTestUser({ transactionEnabled: true });
    const forged = { ...credit, by: customer.uid, uid: other.uid };
    await expectRefused(
      forged,
      sendCredit(await databaseAs(customer), forged),
      'permission-denied',
    );
  });

  test('in another admin’s name', async () => {
    const { db, credit } = await anAdminAndACustomer();
    const other = await createTestUser({ isAdmin: true });
    const forged = { ...credit, by: other.uid };
    await expectRefused(forged, sendCredit(db, forged), 'permission-denied');
  });
});
