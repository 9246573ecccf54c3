import { describe, expect, test } from '@jest/globals';
import { newId, toCents } from '@bank/domain';
import { doc, transact, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  subscribe,
  withAdminAccess,
  writeBatch,
} from '@bank/testing/emulators';
import { claimRequest, endClaim, releaseClaim, subscribeClaims, type Claims } from './claims';
import { decideRequest, type RequestDecision } from './decide-request';
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

/** A pending request, an admin, and the decision to approve it. */
async function aPendingRequest(kind: RequestKind, account: Record<string, unknown> = {}) {
  const { uid } = await createTestUser({ transactionEnabled: true, ...account });
  const request = kind === 'disputes' ? `REF-${newId().slice(0, 9).toUpperCase()}` : uid;
  const common = { uid, status: 'pending', timestamp: at, createdAt: at };
  await withAdminAccess((db) => setDoc(doc(db, kind, request), { ...DATA[kind], ...common }));
  const admin = await anAdmin();
  const decision: RequestDecision = {
    ...{ id: newId(), by: admin.by, kind, request, uid, submittedAt: at },
    ...(kind === 'loans' && { amount: toCents(50.25) }),
    decision: { status: 'approved' },
  };
  return { ...admin, uid, request, path: `${kind}/${request}`, decision };
}

describe('a decision', () => {
  test('on an identity raises the level once, with an audit entry for each change', async () => {
    const { db, uid, path, decision } = await aPendingRequest('kycRequests');
    expect(await decideRequest(db, decision)).toBe('approved');
    expect(await stored(path)).toMatchObject({ status: 'approved', auditId: decision.id });
    expect(await stored(`users/${uid}`)).toMatchObject({ accountLevel: 2 });
    expect(await stored(`auditLog/${decision.id}`)).toMatchObject({ action: 'review_kyc' });
    expect(await stored(`auditLog/${decision.id}-level`)).toMatchObject({ before: 1, after: 2 });
  });

  test.each([2, '3'])('on an identity keeps the level %p', async (accountLevel) => {
    const { db, uid, decision } = await aPendingRequest('kycRequests', { accountLevel });
    expect(await decideRequest(db, decision)).toBe('approved');
    expect(await stored(`users/${uid}`)).toMatchObject({ accountLevel });
    expect(await stored(`auditLog/${decision.id}-level`)).toBeUndefined();
  });

  test.each(['kycRequests', 'loans'] as const)('to reject %s changes no account', async (kind) => {
    const { db, uid, path, decision } = await aPendingRequest(kind);
    const before = await stored(`users/${uid}`);
    const rejection = { status: 'rejected', reason: 'Not readable.' } as const;
    expect(await decideRequest(db, { ...decision, decision: rejection })).toBe('rejected');
    expect(await stored(path)).toMatchObject(rejection);
    expect(await stored(`users/${uid}`)).toEqual(before);
    expect(await stored(`auditLog/${decision.id}`)).toMatchObject({
      ...{ uid, before: 'pending', after: 'rejected' },
    });
  });

  test.each(['kycRequests', 'loans'] as const)('on %s of a missing user fails', async (kind) => {
    const { db, path, uid, decision } = await aPendingRequest(kind);
    await withAdminAccess((all) =>
      writeBatch(all)
        .delete(doc(all, 'users', uid))
        .commit(),
    );
    await expect(decideRequest(db, decision)).rejects.toMatchObject({ code: 'not-found' });
    expect(await stored(path)).toMatchObject({ status: 'pending' });
  });

  test('on a loan pays it out once, also when retried', async () => {
    const { db, uid, decision } = await aPendingRequest('loans');
    await decideRequest(db, decision);
    expect(await decideRequest(db, decision)).toBe('approved');
    expect(await stored(`users/${uid}`)).toMatchObject({
      accountBalance: 50.25,
      loanBalance: 50.25,
    });
    expect(await stored(`transactions/${decision.id}`)).toMatchObject({ amount: 50.25 });
  });

  test('on a dispute logs its reference and stores the reason of a rejection', async () => {
    const { db, path, request, decision } = await aPendingRequest('disputes');
    await decideRequest(db, { ...decision, decision: { status: 'rejected', reason: 'Your own.' } });
    expect(await stored(path)).toMatchObject({ status: 'rejected', reason: 'Your own.' });
    expect(await stored(`auditLog/${decision.id}`)).toMatchObject({ reference: request });
  });

  test('on a loan is denied while transactions are disabled', async () => {
    const { db, path, decision } = await aPendingRequest('loans', { transactionEnabled: false });
    await expect(decideRequest(db, decision)).rejects.toMatchObject({
      code: 'transactions-disabled',
    });
    expect(await stored(path)).toMatchObject({ status: 'pending' });
  });

  test.each<[string, Partial<RequestDecision>]>([
    ['a different amount', { amount: toCents(50) }],
    ['a different time', { submittedAt: new Date(0) }],
    ['a time', { submittedAt: null }],
  ])('is denied if the request has %s than the reviewed one', async (_, change) => {
    const { db, path, decision } = await aPendingRequest('loans');
    await expect(decideRequest(db, { ...decision, ...change })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(await stored(path)).toMatchObject({ status: 'pending' });
  });

  test('is denied if another admin has decided already', async () => {
    const { db, decision } = await aPendingRequest('disputes');
    await decideRequest(db, decision);
    const other = await anAdmin();
    const late = { ...decision, id: newId(), by: other.by };
    await expect(decideRequest(other.db, late)).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
  });
});

describe('a claim', () => {
  const claimed = (kind: RequestKind, id: string) => stored(`claims/${kind}.${id}`);

  test('blocks other admins until it is released, and ends with the decision', async () => {
    const { db, by, request, decision } = await aPendingRequest('loans');
    const key = { kind: 'loans' as const, id: request };
    const other = await anAdmin();
    await claimRequest(db, key, by);
    await claimRequest(db, key, by);
    await expect(claimRequest(other.db, key, other.by)).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    const competing = { ...decision, id: newId(), by: other.by };
    await expect(decideRequest(other.db, competing)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    // Held by another admin: does nothing.
    await releaseClaim(other.db, key, other.by);
    expect(await claimed('loans', request)).toMatchObject({ by });

    await releaseClaim(db, key, by);
    await claimRequest(other.db, key, other.by);
    await decideRequest(other.db, competing);
    expect(await claimed('loans', request)).toBeUndefined();
  });

  test('follows the reviews that are opened and closed, however quickly', async () => {
    const { db, by, request } = await aPendingRequest('loans');
    const key = { kind: 'loans' as const, id: request };
    const open = () => claimRequest(db, key, by);
    const close = () => releaseClaim(db, key, by);
    await Promise.all([open(), close()]);
    expect(await claimed('loans', request)).toBeUndefined();
    await Promise.all([open(), close(), open()]);
    expect(await claimed('loans', request)).toMatchObject({ by });
  });

  test('is released only after the decision that is being sent', async () => {
    const { db, by, request, decision } = await aPendingRequest('loans');
    const key = { kind: 'loans' as const, id: request };
    await claimRequest(db, key, by);
    const ended: string[] = [];
    await Promise.all([
      decideRequest(db, decision).then(() => ended.push('decided')),
      releaseClaim(db, key, by).then(() => ended.push('released')),
    ]);
    expect(ended).toEqual(['decided', 'released']);
  });

  test('can be released in two tabs at once', async () => {
    const { db, by, request } = await aPendingRequest('loans');
    const key = { kind: 'loans' as const, id: request };
    await claimRequest(db, key, by);
    let isFirst = true;
    await transact(db, async (transaction) => {
      await endClaim(transaction, db, key, by);
      // The other tab releases it between the read and the commit.
      if (isFirst)
        await withAdminAccess((all) =>
          writeBatch(all)
            .delete(doc(all, 'claims', `loans.${request}`))
            .commit(),
        );
      isFirst = false;
    });
    expect(await claimed('loans', request)).toBeUndefined();
  });

  test('can be taken over after it has expired', async () => {
    const { db, by, request } = await aPendingRequest('kycRequests');
    const key = { kind: 'kycRequests' as const, id: request };
    const expired = { by: 'another-admin', at: new Date(Date.now() - 16 * 60_000) };
    await withAdminAccess((all) => setDoc(doc(all, 'claims', `kycRequests.${request}`), expired));
    await claimRequest(db, key, by);
    expect(await claimed('kycRequests', request)).toMatchObject({ by });
  });

  test('is streamed with its end', async () => {
    const { db, by, request } = await aPendingRequest('disputes');
    const without = newId();
    await claimRequest(db, { kind: 'disputes', id: request }, by);
    const at = (await claimed('disputes', request))?.at as { toMillis(): number };
    const keys = [request, without].map((id) => ({ kind: 'disputes' as const, id }));
    const { next, unsubscribe } = subscribe<Claims>((onValue, onError) =>
      subscribeClaims(db, keys, onValue, onError),
    );
    const until = new Date(at.toMillis() + 15 * 60_000);
    expect(await next()).toEqual(new Map([[request, { by, until }]]));
    unsubscribe();
  });

  test('is streamed for no requests, too', async () => {
    const { db } = await anAdmin();
    const { next } = subscribe<Claims>((onValue, onError) =>
      subscribeClaims(db, [], onValue, onError),
    );
    expect(await next()).toEqual(new Map());
  });

  test('is denied on a decided request and on one’s own', async () => {
    const { db, by, request, decision } = await aPendingRequest('disputes');
    await decideRequest(db, decision);
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
