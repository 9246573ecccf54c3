import { describe, expect, test } from '@jest/globals';
import { collection, doc, query, where } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  getDocs,
  withAdminAccess,
} from '@bank/testing/emulators';
import { setLevel, setTransactions } from './settings';

async function anAdminAndACustomer(fields = {}) {
  const admin = await createTestUser({ isAdmin: true });
  const customer = await createTestUser(fields);
  const parties = { by: admin.uid, uid: customer.uid };
  return { admin, customer, parties, db: await databaseAs(admin) };
}

function storedUser(uid: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'users', uid))).data());
}

function logOf(uid: string) {
  return withAdminAccess(async (db) => {
    const entries = query(collection(db, 'auditLog'), where('uid', '==', uid));
    return (await getDocs(entries)).docs.map((entry) => ({ id: entry.id, ...entry.data() }));
  });
}

const aServerTime = expect.objectContaining({ seconds: expect.any(Number) });

describe('transactions of a user', () => {
  test('are enabled if never set before, with an audit entry', async () => {
    const { db, parties } = await anAdminAndACustomer();
    await setTransactions(db, parties, true);
    const [entry, ...others] = await logOf(parties.uid);
    expect(entry).toEqual({
      id: expect.any(String),
      ...parties,
      action: 'set_transactions',
      before: false,
      after: true,
      at: aServerTime,
    });
    expect(others).toEqual([]);
    expect(await storedUser(parties.uid)).toMatchObject({
      transactionEnabled: true,
      lastAudit: entry?.id,
    });
  });

  test('are disabled', async () => {
    const { db, parties } = await anAdminAndACustomer({ transactionEnabled: true });
    await setTransactions(db, parties, false);
    expect(await storedUser(parties.uid)).toMatchObject({ transactionEnabled: false });
    expect(await logOf(parties.uid)).toMatchObject([{ before: true, after: false }]);
  });

  test('are not logged again if already enabled', async () => {
    const { db, parties } = await anAdminAndACustomer({ transactionEnabled: true });
    await setTransactions(db, parties, true);
    expect(await logOf(parties.uid)).toEqual([]);
  });
});

describe('the account level of a user', () => {
  test('is set as a number, with an audit entry', async () => {
    const { db, parties } = await anAdminAndACustomer();
    await setLevel(db, parties, 2);
    expect(await storedUser(parties.uid)).toMatchObject({ accountLevel: 2 });
    expect(await logOf(parties.uid)).toMatchObject([
      { ...parties, action: 'set_level', before: 1, after: 2 },
    ]);
  });

  test('can replace a level stored as text', async () => {
    const { db, parties } = await anAdminAndACustomer({ accountLevel: '2' });
    await setLevel(db, parties, 3);
    expect(await storedUser(parties.uid)).toMatchObject({ accountLevel: 3 });
    expect(await logOf(parties.uid)).toMatchObject([{ before: '2', after: 3 }]);
  });

  test('is set if it is still the one that the admin saw', async () => {
    const { db, parties } = await anAdminAndACustomer({ accountLevel: '2' });
    await setLevel(db, parties, 3, 2);
    expect(await storedUser(parties.uid)).toMatchObject({ accountLevel: 3 });
  });

  test('is not set if another admin has changed it meanwhile', async () => {
    const { db, parties } = await anAdminAndACustomer({ accountLevel: 4 });
    const change = setLevel(db, parties, 3, 2);
    await expect(change).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(await storedUser(parties.uid)).toMatchObject({ accountLevel: 4 });
    expect(await logOf(parties.uid)).toEqual([]);
  });

  test('is not logged again if another admin has set the same', async () => {
    const { db, parties } = await anAdminAndACustomer({ accountLevel: 3 });
    await setLevel(db, parties, 3, 2);
    expect(await logOf(parties.uid)).toEqual([]);
  });

  test.each([0, 10, 2.5])('is denied outside 1 to 9: %s', async (level) => {
    const { db, parties } = await anAdminAndACustomer();
    await expect(setLevel(db, parties, level)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await storedUser(parties.uid)).toMatchObject({ accountLevel: 1 });
    expect(await logOf(parties.uid)).toEqual([]);
  });
});

describe('a setting is denied', () => {
  test('on the admin’s own account', async () => {
    const { db, admin } = await anAdminAndACustomer();
    const own = { by: admin.uid, uid: admin.uid };
    await expect(setLevel(db, own, 9)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(setTransactions(db, own, true)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await logOf(admin.uid)).toEqual([]);
  });

  test('from a customer, on their own account too', async () => {
    const { customer } = await anAdminAndACustomer();
    const own = { by: customer.uid, uid: customer.uid };
    const attempt = setTransactions(await databaseAs(customer), own, true);
    await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await storedUser(customer.uid)).not.toHaveProperty('transactionEnabled');
  });

  test('if the user does not exist', async () => {
    const { db, parties } = await anAdminAndACustomer();
    const misdirected = { ...parties, uid: 'missing' };
    await expect(setLevel(db, misdirected, 2)).rejects.toMatchObject({ code: 'not-found' });
  });
});
