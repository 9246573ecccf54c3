import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { aNewCustomer, anActiveCustomer, searchWrite } from './testing/accounts';
import { commit } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe('reading an account', () => {
  it('is allowed to its owner and to admins', async () => {
    const [uid, other, admin] = [
      await putCustomer(rules),
      await putCustomer(rules),
      await putAdmin(rules),
    ];
    await getDoc(doc(rules.as(uid), `users/${uid}`));
    await getDoc(doc(rules.as(admin), `users/${uid}`));
    await expectDenied(getDoc(doc(rules.as(other), `users/${uid}`)), { rule: 'users', op: 'get' });
    await expectDenied(getDoc(doc(rules.as(newUid('no-document')), `users/${uid}`)), {
      rule: 'users',
      op: 'get',
    });
    await expectDenied(getDoc(doc(rules.visitor(), `users/${uid}`)), { rule: 'users', op: 'get' });
  });

  it('in a list is allowed to admins until their demotion', async () => {
    const [uid, admin] = [await putCustomer(rules), await putAdmin(rules)];
    await expectDenied(getDocs(collection(rules.as(uid), 'users')), { rule: 'users', op: 'list' });
    await expectDenied(getDocs(collection(rules.visitor(), 'users')), {
      rule: 'users',
      op: 'list',
    });
    await getDocs(collection(rules.as(admin), 'users'));
    await rules.put(`users/${admin}`, anActiveCustomer(admin));
    await expectDenied(getDocs(collection(rules.as(admin), 'users')), {
      rule: 'users',
      op: 'list',
    });
  });
});

/** Signs up as the form does: the account together with its search entry, in the name of `by`. */
function signUp(at: RulesUnderTest, uid: string, change: DocumentData = {}, by = uid) {
  const data = { ...aNewCustomer(uid), ...change };
  return commit(at.as(by), [
    { how: 'set', path: `users/${uid}`, data },
    searchWrite(uid, { username: String(data['username']), email: String(data['email']) }),
  ]);
}

describe('signing up', () => {
  const wrong: [string, DocumentData][] = [
    ['with transactions enabled', { transactionEnabled: true }],
    ['with another address than that of the sign-in', { email: 'another@fernhill.example' }],
  ];
  it.each(wrong)('%s is denied', async (_, change) => {
    const uid = newUid('customer');
    await expectCommitDenied(rules, 'users', (at) => signUp(at, uid, change));
    await signUp(rules, uid);
  });

  it('with a missing field or in the name of another user is denied', async () => {
    const [uid, other] = [newUid('customer'), newUid('other')];
    const { vat: _, ...less } = aNewCustomer(uid);
    await expectCommitDenied(rules, 'users', (at) =>
      commit(at.as(uid), [{ how: 'set', path: `users/${uid}`, data: less }, searchWrite(uid)]),
    );
    await expectCommitDenied(rules, 'users', (at) => signUp(at, uid, {}, other));
    await signUp(rules, uid);
  });
});

describe('a user name', () => {
  it.each(['José', 'عمر', '佐藤', 'علی\u200cرضا', '👩🏽‍🚀 🏦'])('may be %s', async (username) => {
    await signUp(rules, newUid('customer'), { username });
  });
});

/** Edits the profile as its page does: a new name together with its search entry and the customer's cooldown. */
function rename(database: Firestore, uid: string, change: DocumentData): Promise<void> {
  return commit(database, [
    { how: 'update', path: `users/${uid}`, data: change },
    { how: 'set', path: `cooldowns/${uid}`, data: { renameAt: serverTimestamp() } },
    searchWrite(uid, {
      username: String(change['username']),
      ...('email' in change && { email: String(change['email']) }),
    }),
  ]);
}

describe('editing the profile', () => {
  it('allows a new name, also while the sign-in has another address', async () => {
    const uid = await putCustomer(rules, { email: 'before@fernhill.example' });
    await commit(rules.as(uid), [
      { how: 'update', path: `users/${uid}`, data: { username: 'Ada O.' } },
      { how: 'set', path: `cooldowns/${uid}`, data: { renameAt: serverTimestamp() } },
      searchWrite(uid, { username: 'Ada O.', email: 'before@fernhill.example' }),
    ]);
    expect(await rules.read(`users/${uid}`)).toMatchObject({ username: 'Ada O.' });
  });

  const wrong: [string, DocumentData][] = [
    ['another address than that of the sign-in', { email: 'another@fernhill.example' }],
    ['a balance', { accountBalance: 9_000_000 }],
    ['an increment of the balance', { accountBalance: increment(10) }],
    ['a loan balance', { loanBalance: 1 }],
    ['a level', { accountLevel: 9 }],
    ['a change of transactionEnabled', { transactionEnabled: false }],
    ['admin rights', { isAdmin: true }],
    ['a vat', { vat: 1 }],
  ];
  it.each(wrong)('denies %s', async (_, change) => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const customer = await putCustomer(at);
      return rename(at.as(customer), customer, { username: 'Ada O.', ...change });
    });
    const uid = await putCustomer(rules);
    await rename(rules.as(uid), uid, { username: 'Ada O.' });
  });

  it('is denied to other users and admins, and no account is ever deleted', async () => {
    const [uid, other, admin] = [
      await putCustomer(rules),
      await putCustomer(rules),
      await putAdmin(rules),
    ];
    for (const person of [other, admin]) {
      const account = doc(rules.as(person), `users/${uid}`);
      await expectDenied(updateDoc(account, { username: 'Ada O.' }), {
        rule: 'users',
        op: 'update',
      });
      await expectDenied(deleteDoc(account), { rule: '{document=**}', op: 'delete' });
    }
    await expectDenied(deleteDoc(doc(rules.as(uid), `users/${uid}`)), {
      rule: '{document=**}',
      op: 'delete',
    });
    await rename(rules.as(uid), uid, { username: 'Ada O.' });
  });
});

describe('a collection without rules', () => {
  it('is closed to everybody', async () => {
    const admin = await putAdmin(rules);
    for (const database of [rules.visitor(), rules.as(await putCustomer(rules)), rules.as(admin)]) {
      await expectDenied(getDoc(doc(database, 'elsewhere/1')), {
        rule: '{document=**}',
        op: 'get',
      });
      await expectDenied(setDoc(doc(database, 'elsewhere/1'), { a: 1 }), {
        rule: '{document=**}',
        op: 'create',
      });
    }
  });
});
