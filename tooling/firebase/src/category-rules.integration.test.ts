import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { CATEGORIES } from '@bank/domain';
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

const CREATE = { rule: 'categoryRules', op: 'create' } as const;
const UPDATE = { rule: 'categoryRules', op: 'update' } as const;

const rulesOf = (changes: DocumentData = {}): DocumentData => ({
  ...{ texts: ['rent', 'Fern Market'], categories: ['housing', 'groceries'] },
  ...{ updatedAt: serverTimestamp(), ...changes },
});

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

const save = (database: Firestore, uid: string, data = rulesOf()) =>
  setDoc(doc(database, `categoryRules/${uid}`), data);

async function putRules(): Promise<string> {
  const uid = await putCustomer(rules);
  const stored = { texts: ['rent'], categories: ['housing'], updatedAt: new Date(0) };
  await rules.put(`categoryRules/${uid}`, stored);
  return uid;
}

describe('category rules', () => {
  it.each(CATEGORIES)('are saved, changed and deleted for %s', async (category) => {
    const uid = await putCustomer(rules);
    await save(rules.as(uid), uid, rulesOf({ texts: ['x'], categories: [category] }));
    await save(rules.as(uid), uid, rulesOf({ categories: ['other', category] }));
    await deleteDoc(doc(rules.as(uid), `categoryRules/${uid}`));
  });

  it('may be twenty, each with a text of forty characters', async () => {
    const uid = await putCustomer(rules);
    const longest = `é${'x'.repeat(38)}é`;
    const data = rulesOf({ texts: times(20, longest), categories: times(20, 'other') });
    await save(rules.as(uid), uid, data);
  });

  const wrong: [string, DocumentData][] = [
    ['no rule', { texts: [], categories: [] }],
    ['twenty-one rules', { texts: times(21, 'rent'), categories: times(21, 'other') }],
    ['texts that are no list', { texts: 'rent', categories: ['other'] }],
    ['categories that are no list', { texts: ['rent'], categories: 'other' }],
    ['an unknown category', { categories: ['gambling', 'housing'] }],
    ['a category too few', { categories: ['housing'] }],
    ['a category too many', { categories: ['housing', 'groceries', 'other'] }],
    ['a category that is a number', { categories: ['housing', 7] }],
    ['an empty text', { texts: ['rent', ''] }],
    ['a blank text', { texts: ['rent', ' '] }],
    ['a text that is not trimmed', { texts: ['rent', 'rent '] }],
    ['a longer text', { texts: ['rent', 'x'.repeat(41)] }],
    ['a text that is a number', { texts: ['rent', 7] }],
    [
      'a wrong text in the last place',
      { texts: [...times(19, 'rent'), ''], categories: times(20, 'other') },
    ],
    ['an additional field', { note: 'x' }],
    ['a time of the client', { updatedAt: new Date() }],
  ];
  it.each(wrong)('are denied with %s', async (_, changes) => {
    const uid = await putCustomer(rules);
    await expectDenied(save(rules.as(uid), uid, rulesOf(changes)), CREATE);
    await save(rules.as(uid), uid);
    await expectDenied(save(rules.as(uid), uid, rulesOf(changes)), UPDATE);
  });

  it('are denied without a list or time', async () => {
    const uid = await putCustomer(rules);
    for (const missing of ['texts', 'categories']) {
      const { [missing]: _, ...data } = rulesOf();
      await expectDenied(save(rules.as(uid), uid, data), CREATE);
    }
    await expectDenied(
      save(rules.as(uid), uid, { texts: ['rent'], categories: ['housing'] }),
      CREATE,
    );
    await save(rules.as(uid), uid);
    const change = updateDoc(doc(rules.as(uid), `categoryRules/${uid}`), { texts: ['x', 'y'] });
    await expectDenied(change, UPDATE);
  });

  it('are read, written and deleted only by their owner, not by admins', async () => {
    const uid = await putRules();
    const fresh = await putCustomer(rules);
    const path = `categoryRules/${uid}`;
    const strangers = [
      rules.as(await putCustomer(rules)),
      rules.as(await putAdmin(rules)),
      rules.visitor(),
    ];
    for (const database of strangers) {
      await expectDenied(getDoc(doc(database, path)), { rule: 'categoryRules', op: 'get' });
      await expectDenied(save(database, fresh), CREATE);
      await expectDenied(save(database, uid), UPDATE);
      await expectDenied(deleteDoc(doc(database, path)), { rule: 'categoryRules', op: 'delete' });
    }
    await getDoc(doc(rules.as(uid), path));
    await getDoc(doc(rules.as(fresh), `categoryRules/${fresh}`));
    const list = getDocs(collection(rules.as(uid), 'categoryRules'));
    await expectDenied(list, { rule: '{document=**}', op: 'list' });
    await deleteDoc(doc(rules.as(uid), path));
  });
});
