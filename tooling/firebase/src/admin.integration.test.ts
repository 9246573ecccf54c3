import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { increment } from 'firebase/firestore';
import { codeOf, creditOf, putAdminAndCustomer, settingOf } from './testing/admin-commits';
import { changed, commit, type Changes, type Write } from './testing/commit';
import { expectCommitDenied } from './testing/expect-denied';
import { putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

type Writes = (by: string, uid: string) => Write[];
const level: Writes = (by, uid) => settingOf(by, uid, 'accountLevel', '2', '3');
const switchOff: Writes = (by, uid) => settingOf(by, uid, 'transactionEnabled', true, false);
const money: Writes = (by, uid) => creditOf(by, uid);
const loan: Writes = (by, uid) => creditOf(by, uid, 'send_loan');
const code: Writes = (by, uid) => codeOf(by, uid);

const acts: [string, Writes, string][] = [
  ['setting a level', level, 'users'],
  ['switching transactions off', switchOff, 'users'],
  ['sending money', money, 'users'],
  ['sending a loan', loan, 'users'],
  ['issuing a code', code, 'vatCodes'],
];

describe.each(acts)('%s', (_, writes, rule) => {
  it('is allowed to an admin, for another user', async () => {
    const { admin, uid } = await putAdminAndCustomer(rules);
    await commit(rules.as(admin), writes(admin, uid));
    expect(await rules.read(writes('', uid)[0]?.path ?? '')).toBeDefined();
  });

  it('is denied to a customer, also for another user', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const [uid, other] = [await putCustomer(at), await putCustomer(at)];
      return commit(at.as(other), writes(other, uid));
    });
  });

  it('is denied to an admin for their own account', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin } = await putAdminAndCustomer(at);
      return commit(at.as(admin), writes(admin, admin));
    });
  });

  it('is denied without its audit entry', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(writes(admin, uid), { auditLog: null }));
    });
  });

  it('is denied with an audit entry that was used before', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      const all = writes(admin, uid);
      const entry = all.find(({ path }) => path.startsWith('auditLog/'));
      const { at: _, ...fields } = entry?.data ?? {};
      await at.put(entry?.path ?? '', { ...fields, at: new Date(0) });
      return commit(at.as(admin), changed(all, { auditLog: null }));
    });
  });
});

describe('changing a setting', () => {
  it.each([1, 9, '1', '9'])('allows account level %p', async (value) => {
    const { admin, uid } = await putAdminAndCustomer(rules);
    await commit(rules.as(admin), settingOf(admin, uid, 'accountLevel', '2', value));
  });

  it('allows transactions to be enabled for the first time, only with a boolean', async () => {
    const { admin, uid } = await putAdminAndCustomer(rules, { transactionEnabled: false });
    await commit(rules.as(admin), settingOf(admin, uid, 'transactionEnabled', false, true));
    await expectCommitDenied(rules, 'users', async (at) => {
      const people = await putAdminAndCustomer(at);
      return commit(
        at.as(people.admin),
        settingOf(people.admin, people.uid, 'transactionEnabled', true, 'no'),
      );
    });
  });

  it.each<Changes>([
    { users: { isAdmin: true } },
    { users: { accountBalance: 1 } },
    { users: { transactionEnabled: false } },
  ])('denies another change in the same write: %j', async (changes) => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(level(admin, uid), changes));
    });
  });
});

describe('a credit is denied', () => {
  const wrong: [string, Writes, Changes, string][] = [
    ['as pending', money, { transactions: { status: 'pending' } }, 'transactions'],
    [
      'for money that raises the loan balance',
      loan,
      { transactions: { type: 'send_money' }, auditLog: { action: 'send_money' } },
      'users',
    ],
  ];
  it.each(wrong)('%s', async (_, writes, changes, rule) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(writes(admin, uid), changes));
    });
  });

  it.each([
    ['money', money],
    ['a loan', loan],
  ])('while transactions are disabled: %s', async (_, writes) => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at, { transactionEnabled: false });
      return commit(at.as(admin), writes(admin, uid));
    });
  });

  it('that raises the balance twice for one transaction', async () => {
    await expectCommitDenied(rules, 'transactions', async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      const again: Write = {
        how: 'update',
        path: `users/${uid}`,
        data: { accountBalance: increment(50) },
      };
      return commit(at.as(admin), [...money(admin, uid), again]);
    });
  });
});
