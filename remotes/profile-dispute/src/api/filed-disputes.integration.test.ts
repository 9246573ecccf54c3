import { describe, expect, test } from '@jest/globals';
import { newDisputeReference, toCents, type BankError } from '@bank/domain';
import { doc, type Firestore } from '@bank/firebase/firestore';
import { createTestUser, databaseAs, updateDoc, withAdminAccess } from '@bank/testing/emulators';
import { submitDispute } from './dispute';
import { subscribeDispute, subscribeDisputes, type FiledDispute } from './filed-disputes';

async function aCustomer() {
  const user = await createTestUser();
  return { uid: user.uid, db: await databaseAs(user) };
}

/** Skips the minute between two disputes. */
async function coolDown(uid: string) {
  await withAdminAccess((admin) =>
    updateDoc(doc(admin, 'cooldowns', uid), { disputeAt: new Date(Date.now() - 61_000) }),
  );
}

async function file(db: Firestore, uid: string, amount: number) {
  const reference = newDisputeReference();
  await submitDispute(db, uid, { reference, amount: toCents(amount), accountNumber: '0045' });
  return reference;
}

type Subscribe<T> = (
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
) => () => void;

/** Resolves with the first value. */
function firstValue<T>(subscribe: Subscribe<T>) {
  return new Promise<T>((resolve, reject) => {
    const unsubscribe = subscribe((value) => {
      // The first value may arrive before the unsubscribe function.
      queueMicrotask(() => unsubscribe());
      resolve(value);
    }, reject);
  });
}

describe('filed disputes', () => {
  test('are the user’s own, newest first', async () => {
    const [{ uid, db }, other] = [await aCustomer(), await aCustomer()];
    const older = await file(db, uid, 1);
    await coolDown(uid);
    const newer = await file(db, uid, 2.5);
    await file(other.db, other.uid, 3);
    const disputes = await firstValue<FiledDispute[]>((...listeners) =>
      subscribeDisputes(db, uid, ...listeners),
    );
    expect(disputes.map(({ reference }) => reference)).toEqual([newer, older]);
    expect(disputes[0]).toEqual({
      reference: newer,
      amount: 250,
      accountNumber: '0045',
      status: 'pending',
      submittedAt: expect.any(Date),
      decidedAt: null,
      reason: null,
    });
  });

  test('are denied to another user as a list, and missing one by one', async () => {
    const [{ uid, db }, other] = [await aCustomer(), await aCustomer()];
    const reference = await file(db, uid, 1);
    const list = firstValue<FiledDispute[]>((...listeners) =>
      subscribeDisputes(other.db, uid, ...listeners),
    );
    await expect(list).rejects.toMatchObject({ code: 'permission-denied' });
    const subscribe = (from: Firestore, which: string) =>
      firstValue<FiledDispute | null>((...listeners) =>
        subscribeDispute(from, which, ...listeners),
      );
    expect(await subscribe(db, reference)).toMatchObject({ reference, amount: 100 });
    expect(await subscribe(other.db, reference)).toBeNull();
    expect(await subscribe(db, newDisputeReference())).toBeNull();
    expect(await subscribe(db, 'no reference')).toBeNull();
  });
});
