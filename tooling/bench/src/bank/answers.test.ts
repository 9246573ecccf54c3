import { describe, expect, it } from '@jest/globals';
import { Answers } from './answers';
import { books } from './stub-books';
import { type Operation, planOperations } from './plan';

const [template] = planOperations({ seed: 1, operations: 1, accounts: 1, clients: 1 });

function planned(id: string, kind: Operation['kind'], cents: number): Operation {
  if (!template) throw new Error('The plan is empty.');
  return { ...template, id, kind, cents, account: 'ada', isReplay: false };
}

const MONEY = planned('money', 'send_money', 10_010);
const LOAN = planned('loan', 'send_loan', 2020);
const PAYMENT = planned('payment', 'withdraw', 3030);
const PLAN = [MONEY, LOAN, PAYMENT];

function rulesOf(violations: { rule: string }[]): string[] {
  return violations.map(({ rule }) => rule);
}

describe('what the bank has answered', () => {
  it('agrees with books that hold just that', () => {
    const answers = new Answers(PLAN);
    for (const operation of PLAN) answers.record(operation, { kind: 'done' }, 1);
    expect(answers.check(books(), 2, true)).toEqual([]);
  });

  const without = { transactions: { payment: null }, withdrawals: { payment: null } };

  it('must stay: a payment that is gone without a trace is found', () => {
    const answers = new Answers(PLAN);
    answers.record(PAYMENT, { kind: 'done' }, 1);
    expect(answers.check(books(without), 2)).toEqual([
      { rule: 'what was answered stays', where: 'payment', expected: PAYMENT, found: 'nothing' },
    ]);
  });

  it('may be missing where the books were read before', () => {
    const answers = new Answers(PLAN);
    answers.record(PAYMENT, { kind: 'done' }, 3);
    expect(answers.check(books(without), 2)).toEqual([]);
  });

  it('may be gone after a restart from a save that was begun before, and not from a later one', () => {
    const answers = new Answers(PLAN);
    answers.record(PAYMENT, { kind: 'done' }, 3);
    answers.wentBackTo(4);
    expect(rulesOf(answers.check(books(without), 5))).toEqual(['what was answered stays']);
    answers.wentBackTo(2);
    expect(answers.check(books(without), 5, true)).toEqual([]);
  });

  it('must stay once it was answered again after a restart', () => {
    const answers = new Answers(PLAN);
    answers.record(PAYMENT, { kind: 'done' }, 3);
    answers.wentBackTo(2);
    answers.record(PAYMENT, { kind: 'done' }, 6);
    expect(rulesOf(answers.check(books(without), 7))).toEqual(['what was answered stays']);
  });

  it('as refused must not be there at the end', () => {
    const answers = new Answers(PLAN);
    answers.record(PAYMENT, { kind: 'refused', why: 'denied' }, 1);
    expect(answers.check(books(), 2)).toEqual([]);
    expect(rulesOf(answers.check(books(), 2, true))).toEqual([
      'what was refused is not carried out',
    ]);
  });

  it('may be either where an answer was lost', () => {
    const answers = new Answers(PLAN);
    answers.record(PAYMENT, { kind: 'unknown', why: 'lost' }, 1);
    expect(answers.check(books(), 2, true)).toEqual([]);
    expect(answers.check(books(without), 2, true)).toEqual([]);
  });
});

describe('what nobody has asked for', () => {
  const ASKED = 'only what was asked for';

  it.each([
    ['under an unknown id', { transactions: { ghost: { userId: 'ada', type: 'send_money' } } }],
    ['of another amount', { transactions: { payment: { amount: 30.31 } } }],
    ['of another account', { transactions: { payment: { userId: 'admin' } } }],
    ['of another kind', { transactions: { money: { type: 'send_loan' } } }],
  ])('is found: a movement %s', (_what, changes) => {
    expect(rulesOf(new Answers(PLAN).check(books(changes), 1))).toEqual([ASKED]);
  });

  it.each(['guess_wrong', 'overdraw', 'brute_force', 'revoke_sessions'] as const)(
    'is found: a payment out of %s',
    (kind) => {
      const plan = [MONEY, LOAN, planned('payment', kind, 3030)];
      expect(rulesOf(new Answers(plan).check(books(), 1))).toEqual([ASKED]);
    },
  );

  it('is excused: a payment of a revoked session, where the revocation was lost with a restart', () => {
    const payment = planned('payment', 'revoke_sessions', 3030);
    const answers = new Answers([MONEY, LOAN, payment]);
    answers.record(payment, { kind: 'refused', why: 'denied' }, 1);
    expect(rulesOf(answers.check(books(), 2, true))).toEqual([
      ASKED,
      'what was refused is not carried out',
    ]);
    answers.excuse(['payment']);
    expect(answers.check(books(), 2, true)).toEqual([]);
  });
});
