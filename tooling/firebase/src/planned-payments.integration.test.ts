import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { changed, commit, type Changes, type Write } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { countOf, hoursAgo, storedProtection } from './testing/protection';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { AMOUNT, PAYEES, putReadyCustomer, withdrawalOf } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const GET = { rule: 'plannedPayments', op: 'get' } as const;
const LIST = { rule: 'plannedPayments', op: 'list' } as const;
const CREATE = { rule: 'plannedPayments', op: 'create' } as const;
const UPDATE = { rule: 'plannedPayments', op: 'update' } as const;
const DELETE = { rule: 'plannedPayments', op: 'delete' } as const;

const [PAID, DUE, LATER] = ['2026-11-30', '2026-12-31', '2027-01-31'];
const LANDLORD = { method: 'Bank', ...PAYEES.Bank.paid };

function planOf(uid: string, changes: DocumentData = {}): DocumentData {
  return {
    ...{ uid, name: 'Rent', amount: AMOUNT, payee: LANDLORD, every: 'monthly', first: DUE },
    ...{ next: DUE, paidFor: '', payment: '', updatedAt: serverTimestamp(), ...changes },
  };
}

type Plan = { uid: string; id: string };

/** A stored plan, of which the due date before was paid. */
async function putPlan(at: RulesUnderTest, uid: string, changes: DocumentData = {}): Promise<Plan> {
  const id = newUid('plan');
  const stored = { first: PAID, paidFor: PAID, payment: 'earlier', updatedAt: new Date(0) };
  const payee = { map: LANDLORD };
  await at.put(`plannedPayments/${id}`, { ...planOf(uid), ...stored, payee, ...changes });
  return { uid, id };
}

const planIn = (database: Firestore, id: string) => doc(database, `plannedPayments/${id}`);
const save = (database: Firestore, data: DocumentData) =>
  setDoc(planIn(database, newUid('plan')), data);
const edit = (database: Firestore, id: string, changes: DocumentData) =>
  updateDoc(planIn(database, id), { updatedAt: serverTimestamp(), ...changes });

describe('a planned payment', () => {
  it.each([
    ['to a bank account', {}],
    ['to a wallet', { payee: { method: 'PayPal', ...PAYEES.PayPal.paid } }],
    ['to a crypto address', { payee: { method: 'Cryptocurrency', ...PAYEES.Cryptocurrency.paid } }],
    ['without a payee', { payee: null }],
    ['on a single date', { every: 'once' }],
  ])('%s is created by its owner only', async (_, changes) => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    await expectDenied(save(rules.as(other), planOf(uid, changes)), CREATE);
    await expectDenied(save(rules.as(await putAdmin(rules)), planOf(uid, changes)), CREATE);
    await expectDenied(save(rules.visitor(), planOf(uid, changes)), CREATE);
    await save(rules.as(uid), planOf(uid, changes));
  });

  const wrong: [string, DocumentData][] = [
    ['no name', { name: ' ' }],
    ['a name of 41 characters', { name: 'x'.repeat(41) }],
    ['an amount of 0', { amount: 0 }],
    ['an unknown repetition', { every: 'daily' }],
    ['a date that is no date', { first: '2026-13-01', next: '2026-13-01' }],
    ['a payee without an account number', { payee: { method: 'Bank', bankName: 'First Bank' } }],
    ['the whole saved payee', { payee: { ...LANDLORD, name: 'The landlord' } }],
    ['another next date than the first', { next: LATER }],
    ['no next date', { every: 'once', next: null }],
    ['a paid due date', { paidFor: PAID }],
    ['a payment', { payment: 'earlier' }],
    ['an additional field', { note: 'x' }],
    ['a time of the client', { updatedAt: new Date() }],
  ];
  it.each(wrong)('is not created with %s', async (_, changes) => {
    const uid = await putCustomer(rules);
    await expectDenied(save(rules.as(uid), planOf(uid, changes)), CREATE);
  });

  it('is read and listed by its owner only, not by admins', async () => {
    const { uid, id } = await putPlan(rules, await putCustomer(rules));
    const listOf = (database: Firestore) =>
      getDocs(query(collection(database, 'plannedPayments'), where('uid', '==', uid), limit(50)));
    const admin = rules.as(await putAdmin(rules));
    for (const database of [rules.as(await putCustomer(rules)), admin, rules.visitor()]) {
      await expectDenied(getDoc(planIn(database, id)), GET);
      await expectDenied(listOf(database), LIST);
    }
    await expectDenied(getDocs(collection(rules.as(uid), 'plannedPayments')), LIST);
    await expectDenied(getDoc(planIn(rules.visitor(), newUid('plan'))), GET);
    await getDoc(planIn(rules.as(uid), id));
    await getDoc(planIn(rules.as(uid), newUid('plan')));
    expect((await listOf(rules.as(uid))).size).toBe(1);
  });

  it('is deleted by its owner only', async () => {
    const { uid, id } = await putPlan(rules, await putCustomer(rules));
    await expectDenied(deleteDoc(planIn(rules.as(await putCustomer(rules)), id)), DELETE);
    await expectDenied(deleteDoc(planIn(rules.as(await putAdmin(rules)), id)), DELETE);
    await deleteDoc(planIn(rules.as(uid), id));
  });

  it('is edited by its owner only', async () => {
    const { uid, id } = await putPlan(rules, await putCustomer(rules));
    const changes = { name: 'Flat', amount: 1, payee: null, every: 'weekly', first: LATER };
    const admin = rules.as(await putAdmin(rules));
    await expectDenied(edit(rules.as(await putCustomer(rules)), id, changes), UPDATE);
    await expectDenied(edit(admin, id, changes), UPDATE);
    await edit(rules.as(uid), id, { ...changes, next: LATER });
  });

  it('keeps its owner and the record of its payments', async () => {
    const { uid, id } = await putPlan(rules, await putCustomer(rules));
    const changes = [
      { uid: await putCustomer(rules) },
      { paidFor: '' },
      { payment: 'another' },
      { paidFor: DUE, next: LATER },
      { note: 'x' },
      { updatedAt: new Date() },
    ];
    for (const change of changes) await expectDenied(edit(rules.as(uid), id, change), UPDATE);
  });

  it('skips a due date, but never goes back to one that was paid', async () => {
    const { uid, id } = await putPlan(rules, await putCustomer(rules));
    await edit(rules.as(uid), id, { next: LATER });
    await expectDenied(edit(rules.as(uid), id, { next: PAID }), UPDATE);
    await expectDenied(edit(rules.as(uid), id, { next: '2026-10-31' }), UPDATE);
    await edit(rules.as(uid), id, { next: '2026-12-01' });
  });

  it('on a single date is over once it is skipped; a series always has a next date', async () => {
    const uid = await putCustomer(rules);
    const single = await putPlan(rules, uid, { every: 'once', paidFor: '', payment: '' });
    const series = await putPlan(rules, uid);
    await expectDenied(edit(rules.as(uid), series.id, { next: null }), UPDATE);
    await expectDenied(edit(rules.as(uid), single.id, { every: 'weekly', next: null }), UPDATE);
    await edit(rules.as(uid), single.id, { next: null });
  });
});

/** The writes of a withdrawal that pays the plan's due date. */
function payWrites({ uid, id }: Plan, payment: string): Write[] {
  const data = { next: LATER, paidFor: DUE, payment, updatedAt: serverTimestamp() };
  return [...withdrawalOf(uid, payment), { how: 'update', path: `plannedPayments/${id}`, data }];
}

describe('the payment of a due date', () => {
  it('is one commit with its withdrawal, also within limits', async () => {
    const { uid, id: payment } = await putReadyCustomer(rules);
    const plan = await putPlan(rules, uid);
    await rules.put(`protections/${uid}`, storedProtection(hoursAgo(1), { daily: AMOUNT }));
    await commit(rules.as(uid), [...payWrites(plan, payment), countOf(uid, payment)]);
    const paid = { next: LATER, paidFor: DUE, payment };
    expect(await rules.read(`plannedPayments/${plan.id}`)).toMatchObject(paid);
  });

  it('of a single date ends the plan', async () => {
    const { uid, id: payment } = await putReadyCustomer(rules);
    const plan = await putPlan(rules, uid, { every: 'once', paidFor: '', payment: '' });
    const writes = payWrites(plan, payment);
    await commit(rules.as(uid), changed(writes, { plannedPayments: { next: null } }));
  });

  const wrong: [string, Changes, DocumentData?][] = [
    ['no withdrawal', { withdrawals: null }],
    ['a withdrawal of another customer', { withdrawals: { uid: 'another' } }],
    ['the id of another withdrawal', { plannedPayments: { payment: 'another' } }],
    ['no id of a withdrawal', { plannedPayments: { payment: '' } }],
    ['another due date than the next', { plannedPayments: { paidFor: '2026-12-30' } }],
    ['the same next date', { plannedPayments: { next: DUE } }],
    ['an earlier next date', { plannedPayments: { next: PAID } }],
    ['no next date of a series', { plannedPayments: { next: null } }],
    ['another amount of the plan', { plannedPayments: { amount: 1 } }],
    ['a time of the client', { plannedPayments: { updatedAt: new Date() } }],
    ['a plan of another customer', {}, { uid: 'another' }],
    ['a due date that was paid', {}, { next: LATER, paidFor: DUE }],
    ['a due date that was skipped', {}, { next: '2027-01-01' }],
    ['a single date that is over', {}, { every: 'once', next: null, paidFor: DUE }],
  ];
  it.each(wrong)('is denied with %s', (_, changes, stored = {}) =>
    expectCommitDenied(rules, 'plannedPayments', async (at) => {
      const { uid, id: payment } = await putReadyCustomer(at);
      const plan = await putPlan(at, uid, stored);
      await commit(at.as(uid), changed(payWrites(plan, payment), changes));
    }),
  );

  it('is denied with a withdrawal of an earlier commit', () =>
    expectCommitDenied(rules, 'plannedPayments', async (at) => {
      const { uid, id: payment } = await putReadyCustomer(at);
      const plan = await putPlan(at, uid);
      await commit(at.as(uid), withdrawalOf(uid, payment));
      await commit(at.as(uid), payWrites(plan, payment));
    }));

  it('succeeds for exactly one of two pages that pay at the same time', async () => {
    // With all other blocks open, because a customer can't have two withdrawals ready.
    const at = await rules.alone('plannedPayments');
    for (let round = 0; round < 5; round++) {
      const { uid } = await putReadyCustomer(at);
      const plan = await putPlan(at, uid);
      const payments = [newUid('withdrawal'), newUid('withdrawal')];
      const attempts = payments.map((payment) => commit(at.as(uid), payWrites(plan, payment)));
      const results = await Promise.allSettled(attempts);
      const won = results.map(({ status }) => status === 'fulfilled');
      expect(won.toSorted()).toEqual([false, true]);
      const denied = { code: 'permission-denied' };
      expect(results[won.indexOf(false)]).toMatchObject({ reason: denied });
      const stored = await at.read(`plannedPayments/${plan.id}`);
      expect(stored).toMatchObject({ paidFor: DUE, payment: payments[won.indexOf(true)] });
    }
  });
});
