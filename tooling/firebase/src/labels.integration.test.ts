import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { CATEGORIES } from '@bank/domain';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const CREATE = { rule: 'labels', op: 'create' } as const;
const UPDATE = { rule: 'labels', op: 'update' } as const;

function labelOf(uid: string, changes: DocumentData = {}): DocumentData {
  return {
    ...{ uid, category: 'travel', note: 'Tickets', tags: ['holiday', 'rome 2026'] },
    ...{ amount: -12.5, month: '2026-09', updatedAt: serverTimestamp(), ...changes },
  };
}

type Entry = { type?: string; amount?: number; date?: Date };

/** A customer and one of their transactions. */
async function putEntry(entry: Entry = {}): Promise<{ uid: string; id: string }> {
  const uid = await putCustomer(rules);
  const id = newUid('entry');
  const date = new Date('2026-09-30T23:59:59.999Z');
  const fields = { userId: uid, type: 'withdrawal', amount: 12.5, date, status: 'pending' };
  await rules.put(`transactions/${id}`, { ...fields, ...entry });
  return { uid, id };
}

async function putLabel(): Promise<{ uid: string; id: string }> {
  const { uid, id } = await putEntry();
  await rules.put(`labels/${id}`, labelOf(uid, { transactionId: id, updatedAt: new Date(0) }));
  return { uid, id };
}

const save = (database: Firestore, id: string, data: DocumentData) =>
  setDoc(doc(database, `labels/${id}`), { transactionId: id, ...data });

describe('a label', () => {
  it('is saved and changed only by the owner of the transaction', async () => {
    const { uid, id } = await putEntry();
    const [other, admin] = [await putCustomer(rules), await putAdmin(rules)];
    for (const stranger of [other, admin]) {
      await expectDenied(save(rules.as(stranger), id, labelOf(uid)), CREATE);
      await expectDenied(save(rules.as(stranger), id, labelOf(stranger)), CREATE);
    }
    await expectDenied(save(rules.visitor(), id, labelOf(uid)), CREATE);
    await save(rules.as(uid), id, labelOf(uid));
    await expectDenied(save(rules.as(other), id, labelOf(other)), UPDATE);
    await expectDenied(save(rules.as(uid), id, labelOf(other)), UPDATE);
    await save(rules.as(uid), id, labelOf(uid, { category: 'other', note: '', tags: [] }));
  });

  it('is of a transaction that exists', async () => {
    const { uid, id } = await putEntry();
    await expectDenied(save(rules.as(uid), newUid('missing'), labelOf(uid)), CREATE);
    await expectDenied(save(rules.as(uid), `${id}.1`, labelOf(uid)), CREATE);
    await save(rules.as(uid), id, labelOf(uid));
  });

  it.each(CATEGORIES)('may have the category %s', async (category) => {
    const { uid, id } = await putEntry();
    await save(rules.as(uid), id, labelOf(uid, { category }));
  });

  const wrong: [string, DocumentData][] = [
    ['an unknown category', { category: 'gambling' }],
    ['no category', { category: '' }],
    ['a note of 201 characters', { note: 'x'.repeat(201) }],
    ['a note that is no text', { note: null }],
    ['six tags', { tags: [...'abcdef'] }],
    ['a tag of 25 characters', { tags: ['x'.repeat(25)] }],
    ['an empty tag', { tags: ['a', ''] }],
    ['a tag with spaces around', { tags: ['a', 'b', ' c'] }],
    ['a tag in upper case', { tags: ['a', 'b', 'c', 'd', 'E'] }],
    ['a tag that is no text', { tags: [1] }],
    ['tags that are no list', { tags: 'holiday' }],
    ['the id of another transaction', { transactionId: 'another' }],
    ['an additional field', { payee: 'Bo' }],
    ['a time of the client', { updatedAt: new Date() }],
  ];
  it.each(wrong)('is denied with %s', async (_, changes) => {
    const { uid, id } = await putEntry();
    await expectDenied(save(rules.as(uid), id, labelOf(uid, changes)), CREATE);
    await save(rules.as(uid), id, labelOf(uid));
    await expectDenied(save(rules.as(uid), id, labelOf(uid, changes)), UPDATE);
  });

  it('has the longest note and tags that are allowed', async () => {
    const { uid, id } = await putEntry();
    const tags = ['a', 'été', '🏦', 'summer 2026', 'x'.repeat(24)];
    await save(rules.as(uid), id, labelOf(uid, { note: 'x'.repeat(200), tags }));
  });

  it.each<[string, Entry, { amount: number; month: string }]>([
    ['a withdrawal', {}, { amount: -12.5, month: '2026-09' }],
    [
      'a credit',
      { type: 'send_money', amount: 700, date: new Date('2026-10-01T00:00:00Z') },
      { amount: 700, month: '2026-10' },
    ],
    [
      'a loan',
      { type: 'send_loan', date: new Date('2025-12-31') },
      { amount: 12.5, month: '2025-12' },
    ],
  ])('copies the signed amount and the month in UTC of %s', async (_, entry, copied) => {
    const { uid, id } = await putEntry(entry);
    for (const other of [
      { amount: -copied.amount },
      { amount: 1 },
      { month: '2026-08' },
      { month: '2026-8' },
    ])
      await expectDenied(save(rules.as(uid), id, labelOf(uid, { ...copied, ...other })), CREATE);
    await save(rules.as(uid), id, labelOf(uid, copied));
    await expectDenied(
      updateDoc(doc(rules.as(uid), `labels/${id}`), { amount: 1, updatedAt: serverTimestamp() }),
      UPDATE,
    );
  });

  it('is listed only by its owner, not by admins', async () => {
    const { uid, id } = await putLabel();
    const listOf = (database: Firestore) =>
      getDocs(
        query(
          collection(database, 'labels'),
          where('uid', '==', uid),
          where('transactionId', 'in', [id, 'missing']),
        ),
      );
    const denied = { rule: 'labels', op: 'list' } as const;
    const admin = rules.as(await putAdmin(rules));
    await expectDenied(listOf(rules.as(await putCustomer(rules))), denied);
    await expectDenied(listOf(admin), denied);
    await expectDenied(getDocs(collection(rules.as(uid), 'labels')), denied);
    const { size } = await listOf(rules.as(uid));
    if (size !== 1) throw new Error(`${size} labels instead of one.`);
  });

  it('is read, even before it is saved, only by the owner of the transaction', async () => {
    const denied = { rule: 'labels', op: 'get' } as const;
    for (const { uid, id } of [await putLabel(), await putEntry()]) {
      const path = `labels/${id}`;
      await expectDenied(getDoc(doc(rules.as(await putCustomer(rules)), path)), denied);
      await expectDenied(getDoc(doc(rules.as(await putAdmin(rules)), path)), denied);
      await expectDenied(getDoc(doc(rules.visitor(), path)), denied);
      await getDoc(doc(rules.as(uid), path));
    }
    await expectDenied(getDoc(doc(rules.as(await putCustomer(rules)), 'labels/missing')), denied);
  });

  it('is deleted only by its owner', async () => {
    const { uid, id } = await putLabel();
    const denied = { rule: 'labels', op: 'delete' } as const;
    const path = `labels/${id}`;
    await expectDenied(deleteDoc(doc(rules.as(await putCustomer(rules)), path)), denied);
    await expectDenied(deleteDoc(doc(rules.as(await putAdmin(rules)), path)), denied);
    await deleteDoc(doc(rules.as(uid), path));
  });
});
