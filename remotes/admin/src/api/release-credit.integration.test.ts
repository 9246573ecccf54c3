import { describe, expect, test } from '@jest/globals';
import { newId, toCents } from '@bank/domain';
import { collection, doc, query, Timestamp, where } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  getDocs,
  setDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { claimRequest } from './claims';
import {
  proposeCredit,
  readProposal,
  rejectProposal,
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

describe('a proposed credit', () => {
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
    await rejectProposal(await databaseAs(author), { id: newId(), by: author.uid, proposal });
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
});

test('a loan application decided meanwhile is not paid out', async () => {
  const { other, uid, proposal, db } = await aProposal('review_loan');
  await withAdminAccess((all) =>
    setDoc(doc(all, 'loans', uid), { status: 'rejected' }, { merge: true }),
  );
  const late = releaseCredit(db, { id: newId(), by: other.uid, proposal });
  await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect(await stored(`users/${uid}`)).toMatchObject({ accountBalance: 1000.1 });
});
