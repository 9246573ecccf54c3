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
  it('is for an admin, on another person', async () => {
    const { admin, uid } = await putAdminAndCustomer(rules);
    await commit(rules.as(admin), writes(admin, uid));
    expect(await rules.read(writes('', uid)[0]?.path ?? '')).toBeDefined();
  });

  it('is not for a customer, not even on another', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const [uid, other] = [await putCustomer(at), await putCustomer(at)];
      return commit(at.as(other), writes(other, uid));
    });
  });

  it("is not for an admin on the admin's own account", async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin } = await putAdminAndCustomer(at);
      return commit(at.as(admin), writes(admin, admin));
    });
  });

  it('needs its audit entry', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(writes(admin, uid), { auditLog: null }));
    });
  });

  it.each([
    ['action', 'review_kyc'],
    ['uid', 'another'],
    ['before', 1],
    ['after', 7],
  ])('needs an entry that tells the truth about %s', async (field, lie) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(writes(admin, uid), { auditLog: { [field]: lie } }));
    });
  });

  it('takes no entry that was used before', async () => {
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

describe('a setting', () => {
  it.each([1, 9, '1', '9'])('of the level may be %p', async (value) => {
    const { admin, uid } = await putAdminAndCustomer(rules);
    await commit(rules.as(admin), settingOf(admin, uid, 'accountLevel', '2', value));
  });

  it.each([0, 10, 2.5, '0', '10', '2.5', ' 3', 'gold', '', true, null])(
    'of the level may not be %p',
    async (value) => {
      await expectCommitDenied(rules, 'users', async (at) => {
        const { admin, uid } = await putAdminAndCustomer(at);
        return commit(at.as(admin), settingOf(admin, uid, 'accountLevel', '2', value));
      });
    },
  );

  it('of transactions may be the first one, and is a boolean', async () => {
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
  ])('changes nothing besides: %j', async (changes) => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(level(admin, uid), changes));
    });
  });
});

describe('a credit is refused', () => {
  const more = (balance: number): Changes => ({
    users: { accountBalance: balance },
    transactions: { balance },
    auditLog: { after: balance },
  });
  const wrong: [string, Writes, Changes, string][] = [
    ['without its transaction', money, { transactions: null }, 'users'],
    ['without its balance', money, { users: null }, 'transactions'],
    ['that gives more than it logs', money, more(1100.1), 'users'],
    [
      'that takes',
      money,
      { ...more(950.1), transactions: { amount: -50, balance: 950.1 } },
      'transactions',
    ],
    [
      'of nothing',
      money,
      { ...more(1000.1), transactions: { amount: 0, balance: 1000.1 } },
      'transactions',
    ],
    [
      'of a fraction of a cent',
      money,
      { ...more(1000.104), transactions: { amount: 0.004, balance: 1000.104 } },
      'users',
    ],
    [
      'past the bound of money',
      money,
      { ...more(1_000_000_000.1), transactions: { amount: 999_999_000, balance: 1_000_000_000.1 } },
      'users',
    ],
    ['that logs another balance', money, { transactions: { balance: 1 } }, 'transactions'],
    ['logged as a loan', money, { transactions: { type: 'send_loan' } }, 'users'],
    ['logged for another', money, { transactions: { userId: 'another' } }, 'users'],
    ['in the name of another', money, { transactions: { by: 'another' } }, 'transactions'],
    ['as pending', money, { transactions: { status: 'pending' } }, 'transactions'],
    ['as a withdrawal', money, { transactions: { type: 'withdrawal' } }, 'transactions'],
    [
      'as a loan that is not owed',
      money,
      { transactions: { type: 'send_loan' }, auditLog: { action: 'send_loan' } },
      'users',
    ],
    ['with a field more', money, { transactions: { method: 'Bank' } }, 'transactions'],
    ['at a time of its own', money, { transactions: { date: new Date(0) } }, 'transactions'],
    ['for a loan of which less is owed', loan, { users: { loanBalance: 10 } }, 'users'],
    [
      'for money that is owed',
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
  ])('while transactions are off, be it %s', async (_, writes) => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at, { transactionEnabled: false });
      return commit(at.as(admin), writes(admin, uid));
    });
  });

  it('that raises the balance twice for one entry', async () => {
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
