import { describe, expect, test } from '@jest/globals';
import { newDisputeReference, toCents } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  updateDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { submitDispute, type Dispute } from './dispute';

async function aCustomer() {
  const user = await createTestUser();
  return { uid: user.uid, db: await databaseAs(user) };
}

function aDispute(changes: Partial<Dispute> = {}): Dispute {
  return {
    reference: newDisputeReference(),
    amount: toCents(75.25),
    accountNumber: '12345678',
    ...changes,
  };
}

async function storedDispute(reference: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'disputes', reference))).data());
}

describe('a dispute', () => {
  test('is filed under its reference, as exactly the specified document', async () => {
    const { uid, db } = await aCustomer();
    const dispute = aDispute();
    await submitDispute(db, uid, dispute);
    expect(await storedDispute(dispute.reference)).toEqual({
      uid,
      amount: 75.25,
      accountNumber: '12345678',
      referenceNumber: dispute.reference,
      status: 'pending',
      createdAt: expect.objectContaining({ seconds: expect.any(Number) }),
    });
  });

  test('is idempotent when retried after a lost response', async () => {
    const { uid, db } = await aCustomer();
    const dispute = aDispute();
    await submitDispute(db, uid, dispute);
    const first = await storedDispute(dispute.reference);
    await submitDispute(db, uid, dispute);
    expect(await storedDispute(dispute.reference)).toEqual(first);
  });

  test('never replaces another one', async () => {
    const { uid, db } = await aCustomer();
    const dispute = aDispute();
    await submitDispute(db, uid, dispute);
    const other = { ...dispute, amount: toCents(1) };
    await expect(submitDispute(db, uid, other)).rejects.toMatchObject({ code: 'conflict' });
    expect(await storedDispute(dispute.reference)).toMatchObject({ amount: 75.25 });
  });

  test('is limited to one a minute, with the reason of the denial', async () => {
    const { uid, db } = await aCustomer();
    await submitDispute(db, uid, aDispute());
    const second = aDispute();
    await expect(submitDispute(db, uid, second)).rejects.toMatchObject({ code: 'too-soon' });
    expect(await storedDispute(second.reference)).toBeUndefined();
    const minuteAgo = { disputeAt: new Date(Date.now() - 61_000) };
    await withAdminAccess((admin) => updateDoc(doc(admin, 'cooldowns', uid), minuteAgo));
    await submitDispute(db, uid, second);
    expect(await storedDispute(second.reference)).toMatchObject({ status: 'pending' });
  });

  test('is denied in another user’s name', async () => {
    const { db } = await aCustomer();
    const other = await createTestUser();
    const dispute = aDispute();
    await expect(submitDispute(db, other.uid, dispute)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await storedDispute(dispute.reference)).toBeUndefined();
  });
});
