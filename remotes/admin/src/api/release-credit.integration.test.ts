import { describe, expect, test } from '@jest/globals';
import { newId, toCents } from '@bank/domain';
import { collection, doc, query, Timestamp, where } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  getDocs,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { claimRequest, releaseClaim } from './claims';
import {
  proposeCredit,
  readProposal,
  rejectProposal,
  subscribeProposals,
  subscribeProposalsFor,
  type CreditProposal,
  type ProposalKind,
} from './credit-proposals';
import { releaseCredit } from './release-credit';

function stored(path: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, path))).data());
}

async function aProposal(kind: ProposalKind = 'send_money', fields = {}) {
  const [author, other] = [
    await createTestUser({ isAdmin: true }),
    await createTestUser({ isAdmin: true }),
  ];
  const customer = await createTestUser({
    ...{ transactionEnabled: true, accountBalance: 1000.1, loanBalance: 20 },
    ...fields,
  });
  const { uid } = customer;
  if (kind === 'review_loan')
    await withAdminAccess((db) =>
      setDoc(doc(db, 'loans', uid), {
        ...{ loanAmount: 50.05, status: 'pending', timestamp: Timestamp.now() },
      }),
    );
  const newProposal = { id: newId(), kind, by: author.uid, uid, amount: toCents(50.05) };
  await proposeCredit(await databaseAs(author), newProposal);
  const proposal: CreditProposal = readProposal(
    newProposal.id,
    (await stored(`creditProposals/${newProposal.id}`)) ?? {},
  );
  return { author, other, uid, newProposal, proposal, db: await databaseAs(other) };
}

const aServerTime = expect.objectContaining({ seconds: expect.any(Number) });

describe('a proposed credit', () => {
  test('is stored with its audit entry', async () => {
    const { author, uid, proposal } = await aProposal();
    const { id } = proposal;
    expect(await stored(`creditProposals/${id}`)).toEqual({
      ...{ kind: 'send_money', uid, amount: 50.05, status: 'pending', auditId: id },
      ...{ proposedBy: author.uid, proposedAt: aServerTime },
    });
    expect(await stored(`auditLog/${id}`)).toEqual({
      ...{ action: 'propose_credit', by: author.uid, uid, reference: id },
      ...{ before: null, after: 50.05, at: aServerTime },
    });
  });

  test('moves no money until another admin releases it; the audit entry names both', async () => {
    const { author, other, uid, proposal, db } = await aProposal();
    expect(await stored(`users/${uid}`)).toMatchObject({ accountBalance: 1000.1 });
    const id = newId();
    await expect(releaseCredit(db, { id, by: other.uid, proposal })).resolves.toBe(5005);
    expect(await stored(`users/${uid}`)).toMatchObject({ accountBalance: 1050.15 });
    expect(await stored(`transactions/${proposal.id}`)).toMatchObject({ amount: 50.05 });
    expect(await stored(`auditLog/${id}`)).toMatchObject({
      ...{ by: other.uid, proposedBy: author.uid, reference: proposal.id, after: 1050.15 },
    });
    expect(await stored(`creditProposals/${proposal.id}`)).toMatchObject({
      ...{ status: 'released', releasedBy: other.uid, auditId: id },
    });
  });

  test('is not released with another amount than the proposed one', async () => {
    const { other, uid, proposal, db } = await aProposal();
    const more = { ...proposal, amount: toCents(5000) };
    const released = releaseCredit(db, { id: newId(), by: other.uid, proposal: more });
    await expect(released).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(await stored(`users/${uid}`)).toMatchObject({ accountBalance: 1000.1 });
  });

  test.each([
    ['above the maximum balance', 'invalid-amount', { amount: toCents(999_999_000) }],
    ['for a missing user', 'not-found', { uid: 'missing' }],
  ])('is refused %s: %s', async (_, code, change) => {
    const { author, newProposal } = await aProposal();
    const id = newId();
    const proposed = proposeCredit(await databaseAs(author), { ...newProposal, ...change, id });
    await expect(proposed).rejects.toMatchObject({ code });
    expect(await stored(`creditProposals/${id}`)).toBeUndefined();
  });

  test('is paid once if released twice', async () => {
    const { other, uid, proposal, db } = await aProposal();
    const end = { id: newId(), by: other.uid, proposal };
    await Promise.all([releaseCredit(db, end), releaseCredit(db, end)]);
    const again = releaseCredit(db, { ...end, id: newId() });
    await expect(again).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(await stored(`users/${uid}`)).toMatchObject({ accountBalance: 1050.15 });
  });

  test('cannot be released by its author', async () => {
    const { author, uid, proposal } = await aProposal();
    const own = releaseCredit(await databaseAs(author), { id: newId(), by: author.uid, proposal });
    await expect(own).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await stored(`users/${uid}`)).toMatchObject({ accountBalance: 1000.1 });
  });

  test('cannot be released after its author has withdrawn it', async () => {
    const { author, other, proposal, db } = await aProposal();
    const end = { id: newId(), by: author.uid, proposal };
    await rejectProposal(await databaseAs(author), end);
    expect(await stored(`creditProposals/${proposal.id}`)).toMatchObject({
      ...{ status: 'rejected', rejectedBy: author.uid, auditId: end.id },
    });
    expect(await stored(`auditLog/${end.id}`)).toMatchObject({
      ...{ action: 'reject_credit', reference: proposal.id, before: 50.05, after: null },
    });
    const late = releaseCredit(db, { id: newId(), by: other.uid, proposal });
    await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile' });
    const rejectedAgain = rejectProposal(db, { id: newId(), by: other.uid, proposal });
    await expect(rejectedAgain).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  test('of a loan ends the claim of its author, so that another admin can release it', async () => {
    const { author, other, uid, newProposal, db } = await aProposal('review_loan');
    const ownDb = await databaseAs(author);
    await claimRequest(ownDb, { kind: 'loans', id: uid }, author.uid);
    const id = newId();
    await proposeCredit(ownDb, { ...newProposal, id });
    expect(await stored(`claims/loans.${uid}`)).toBeUndefined();
    const proposal = readProposal(id, (await stored(`creditProposals/${id}`)) ?? {});
    await releaseCredit(db, { id: newId(), by: other.uid, proposal });
    expect(await stored(`loans/${uid}`)).toMatchObject({ status: 'approved' });
  });

  test('of other money keeps the claim of its author', async () => {
    const { author, uid, newProposal } = await aProposal('review_loan');
    const db = await databaseAs(author);
    await claimRequest(db, { kind: 'loans', id: uid }, author.uid);
    await proposeCredit(db, { ...newProposal, id: newId(), kind: 'send_money' });
    expect(await stored(`claims/loans.${uid}`)).toMatchObject({ by: author.uid });
  });

  test('of a loan is stored before the claim is released', async () => {
    const { author, uid, newProposal } = await aProposal('review_loan');
    const db = await databaseAs(author);
    const key = { kind: 'loans' as const, id: uid };
    await claimRequest(db, key, author.uid);
    const ended: string[] = [];
    await Promise.all([
      proposeCredit(db, { ...newProposal, id: newId() }).then(() => ended.push('proposed')),
      releaseClaim(db, key, author.uid).then(() => ended.push('released')),
    ]);
    expect(ended).toEqual(['proposed', 'released']);
  });

  test('is stored once when retried after a lost response', async () => {
    const { author, uid, newProposal } = await aProposal();
    await proposeCredit(await databaseAs(author), newProposal);
    const entries = await withAdminAccess(async (db) =>
      (await getDocs(query(collection(db, 'auditLog'), where('uid', '==', uid)))).docs.map(
        (entry) => entry.data(),
      ),
    );
    expect(entries).toEqual([expect.objectContaining({ action: 'propose_credit', after: 50.05 })]);
  });

  test('and its release are denied while transactions are disabled', async () => {
    const { author, other, uid, newProposal, proposal, db } = await aProposal();
    await withAdminAccess((all) =>
      setDoc(doc(all, 'users', uid), { transactionEnabled: false }, { merge: true }),
    );
    const proposed = proposeCredit(await databaseAs(author), { ...newProposal, id: newId() });
    await expect(proposed).rejects.toMatchObject({ code: 'transactions-disabled' });
    const released = releaseCredit(db, { id: newId(), by: other.uid, proposal });
    await expect(released).rejects.toMatchObject({ code: 'transactions-disabled' });
  });
});

test('a proposed loan raises the loan balance on release', async () => {
  const { other, uid, proposal, db } = await aProposal('send_loan');
  await releaseCredit(db, { id: newId(), by: other.uid, proposal });
  expect(await stored(`users/${uid}`)).toMatchObject({
    accountBalance: 1050.15,
    loanBalance: 70.05,
  });
});

test('releasing a proposed loan application approves and pays it out', async () => {
  const { other, uid, proposal, db } = await aProposal('review_loan');
  await releaseCredit(db, { id: newId(), by: other.uid, proposal });
  expect(await stored(`users/${uid}`)).toMatchObject({ loanBalance: 70.05 });
  expect(await stored(`loans/${uid}`)).toMatchObject({ status: 'approved', reviewedBy: other.uid });
  const reviews = await withAdminAccess(async (all) => {
    const log = collection(all, 'auditLog');
    const ofUser = query(log, where('uid', '==', uid), where('action', '==', 'review_loan'));
    return (await getDocs(ofUser)).docs.map((entry) => entry.data());
  });
  const change = { by: other.uid, before: 'pending', after: 'approved' };
  expect(reviews).toEqual([expect.objectContaining(change)]);
});

test.each([
  ['decided', { status: 'rejected' }],
  ['replaced', { loanAmount: 60 }],
])('a loan application that was %s meanwhile is not paid out', async (_, change) => {
  const { other, uid, proposal, db } = await aProposal('review_loan');
  await withAdminAccess((all) => setDoc(doc(all, 'loans', uid), change, { merge: true }));
  const late = releaseCredit(db, { id: newId(), by: other.uid, proposal });
  await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect(await stored(`users/${uid}`)).toMatchObject({ accountBalance: 1000.1 });
});

describe('the pending proposals', () => {
  /** Proposals of before all other tests. */
  async function putProposals(uid: string) {
    const ids = [newId(), newId(), newId()];
    const at = (index: number) => new Date(index * 1000 - Date.now());
    await withAdminAccess(async (db) => {
      for (const [index, id] of ids.entries()) {
        const status = index === 0 ? 'rejected' : 'pending';
        const proposal = { kind: 'send_loan', uid, amount: 5, proposedBy: 'ada', status };
        await setDoc(doc(db, 'creditProposals', id), { ...proposal, proposedAt: at(index) });
      }
    });
    return ids.slice(1);
  }

  test('are streamed, the oldest first', async () => {
    const ids = await putProposals(`user-${newId()}`);
    const db = await databaseAs(await createTestUser({ isAdmin: true }));
    const { next, unsubscribe } = subscribe<CreditProposal[]>((onValue, onError) =>
      subscribeProposals(db, onValue, onError),
    );
    const proposals = await next();
    unsubscribe();
    expect(proposals.slice(0, 2).map(({ id }) => id)).toEqual(ids);
    expect(proposals[0]).toMatchObject({ kind: 'send_loan', amount: 500, proposedBy: 'ada' });
  });

  test('of one user are streamed', async () => {
    const uid = `user-${newId()}`;
    const ids = await putProposals(uid);
    await putProposals(`user-${newId()}`);
    const db = await databaseAs(await createTestUser({ isAdmin: true }));
    const { next, unsubscribe } = subscribe<CreditProposal[]>((onValue, onError) =>
      subscribeProposalsFor(db, uid, onValue, onError),
    );
    const proposals = await next();
    unsubscribe();
    expect(proposals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});
