import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { BUDGET_CATEGORIES } from '@bank/domain';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const CREATE = { rule: 'budgets', op: 'create' } as const;
const UPDATE = { rule: 'budgets', op: 'update' } as const;

const budgetsOf = (changes: DocumentData = {}): DocumentData => ({
  ...{ amounts: { groceries: 200, travel: 50.01 }, updatedAt: serverTimestamp(), ...changes },
});

const save = (database: Firestore, uid: string, data = budgetsOf()) =>
  setDoc(doc(database, `budgets/${uid}`), data);

async function putBudgets(): Promise<string> {
  const uid = await putCustomer(rules);
  await rules.put(`budgets/${uid}`, {
    amounts: { map: { groceries: 200 } },
    updatedAt: new Date(0),
  });
  return uid;
}

describe('budgets', () => {
  it.each(BUDGET_CATEGORIES)('are saved, changed and deleted for %s', async (category) => {
    const uid = await putCustomer(rules);
    await save(rules.as(uid), uid, budgetsOf({ amounts: { [category]: 0.01 } }));
    await save(rules.as(uid), uid, budgetsOf({ amounts: { [category]: 1_000_000_000 } }));
    await deleteDoc(doc(rules.as(uid), `budgets/${uid}`));
  });

  it('may be for all categories at once', async () => {
    const uid = await putCustomer(rules);
    const amounts = Object.fromEntries(BUDGET_CATEGORIES.map((category) => [category, 99.99]));
    await save(rules.as(uid), uid, budgetsOf({ amounts }));
  });

  const wrong: [string, DocumentData][] = [
    ['an unknown category', { amounts: { gambling: 200 } }],
    ['income', { amounts: { groceries: 200, income: 200 } }],
    ['no category', { amounts: {} }],
    ['amounts that are no map', { amounts: 200 }],
    ['a budget of 0', { amounts: { groceries: 0 } }],
    ['a negative budget', { amounts: { travel: -1 } }],
    ['a fraction of a cent', { amounts: { bills: 0.001 } }],
    ['more than the largest balance', { amounts: { other: 1_000_000_000.01 } }],
    ['a budget in words', { amounts: { family: '200' } }],
    ['a budget of null', { amounts: { groceries: 200, health: null } }],
    ['an additional field', { note: 'x' }],
    ['a time of the client', { updatedAt: new Date() }],
  ];
  it.each(wrong)('are denied with %s', async (_, changes) => {
    const uid = await putCustomer(rules);
    await expectDenied(save(rules.as(uid), uid, budgetsOf(changes)), CREATE);
    await save(rules.as(uid), uid);
    await expectDenied(save(rules.as(uid), uid, budgetsOf(changes)), UPDATE);
  });

  it('are denied without amounts or time', async () => {
    const uid = await putCustomer(rules);
    await expectDenied(save(rules.as(uid), uid, { updatedAt: serverTimestamp() }), CREATE);
    await expectDenied(save(rules.as(uid), uid, { amounts: { groceries: 200 } }), CREATE);
    await save(rules.as(uid), uid);
    const change = updateDoc(doc(rules.as(uid), `budgets/${uid}`), { 'amounts.groceries': 1 });
    await expectDenied(change, UPDATE);
  });

  it('are read, written and deleted only by their owner, not by admins', async () => {
    const uid = await putBudgets();
    const fresh = await putCustomer(rules);
    const path = `budgets/${uid}`;
    const strangers = [
      rules.as(await putCustomer(rules)),
      rules.as(await putAdmin(rules)),
      rules.visitor(),
    ];
    for (const database of strangers) {
      await expectDenied(getDoc(doc(database, path)), { rule: 'budgets', op: 'get' });
      await expectDenied(save(database, fresh), CREATE);
      await expectDenied(save(database, uid), UPDATE);
      await expectDenied(deleteDoc(doc(database, path)), { rule: 'budgets', op: 'delete' });
    }
    await getDoc(doc(rules.as(uid), path));
    await getDoc(doc(rules.as(fresh), `budgets/${fresh}`));
    const list = getDocs(collection(rules.as(uid), 'budgets'));
    await expectDenied(list, { rule: '{document=**}', op: 'list' });
    await deleteDoc(doc(rules.as(uid), path));
  });
});
