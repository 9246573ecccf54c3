import { describe, expect, test } from '@jest/globals';
import { newId, toCents } from '@bank/domain';
import {
  collection,
  doc,
  query,
  serverTimestamp,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  getDocs,
  updateDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { applyForLoan, subscribeLoan, type Loan } from './loan';

async function aCustomer() {
  const user = await createTestUser();
  return { ...user, db: await databaseAs(user) };
}

async function storedLoan(uid: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'loans', uid))).data());
}

const decisionOf = (status: string) => ({
  status,
  reviewedBy: 'root',
  reviewedAt: serverTimestamp(),
  auditId: newId(),
  ...(status === 'rejected' && { reason: 'Your income is not proven.' }),
});

async function decide(uid: string, status: string) {
  await withAdminAccess((db) => updateDoc(doc(db, 'loans', uid), decisionOf(status)));
}

/** Resolves with the first `count` values of the subscription. */
function firstLoans(db: Firestore, uid: string, count: number) {
  const values: (Loan | null)[] = [];
  return new Promise<(Loan | null)[]>((resolve, reject) => {
    const stop = subscribeLoan(db, uid, {
      onValue(loan) {
        values.push(loan);
        if (values.length < count) return;
        stop();
        resolve(values);
      },
      onError: reject,
    });
  });
}

describe('a loan', () => {
  test('stores exactly the specified document', async () => {
    const { uid, db } = await aCustomer();
    await applyForLoan(db, uid, toCents(1250.1));
    expect(await storedLoan(uid)).toEqual({
      loanAmount: 1250.1,
      status: 'pending',
      timestamp: expect.objectContaining({ seconds: expect.any(Number) }),
    });
  });

  test('is not overwritten by another amount while pending', async () => {
    const { uid, db } = await aCustomer();
    await applyForLoan(db, uid, toCents(100));
    await expect(applyForLoan(db, uid, toCents(200))).rejects.toMatchObject({
      code: 'already-exists',
    });
    expect(await storedLoan(uid)).toMatchObject({ loanAmount: 100 });
  });

  test('is idempotent when retried after a lost response', async () => {
    const { uid, db } = await aCustomer();
    await applyForLoan(db, uid, toCents(100));
    const first = await storedLoan(uid);
    await applyForLoan(db, uid, toCents(100));
    expect(await storedLoan(uid)).toEqual(first);
  });

  test.each(['approved', 'rejected'])(
    'that was %s may be followed by another, and is archived',
    async (status) => {
      const { uid, db } = await aCustomer();
      await applyForLoan(db, uid, toCents(100));
      await decide(uid, status);
      const decided = await storedLoan(uid);
      await applyForLoan(db, uid, toCents(200));
      expect(await storedLoan(uid)).toMatchObject({ loanAmount: 200, status: 'pending' });
      expect(await storedLoan(uid)).not.toHaveProperty('reviewedBy');
      const past = await getDocs(query(collection(db, 'pastRequests'), where('uid', '==', uid)));
      expect(past.docs.map((each) => each.data())).toEqual([{ ...decided, uid, kind: 'loans' }]);
    },
  );

  test('is denied for another user', async () => {
    const { db } = await aCustomer();
    const other = await createTestUser();
    await expect(applyForLoan(db, other.uid, toCents(100))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await storedLoan(other.uid)).toBeUndefined();
  });

  test('is subscribed to, first without a value', async () => {
    const { uid, db } = await aCustomer();
    const values = firstLoans(db, uid, 2);
    await applyForLoan(db, uid, toCents(300));
    const loan = {
      amount: 30000,
      status: 'pending',
      submittedAt: expect.any(Date),
      decidedAt: null,
      reason: null,
    };
    expect((await values).at(-1)).toEqual(loan);
  });
});
