import { describe, expect, test } from '@jest/globals';
import { newId, toCents } from '@bank/domain';
import { doc, getDoc, setDoc, type Firestore } from '@bank/firebase/firestore';
import { createTestUser, databaseAs, withAdminAccess } from '@bank/testing/emulators';
import { claimRequest, putBack } from './claims';
import { decideRequest, type DecidedRequest } from './decide-request';
import type { RequestKind } from './request-kind';

const at = new Date('2026-03-04T12:00:00Z');

function stored(path: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, path))).data());
}

async function anAdmin() {
  const admin = await createTestUser({ isAdmin: true });
  return { by: admin.uid, db: await databaseAs(admin) };
}

const DATA: Record<RequestKind, object> = {
  kycRequests: { idType: 'passport' },
  loans: { loanAmount: 50.25 },
  disputes: { amount: 1, accountNumber: '1' },
};

/** A request that waits, an admin, and the order to approve it. */
async function waiting(kind: RequestKind, account: Record<string, unknown> = {}) {
  const { uid } = await createTestUser({ transactionEnabled: true, ...account });
  const request = kind === 'disputes' ? `REF-${newId().slice(0, 9).toUpperCase()}` : uid;
  const common = { uid, status: 'pending', timestamp: at, createdAt: at };
  await withAdminAccess((db) => setDoc(doc(db, kind, request), { ...DATA[kind], ...common }));
  const admin = await anAdmin();
  const order: DecidedRequest = {
    ...{ id: newId(), by: admin.by, kind, request, uid, submittedAt: at },
    ...(kind === 'loans' && { amount: toCents(50.25) }),
    decision: { status: 'approved' },
  };
  return { ...admin, uid, request, path: `${kind}/${request}`, order };
}

describe('a decision', () => {
  test('on an identity raises the level once, with an entry for each', async () => {
    const { db, uid, path, order } = await waiting('kycRequests');
    expect(await decideRequest(db, order)).toBe('approved');
    expect(await stored(path)).toMatchObject({ status: 'approved', auditId: order.id });
    expect(await stored(`users/${uid}`)).toMatchObject({ accountLevel: 2 });
    expect(await stored(`auditLog/${order.id}`)).toMatchObject({ action: 'review_kyc' });
    expect(await stored(`auditLog/${order.id}-level`)).toMatchObject({ before: 1, after: 2 });
  });

  test('on an identity keeps a higher level', async () => {
    const { db, uid, order } = await waiting('kycRequests', { accountLevel: '3' });
    await decideRequest(db, order);
    expect(await stored(`users/${uid}`)).toMatchObject({ accountLevel: '3' });
    expect(await stored(`auditLog/${order.id}-level`)).toBeUndefined();
  });

  test('on a loan pays it out, and sent again pays nothing', async () => {
    const { db, uid, order } = await waiting('loans');
    await decideRequest(db, order);
    expect(await decideRequest(db, order)).toBe('approved');
    expect(await stored(`users/${uid}`)).toMatchObject({
      accountBalance: 50.25,
      loanBalance: 50.25,
    });
    expect(await stored(`transactions/${order.id}`)).toMatchObject({ amount: 50.25 });
  });

  test('on a dispute names its reference, and tells the reason of a rejection', async () => {
    const { db, path, request, order } = await waiting('disputes');
    await decideRequest(db, { ...order, decision: { status: 'rejected', reason: 'Your own.' } });
    expect(await stored(path)).toMatchObject({ status: 'rejected', reason: 'Your own.' });
    expect(await stored(`auditLog/${order.id}`)).toMatchObject({ reference: request });
  });

  test('on a loan is not stored while transactions are disabled', async () => {
    const { db, path, order } = await waiting('loans', { transactionEnabled: false });
    await expect(decideRequest(db, order)).rejects.toMatchObject({ code: 'transactions-disabled' });
    expect(await stored(path)).toMatchObject({ status: 'pending' });
  });

  test.each<[string, Partial<DecidedRequest>]>([
    ['another amount', { amount: toCents(50) }],
    ['another time', { submittedAt: new Date(0) }],
  ])('is not made on a request of %s than was looked at', async (_, change) => {
    const { db, path, order } = await waiting('loans');
    await expect(decideRequest(db, { ...order, ...change })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(await stored(path)).toMatchObject({ status: 'pending' });
  });

  test('is not made a second time by another admin', async () => {
    const { db, order } = await waiting('disputes');
    await decideRequest(db, order);
    const other = await anAdmin();
    const late = { ...order, id: newId(), by: other.by };
    await expect(decideRequest(other.db, late)).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
  });
});

describe('a claim', () => {
  const claimed = (kind: RequestKind, id: string) => stored(`claims/${kind}.${id}`);

  test('keeps others out until it is put back, and ends with the decision', async () => {
    const { db, by, request, order } = await waiting('loans');
    const place = { kind: 'loans' as const, id: request };
    const other = await anAdmin();
    await claimRequest(db, place, by);
    await claimRequest(db, place, by);
    await expect(claimRequest(other.db, place, other.by)).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    const rival = { ...order, id: newId(), by: other.by };
    await expect(decideRequest(other.db, rival)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    // Not theirs to put back: nothing happens.
    await putBack(other.db, place, other.by);
    expect(await claimed('loans', request)).toMatchObject({ by });

    await putBack(db, place, by);
    await claimRequest(other.db, place, other.by);
    await decideRequest(other.db, rival);
    expect(await claimed('loans', request)).toBeUndefined();
  });

  test('is taken over once it has lapsed', async () => {
    const { db, by, request } = await waiting('kycRequests');
    const place = { kind: 'kycRequests' as const, id: request };
    const lapsed = { by: 'somebody', at: new Date(Date.now() - 16 * 60_000) };
    await withAdminAccess((all) => setDoc(doc(all, 'claims', `kycRequests.${request}`), lapsed));
    await claimRequest(db, place, by);
    expect(await claimed('kycRequests', request)).toMatchObject({ by });
  });

  test('is not made on what is decided, nor on what is one’s own', async () => {
    const { db, by, request, order } = await waiting('disputes');
    await decideRequest(db, order);
    const decided = { kind: 'disputes' as const, id: request };
    await expect(claimRequest(db, decided, by)).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    const own = { kind: 'loans' as const, id: by };
    const loan = { loanAmount: 1, status: 'pending', timestamp: at };
    await withAdminAccess((all: Firestore) => setDoc(doc(all, 'loans', by), loan));
    await expect(claimRequest(db, own, by)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
