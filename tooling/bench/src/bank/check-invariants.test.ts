import { describe, expect, it } from '@jest/globals';
import { centsOf } from './snapshot';
import { checkInvariants } from './check-invariants';
import { books } from './snapshot.test-utils';

type Changes = Parameters<typeof books>[0];

const REPLAY = 'balance and pots are the replay of the log';
const MONEY = 'a balance is whole cents from zero up';
const TOTAL = 'balances and pots are credits minus withdrawals';
const POT = 'a pot is the sum of its moves';
const MOVE = 'the last move is recorded';
const OWNER = 'a record belongs to an account';
const PAIR = 'a withdrawal has two records';
const AUDIT = 'a credit has its audit entry';
const RELEASE = 'a large credit has two admins';
const DAY = 'a day’s total is the sum of its payments';

const off = { locked: false, daily: null, payment: null, newPayee: null };
const counted = { total: 3030, at: '2026-01-01T23:59:59.000Z', payment: 'payment' };

const proposal = { uid: 'ada', kind: 'send_money', amount: 300.1, status: 'released' };

/** Snapshot with a credit above the limit, and with its proposal as given. */
function withLargeCredit(change: Readonly<Record<string, unknown>> | null): Changes {
  const released = { ...proposal, proposedBy: 'another', releasedBy: 'admin' };
  return {
    users: { ada: { accountBalance: 290 } },
    transactions: { money: { amount: 300.1, balance: 300.1 }, loan: { balance: 320.3 } },
    auditLog: {
      money: { after: 300.1, proposedBy: 'another', reference: 'money' },
      loan: { before: 300.1, after: 320.3 },
    },
    creditProposals: { money: change && { ...released, ...change } },
  };
}

function brokenRules(changes: Changes): string[] {
  return checkInvariants(books(changes)).map(({ rule }) => rule);
}

describe('checkInvariants', () => {
  it('reports nothing for a consistent snapshot', () => {
    expect(checkInvariants(books())).toEqual([]);
    expect(checkInvariants(books(withLargeCredit({})))).toEqual([]);
    const current = { locked: false, daily: 30.3, payment: 30.3, newPayee: 30.3 };
    const kept = { protections: { ada: { current } }, dailyTotals: { ada: counted } };
    expect(checkInvariants(books(kept))).toEqual([]);
    const lockedLater = { current: { ...off, locked: true }, lockedAt: counted.at };
    expect(checkInvariants(books({ protections: { ada: lockedLater } }))).toEqual([]);
  });

  it('reports a lost cent with expected and actual value', () => {
    expect(checkInvariants(books({ users: { ada: { accountBalance: 89.99 } } }))).toEqual([
      { rule: TOTAL, where: 'the bank', expected: 9000, found: 8999 },
      { rule: REPLAY, where: 'ada', expected: 9000, found: 8999 },
    ]);
  });

  const again = { amount: 30.3, method: 'PayPal', date: '2026-01-01T00:00:00.000Z' };
  const cases: [string, Changes, string[]][] = [
    ['a cent that is in a pot only', { pots: { pot: { balance: 0.01 } } }, [TOTAL, REPLAY, POT]],
    [
      'a move that the pot does not have',
      { users: { ada: { accountBalance: 89.99 } }, pots: { pot: { balance: 0.01 } } },
      [POT],
    ],
    ['a last move without its record', { users: { ada: { lastMove: 'x' } } }, [MOVE]],
    ['a move to a pot that is not there', { potMoves: { move: { potId: 'x' } } }, [POT, OWNER]],
    ['a made cent', { users: { ada: { accountBalance: 90.01 } } }, [TOTAL, REPLAY]],
    [
      'a cent that moved to another account, so that the total is unchanged',
      { users: { ada: { accountBalance: 89.99 }, admin: { accountBalance: 0.01 } } },
      [REPLAY, REPLAY],
    ],
    ['a part of a cent', { users: { ada: { accountBalance: 90.001 } } }, [MONEY, TOTAL, REPLAY]],
    [
      'a payment taken from the balance twice and logged once',
      { users: { ada: { accountBalance: 59.7 } } },
      [TOTAL, REPLAY],
    ],
    [
      'a payment logged twice and taken from the balance once',
      {
        transactions: { again: { ...again, userId: 'ada', type: 'withdrawal' } },
        withdrawals: { again: { ...again, uid: 'ada' } },
      },
      [TOTAL, REPLAY],
    ],
    [
      'a balance below zero, though log and balance agree',
      {
        users: { ada: { accountBalance: -10.1 } },
        transactions: { money: { amount: 0, balance: 0 } },
        auditLog: { money: { after: 0 } },
      },
      [MONEY],
    ],
    [
      'a balance that is no number',
      { users: { ada: { accountBalance: '90' } } },
      [MONEY, TOTAL, REPLAY],
    ],
    [
      'a loan that is not owed',
      { users: { ada: { loanBalance: 0 } } },
      ['a loan balance is the sum of the loans'],
    ],
    ['a withdrawal without its payout', { withdrawals: { payment: null } }, [PAIR]],
    [
      'a payout without its log entry',
      { transactions: { payment: null } },
      [TOTAL, REPLAY, 'the last movement is in the log', PAIR],
    ],
    ['a payout of another amount', { withdrawals: { payment: { amount: 30.31 } } }, [PAIR]],
    ['a payout by another method', { withdrawals: { payment: { method: 'CashApp' } } }, [PAIR]],
    ['a payout for a credit', { withdrawals: { money: { ...again, uid: 'ada' } } }, [PAIR]],
    [
      'a payout without an account',
      { withdrawals: { stray: again } },
      ['a record belongs to an account'],
    ],
    [
      'a log entry without an account',
      { transactions: { stray: { userId: 'nobody', type: 'send_money', amount: 1 } } },
      [TOTAL, 'a record belongs to an account', AUDIT],
    ],
    [
      'a last movement that was none',
      { users: { ada: { lastTx: 'none' } } },
      ['the last movement is in the log'],
    ],
    ['a large credit without a proposal', withLargeCredit(null), [RELEASE]],
    ['a large credit that waits', withLargeCredit({ status: 'pending' }), [RELEASE]],
    ['a release by its author', withLargeCredit({ proposedBy: 'admin' }), [RELEASE]],
    ['a release of another amount', withLargeCredit({ amount: 300.11 }), [RELEASE]],
    [
      'a release without its credit',
      { creditProposals: { waiting: { status: 'released' } } },
      [RELEASE],
    ],
    ['a credit without its audit entry', { auditLog: { money: null } }, [AUDIT]],
    ['an audit entry of another amount', { auditLog: { money: { before: 1 } } }, [AUDIT]],
    ['an audit entry in another name', { auditLog: { loan: { by: 'ada' } } }, [AUDIT]],
    [
      'an audit entry without its credit',
      { auditLog: { ghost: { action: 'send_money', uid: 'ada', before: 0, after: 1 } } },
      [AUDIT],
    ],
    [
      'a payment above its limit',
      { protections: { ada: { current: { ...off, payment: 30.29 } } } },
      ['no payment is above its limit'],
    ],
    [
      'a day above its limit',
      { protections: { ada: { current: { ...off, daily: 30.29 } } } },
      ['no day is above its limit'],
    ],
    [
      'a large payment to a new payee',
      { protections: { ada: { current: { ...off, newPayee: 30.29 } } } },
      ['no payment to a new payee is above the chosen amount'],
    ],
    [
      'a payment after the lock',
      {
        protections: {
          ada: { current: { ...off, locked: true }, lockedAt: '2025-12-31T23:59:59.000Z' },
        },
      },
      ['no payment is made while payments are locked'],
    ],
    ['a wrong daily total', { dailyTotals: { ada: { ...counted, total: 3029 } } }, [DAY]],
    [
      'a daily total of an unknown payment',
      { dailyTotals: { ada: { ...counted, payment: 'none' } } },
      [DAY],
    ],
    [
      'a daily total of another day',
      { dailyTotals: { ada: { ...counted, at: '2026-01-02T00:00' } } },
      [DAY],
    ],
    ['a sixth guess', { vatAttempts: { ada: { n: 6 } } }, ['a code is guessed five times at most']],
  ];

  it.each(cases)('reports %s', (_what, changes, expected) => {
    const found = brokenRules(changes);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
  });
});

describe('centsOf', () => {
  it.each([
    [0.1 + 0.2, Number.NaN],
    [0.3, 30],
    [999_999_999.99, 99_999_999_999],
    ['1', Number.NaN],
    [undefined, Number.NaN],
    [Number.POSITIVE_INFINITY, Number.NaN],
  ])('%p returns %p', (stored, cents) => {
    expect(centsOf(stored)).toBe(cents);
  });
});
