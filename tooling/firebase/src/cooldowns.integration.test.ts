import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { searchWrite } from './testing/accounts';
import { commit, type Write } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { disputeOf } from './testing/requests';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

type Kind = {
  rule: string;
  field: 'disputeAt' | 'renameAt';
  /** The write that is limited, its cooldown, and what else the commit needs. */
  writesOf(uid: string): [Write, Write, ...Write[]];
};

const dispute: Kind = {
  rule: 'disputes',
  field: 'disputeAt',
  writesOf(uid) {
    const { path, data } = disputeOf();
    const reference = path.split('/')[1];
    return [
      { how: 'set', path, data: data(uid) },
      cooldown(uid, { disputeAt: serverTimestamp(), dispute: reference }),
    ];
  },
};
const rename: Kind = {
  rule: 'users',
  field: 'renameAt',
  writesOf: (uid) => [
    { how: 'update', path: `users/${uid}`, data: { username: 'Ada O.' } },
    cooldown(uid, { renameAt: serverTimestamp() }),
    searchWrite(uid, { username: 'Ada O.' }),
  ],
};

function cooldown(uid: string, data: DocumentData): Write {
  return { how: 'set', path: `cooldowns/${uid}`, data };
}

const withoutCooldown = (writes: readonly Write[]) =>
  writes.filter(({ path }) => !path.startsWith('cooldowns/'));

describe.each([dispute, rename])('a write to $rule', ({ rule, field, writesOf }) => {
  it('is allowed once a minute', async () => {
    const uid = await putCustomer(rules);
    await commit(rules.as(uid), writesOf(uid));
    const [again, itsCooldown] = writesOf(uid);
    await expectDenied(commit(rules.as(uid), [{ ...itsCooldown, how: 'update' }]), {
      rule: 'cooldowns',
      op: 'update',
    });
    await rules.put(`cooldowns/${uid}`, { [field]: secondsAgo(61) });
    await commit(rules.as(uid), [again, itsCooldown]);
  });

  it.each([
    ['58 seconds after the previous one', () => secondsAgo(58)],
    ['with a time before the previous one', () => secondsAgo(-3600)],
  ])('is denied %s', async (_, last) => {
    await expectCommitDenied(rules, 'cooldowns', async (at) => {
      const uid = await putCustomer(at);
      await at.put(`cooldowns/${uid}`, { [field]: last() });
      return commit(at.as(uid), writesOf(uid));
    });
  });

  it('is denied without its cooldown, or with an old one', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const uid = await putCustomer(at, { username: 'Ada' });
      return commit(at.as(uid), withoutCooldown(writesOf(uid)));
    });
    await expectCommitDenied(rules, rule, async (at) => {
      const uid = await putCustomer(at, { username: 'Ada' });
      await at.put(`cooldowns/${uid}`, { [field]: secondsAgo(3600), dispute: 'REF-ABC123XYZ' });
      return commit(at.as(uid), withoutCooldown(writesOf(uid)));
    });
  });

  it.each([
    ['a time of the client', (time: Date): DocumentData => ({ [field]: time })],
    ['an additional field', () => ({ note: 'x' })],
    ['no time', () => ({ [field]: undefined })],
  ])('is denied with a cooldown with %s', async (_, changeOf) => {
    await expectCommitDenied(rules, 'cooldowns', async (at) => {
      const uid = await putCustomer(at);
      const [write, { data }, ...others] = writesOf(uid);
      const fields = Object.entries({ ...data, ...changeOf(new Date()) });
      const kept = fields.filter(([, value]) => value !== undefined);
      return commit(at.as(uid), [write, cooldown(uid, Object.fromEntries(kept)), ...others]);
    });
  });
});

it('a commit with two disputes is denied', async () => {
  await expectCommitDenied(rules, 'disputes', async (at) => {
    const uid = await putCustomer(at);
    const [first, itsCooldown] = dispute.writesOf(uid);
    const [second] = dispute.writesOf(uid);
    return commit(at.as(uid), [first, second, itsCooldown]);
  });
});

it('a dispute and a rename in the same minute are allowed if each keeps the other’s time', async () => {
  const uid = await putCustomer(rules);
  const [filed, filedAt] = dispute.writesOf(uid);
  const [renamed, renamedAt, ...others] = rename.writesOf(uid);
  await commit(rules.as(uid), [filed, filedAt]);
  await expectCommitDenied(rules, 'cooldowns', async (at) => {
    await at.put(`cooldowns/${uid}`, { disputeAt: secondsAgo(1), dispute: 'REF-ABC123XYZ' });
    return commit(at.as(uid), [renamed, renamedAt, ...others]);
  });
  await commit(rules.as(uid), [renamed, { ...renamedAt, how: 'update' }, ...others]);
  expect(Object.keys((await rules.read(`cooldowns/${uid}`)) ?? {}).toSorted()).toEqual([
    'dispute',
    'disputeAt',
    'renameAt',
  ]);
});

it('a cooldown is read and written only by its owner, and never deleted', async () => {
  const [uid, other, admin] = [
    await putCustomer(rules),
    await putCustomer(rules),
    await putAdmin(rules),
  ];
  const path = `cooldowns/${uid}`;
  await rules.put(path, { renameAt: secondsAgo(61) });
  for (const database of [rules.as(other), rules.as(admin), rules.visitor()]) {
    await expectDenied(getDoc(doc(database, path)), { rule: 'cooldowns', op: 'get' });
    const write = updateDoc(doc(database, path), { renameAt: serverTimestamp() });
    await expectDenied(write, { rule: 'cooldowns', op: 'update' });
  }
  for (const database of [rules.as(uid), rules.as(admin)]) {
    const closed = '{document=**}';
    await expectDenied(getDocs(collection(database, 'cooldowns')), { rule: closed, op: 'list' });
    await expectDenied(deleteDoc(doc(database, path)), { rule: closed, op: 'delete' });
  }
  await getDoc(doc(rules.as(uid), path));
  await updateDoc(doc(rules.as(uid), path), { renameAt: serverTimestamp() });
});
