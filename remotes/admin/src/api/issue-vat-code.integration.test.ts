import { describe, expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { issueVatCode } from './issue-vat-code';

async function anAdminAndACustomer() {
  const admin = await createTestUser({ isAdmin: true });
  const customer = await createTestUser();
  const newCode = { id: newId(), by: admin.uid, uid: customer.uid, code: 4321 };
  return { admin, customer, newCode, db: await databaseAs(admin) };
}

function stored(path: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, path))).data());
}

const aServerTime = expect.objectContaining({ seconds: expect.any(Number) });

describe('a VAT code', () => {
  test('is issued with an audit entry that does not contain it', async () => {
    const { db, newCode } = await anAdminAndACustomer();
    const { id, by, uid } = newCode;
    await issueVatCode(db, newCode);
    expect(await stored(`vatCodes/${uid}`)).toEqual({
      vatCode: 4321,
      issuedBy: by,
      issuedAt: aServerTime,
      auditId: id,
    });
    expect(await stored(`auditLog/${id}`)).toEqual({
      by,
      action: 'issue_vat_code',
      uid,
      before: null,
      after: null,
      at: aServerTime,
    });
  });

  test('replaces the previous code and resets the guess count', async () => {
    const { db, newCode } = await anAdminAndACustomer();
    await issueVatCode(db, newCode);
    await withAdminAccess((all) =>
      setDoc(doc(all, 'vatAttempts', newCode.uid), { n: 5, code: 1111 }),
    );
    await issueVatCode(db, { ...newCode, id: newId(), code: 8765 });
    expect(await stored(`vatCodes/${newCode.uid}`)).toMatchObject({ vatCode: 8765 });
    expect(await stored(`vatAttempts/${newCode.uid}`)).toEqual({ n: 0 });
  });

  test('does not reset the guesses on a retry after a lost response', async () => {
    const { db, newCode } = await anAdminAndACustomer();
    await issueVatCode(db, newCode);
    await withAdminAccess((all) => setDoc(doc(all, 'vatAttempts', newCode.uid), { n: 3 }));
    await issueVatCode(db, newCode);
    expect(await stored(`vatAttempts/${newCode.uid}`)).toEqual({ n: 3 });
  });

  test('is issued if the previous one is still the one that the admin saw', async () => {
    const { db, newCode } = await anAdminAndACustomer();
    await issueVatCode(db, { ...newCode, seen: null });
    await issueVatCode(db, { ...newCode, id: newId(), code: 8765, seen: 4321 });
    expect(await stored(`vatCodes/${newCode.uid}`)).toMatchObject({ vatCode: 8765 });
  });

  test.each([null, 1111])('does not replace another one than the admin saw: %p', async (seen) => {
    const { db, newCode } = await anAdminAndACustomer();
    await issueVatCode(db, newCode);
    const next = issueVatCode(db, { ...newCode, id: newId(), code: 8765, seen });
    await expect(next).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(await stored(`vatCodes/${newCode.uid}`)).toMatchObject({ vatCode: 4321 });
  });

  test('cannot be issued to a missing user', async () => {
    const { db, newCode } = await anAdminAndACustomer();
    const misdirected = issueVatCode(db, { ...newCode, uid: `missing-${newId()}` });
    await expect(misdirected).rejects.toMatchObject({ code: 'not-found' });
  });

  test('cannot be issued to oneself', async () => {
    const { db, newCode } = await anAdminAndACustomer();
    const own = { ...newCode, uid: newCode.by };
    await expect(issueVatCode(db, own)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await stored(`vatCodes/${newCode.by}`)).toBeUndefined();
  });

  test('cannot be issued by a customer', async () => {
    const { customer, newCode } = await anAdminAndACustomer();
    const other = await createTestUser();
    const forged = { ...newCode, by: customer.uid, uid: other.uid };
    await expect(issueVatCode(await databaseAs(customer), forged)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await stored(`vatCodes/${other.uid}`)).toBeUndefined();
  });
});
