import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  type DocumentData,
} from 'firebase/firestore';
import { aNewCustomer, searchWrite } from './testing/accounts';
import { commit } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

/** Signs up under this name, with changes to the search entry. */
function signUp(at: RulesUnderTest, username: string, changes: DocumentData = {}): Promise<void> {
  const uid = newUid('customer');
  const entry = searchWrite(uid, { username });
  return commit(at.as(uid), [
    { how: 'set', path: `users/${uid}`, data: { ...aNewCustomer(uid), username } },
    { ...entry, data: { ...entry.data, ...changes } },
  ]);
}

/** Entries as the pages would write them for another name. */
const entryOf = (username: string) => {
  const { username: _, email: __, ...words } = searchWrite('', { username }).data;
  return words;
};

describe('a search entry', () => {
  it.each([
    'Ada',
    'Ada Lovelace-Byron O’Neill',
    "Séan Mc'Garvey, 2nd",
    'Jürgen Groß-Mühlhausen',
    'Ægir Þórðarson Ørsted',
    'İbrahim Işık Łukasz',
    'Nguyễn Thị Ánh Nguyệt',
    'Zoe\u0308 with a combining mark',
    'François Élie Noël de la Fontaine du Pré aux Clercs',
    'Σωκράτης ΠΑΠΑΔΌΠΟΥΛΟΣ',
    'Юрий Йотов Ada',
    'عُمَر إبراهيم',
    'שָׁרוֹן כהן',
    '佐藤 陽翔',
    'हिन्दी नाम',
    '👩🏽‍🚀 🏦',
    'Ada 🏦 O.',
    '\u212Aelvin \u212Bngström',
    'ß'.repeat(60),
    'x'.repeat(60),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d',
  ])('is allowed for %s', async (username) => {
    await signUp(rules, username);
  });

  const hidden: [string, string, DocumentData][] = [
    ['other words', 'Ada Okafor', entryOf('Bo Lind')],
    ['no words', 'Ada Okafor', entryOf('')],
    ['fewer words', 'Ada Okafor', entryOf('Ada')],
    ['additional words', 'Ada Okafor', entryOf('Ada Okafor Bo')],
    ['words in another order', 'Ada Okafor', entryOf('Okafor Ada')],
    ['letters without their accents folded', 'Zoë', { from1: 'zoë' }],
    ['words of another script, for a Latin name', 'Zoë O’Neill', entryOf('Zoë O’Neill 佐藤')],
    ['Latin words, for a name of another script', '佐藤', entryOf('佐藤 Bo')],
    ['capital letters', 'Ada', { from1: 'ADA ada' }],
    ['punctuation', 'Ada', { from1: 'ada -' }],
    ['two spaces', 'Ada O', { from1: 'ada  o', from2: ' o' }],
    ['a space at the end', 'Ada', { from1: 'ada ' }],
    ['more than 120 characters', '佐', { from1: '佐'.repeat(121) }],
    ['a list', 'Ada', { from1: ['ada'] }],
    ['the second word changed', 'Ada Okafor', { from2: 'bo' }],
    ['a second word, for a name of one', 'Ada', { from2: 'bo' }],
    ['the third word changed', 'Ada Bo Cy Di Ed', { from3: 'x' }],
    ['the fourth word changed', 'Ada Bo Cy Di Ed', { from4: 'x' }],
    ['the fifth word changed', 'Ada Bo Cy Di Ed', { from5: 'x' }],
    ['another name', 'Ada', { username: 'Bo', ...entryOf('Bo') }],
    ['another email', 'Ada', { email: 'another@fernhill.example' }],
    ['an additional field', 'Ada', { from6: '' }],
  ];
  it.each(hidden)('with %s is denied', async (_, username, changes) => {
    await expectCommitDenied(rules, 'userSearch', (at) => signUp(at, username, changes));
    await signUp(rules, username);
  });

  it('is required by a sign-up and by a new name', async () => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const uid = newUid('customer');
      await setDoc(doc(at.as(uid), `users/${uid}`), aNewCustomer(uid));
    });
    await expectCommitDenied(rules, 'users', async (at) => {
      const uid = await putCustomer(at);
      await at.put(`userSearch/${uid}`, searchWrite(uid).data);
      await commit(at.as(uid), [
        { how: 'update', path: `users/${uid}`, data: { username: 'Bo' } },
        { how: 'set', path: `cooldowns/${uid}`, data: { renameAt: serverTimestamp() } },
      ]);
    });
  });

  it('of an account from before the search is written with a new name', async () => {
    const uid = await putCustomer(rules);
    await commit(rules.as(uid), [
      { how: 'update', path: `users/${uid}`, data: { username: 'Bo Lind' } },
      { how: 'set', path: `cooldowns/${uid}`, data: { renameAt: serverTimestamp() } },
      searchWrite(uid, { username: 'Bo Lind' }),
    ]);
    expect(await rules.read(`userSearch/${uid}`)).toMatchObject({ from2: 'lind' });
  });

  it('is denied alone, also to its owner and to admins', async () => {
    const [uid, admin] = [await putCustomer(rules), await putAdmin(rules)];
    const { path, data } = searchWrite(uid);
    for (const person of [uid, admin]) {
      const denied = { rule: 'userSearch', op: 'create' } as const;
      await expectDenied(setDoc(doc(rules.as(person), path), data), denied);
    }
    await rules.put(path, data);
    for (const person of [uid, admin]) {
      const denied = { rule: 'userSearch', op: 'update' } as const;
      await expectDenied(setDoc(doc(rules.as(person), path), data), denied);
    }
  });

  it('of a missing account is denied', async () => {
    const uid = newUid('customer');
    await expectDenied(setDoc(doc(rules.as(uid), `userSearch/${uid}`), searchWrite(uid).data), {
      rule: 'userSearch',
      op: 'create',
    });
  });

  it('of another account is denied', async () => {
    await expectCommitDenied(rules, 'userSearch', (at) => {
      const [uid, other] = [newUid('customer'), newUid('other')];
      return commit(at.as(other), [
        { how: 'set', path: `users/${uid}`, data: aNewCustomer(uid) },
        searchWrite(uid),
      ]);
    });
  });
});

describe('reading search entries', () => {
  it('is allowed to admins only, and none is deleted', async () => {
    const [uid, admin] = [await putCustomer(rules), await putAdmin(rules)];
    const path = `userSearch/${uid}`;
    await rules.put(path, searchWrite(uid).data);
    await getDoc(doc(rules.as(admin), path));
    await getDocs(collection(rules.as(admin), 'userSearch'));
    for (const database of [rules.as(uid), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, path)), { rule: 'userSearch', op: 'get' });
      const list = getDocs(collection(database, 'userSearch'));
      await expectDenied(list, { rule: 'userSearch', op: 'list' });
    }
    for (const database of [rules.as(uid), rules.as(admin)]) {
      const denied = { rule: '{document=**}', op: 'delete' } as const;
      await expectDenied(deleteDoc(doc(database, path)), denied);
    }
  });
});
