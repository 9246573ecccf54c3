import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { creditOf, putAdminAndCustomer } from './testing/admin-commits';
import { changed, commit, type Changes } from './testing/commit';
import { expectCommitDenied } from './testing/expect-denied';
import { proposalOf } from './testing/proposals';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { putReadyCustomer, withdrawalOf } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

// Every account below has 1000.10.
async function withdraw(at: RulesUnderTest, country: string, amount: number, after: number) {
  const { uid, id } = await putReadyCustomer(at, { user: { country }, guess: { amount } });
  const changes: Changes = {
    users: { accountBalance: after },
    transactions: { amount },
    withdrawals: { amount },
  };
  await commit(at.as(uid), changed(withdrawalOf(uid, id), changes));
  return uid;
}

type Credit = 'send_money' | 'send_loan';

async function credit(at: RulesUnderTest, country: string, kind: Credit, amount: number) {
  const { admin, uid } = await putAdminAndCustomer(at, { country });
  const balance = (100_010 + Math.round(amount * 100)) / 100;
  const changes: Changes = {
    users: { accountBalance: balance, ...(kind === 'send_loan' && { loanBalance: amount }) },
    transactions: { amount, balance },
    auditLog: { after: balance },
  };
  await commit(at.as(admin), changed(creditOf(admin, uid, kind), changes));
}

async function propose(at: RulesUnderTest, country: string, amount: number) {
  const { admin, uid } = await putAdminAndCustomer(at, { country });
  const changes: Changes = { creditProposals: { amount }, auditLog: { after: amount } };
  await commit(at.as(admin), changed(proposalOf(admin, uid), changes));
}

describe('in a zero-decimal currency', () => {
  it('a withdrawal is whole, and leaves the cents of an older balance', async () => {
    const uid = await withdraw(rules, 'JPY', 1000, 0.1);
    expect(await rules.read(`users/${uid}`)).toMatchObject({ accountBalance: 0.1 });
  });

  it.each([
    ['JPY', 100.05, 900.05],
    ['XOF', 1000.1, 0],
  ])('a withdrawal with decimals is denied: %s %d', async (country, amount, after) => {
    await expectCommitDenied(rules, 'users', (at) => withdraw(at, country, amount, after));
    await withdraw(rules, 'EUR', amount, after);
  });

  it.each(['send_money', 'send_loan'] as const)('a credit by %s is whole', async (kind) => {
    await credit(rules, 'JPY', kind, 51);
  });

  it.each([
    ['JPY', 'send_money'],
    ['XOF', 'send_loan'],
  ] as const)('a credit with decimals is denied: %s, %s', async (country, kind) => {
    await expectCommitDenied(rules, 'users', (at) => credit(at, country, kind, 50.05));
    await credit(rules, 'KWD', kind, 50.05);
  });

  it('a proposal is whole', async () => {
    await propose(rules, 'JPY', 51);
  });

  it.each(['JPY', 'KRW'])('a proposal with decimals is denied: %s', async (country) => {
    await expectCommitDenied(rules, 'creditProposals', (at) => propose(at, country, 50.05));
    await propose(rules, 'EUR', 50.05);
  });
});
