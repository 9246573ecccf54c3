import { describe, expect, it } from '@jest/globals';
import { ResponseLog } from './response-log';
import { books } from './snapshot.test-utils';
import { type Operation, planOperations } from './plan';

const [template] = planOperations({ seed: 1, operations: 1, accounts: 1, clients: 1 });

function planned(id: string, kind: Operation['kind'], cents: number): Operation {
  if (!template) throw new Error('The plan is empty.');
  return { ...template, id, kind, cents, account: 'ada', isReplay: false };
}

const MONEY = planned('money', 'send_money', 10_010);
const LOAN = planned('loan', 'send_loan', 2020);
const PAYMENT = planned('payment', 'withdraw', 3030);
const MOVE = planned('move', 'save', 2020);
const BACK = planned('back', 'take_out', 2020);
const RENT = planned('plan', 'plan_payment', 5000);
const PLAN = [MONEY, LOAN, PAYMENT, MOVE, BACK];

function rulesOf(violations: { rule: string }[]): string[] {
  return violations.map(({ rule }) => rule);
}

describe('ResponseLog', () => {
  it('accepts a snapshot with exactly the confirmed operations', () => {
    const responses = new ResponseLog(PLAN);
    for (const operation of PLAN) responses.record(operation, { kind: 'done' }, 1);
    expect(responses.check(books(), 2, true)).toEqual([]);
  });

  const without = { transactions: { payment: null }, withdrawals: { payment: null } };

  it('reports a confirmed payment that is missing', () => {
    const responses = new ResponseLog(PLAN);
    responses.record(PAYMENT, { kind: 'done' }, 1);
    expect(responses.check(books(without), 2)).toEqual([
      { rule: 'what was answered stays', where: 'payment', expected: PAYMENT, found: 'nothing' },
    ]);
  });

  it('reports a confirmed planned payment that is missing or has another amount', () => {
    const responses = new ResponseLog([...PLAN, RENT]);
    responses.record(RENT, { kind: 'done' }, 1);
    const stored = (amount: number) => books({ plannedPayments: { plan: { uid: 'ada', amount } } });
    expect(rulesOf(responses.check(books(), 2))).toEqual(['what was answered stays']);
    expect(rulesOf(responses.check(stored(51), 2))).toEqual(['only what was asked for']);
    expect(responses.check(stored(50), 2)).toEqual([]);
  });

  it('accepts a missing operation that was confirmed after the snapshot began', () => {
    const responses = new ResponseLog(PLAN);
    responses.record(PAYMENT, { kind: 'done' }, 3);
    expect(responses.check(books(without), 2)).toEqual([]);
  });

  it('accepts lost operations after a restore from an earlier save only', () => {
    const responses = new ResponseLog(PLAN);
    responses.record(PAYMENT, { kind: 'done' }, 3);
    responses.restoredTo(4);
    expect(rulesOf(responses.check(books(without), 5))).toEqual(['what was answered stays']);
    responses.restoredTo(2);
    expect(responses.check(books(without), 5, true)).toEqual([]);
  });

  it('requires operations that were confirmed again after a restart', () => {
    const responses = new ResponseLog(PLAN);
    responses.record(PAYMENT, { kind: 'done' }, 3);
    responses.restoredTo(2);
    responses.record(PAYMENT, { kind: 'done' }, 6);
    expect(rulesOf(responses.check(books(without), 7))).toEqual(['what was answered stays']);
  });

  it('reports a rejected operation that exists at the end', () => {
    const responses = new ResponseLog(PLAN);
    responses.record(PAYMENT, { kind: 'refused', why: 'denied' }, 1);
    expect(responses.check(books(), 2)).toEqual([]);
    expect(rulesOf(responses.check(books(), 2, true))).toEqual([
      'what was refused is not carried out',
    ]);
  });

  it('accepts either result after a lost response', () => {
    const responses = new ResponseLog(PLAN);
    responses.record(PAYMENT, { kind: 'unknown', why: 'lost' }, 1);
    expect(responses.check(books(), 2, true)).toEqual([]);
    expect(responses.check(books(without), 2, true)).toEqual([]);
  });
});

describe('an unrequested transaction', () => {
  const ASKED = 'only what was asked for';

  it.each([
    ['under an unknown id', { transactions: { ghost: { userId: 'ada', type: 'send_money' } } }],
    ['of another amount', { transactions: { payment: { amount: 30.31 } } }],
    ['of another account', { transactions: { payment: { userId: 'admin' } } }],
    ['of another kind', { transactions: { money: { type: 'send_loan' } } }],
  ])('is reported: a transaction %s', (_what, changes) => {
    expect(rulesOf(new ResponseLog(PLAN).check(books(changes), 1))).toEqual([ASKED]);
  });

  it.each([
    ['of another amount', { move: { amount: 20.21 } }],
    ['of another customer', { move: { uid: 'admin' } }],
    ['in the other direction', { move: { amount: -20.2 } }],
    ['under an unknown id', { ghost: { uid: 'ada', amount: 1 } }],
  ])('is reported: a move %s', (_what, potMoves) => {
    expect(rulesOf(new ResponseLog(PLAN).check(books({ potMoves }), 1))).toEqual([ASKED]);
  });

  it('is found: a move out of oversave', () => {
    const plan = [MONEY, LOAN, PAYMENT, planned('move', 'oversave', 2020), BACK];
    expect(rulesOf(new ResponseLog(plan).check(books(), 1))).toEqual([ASKED]);
  });

  it.each(['guess_wrong', 'overdraw', 'brute_force', 'revoke_sessions'] as const)(
    'is found: a payment out of %s',
    (kind) => {
      const plan = [MONEY, LOAN, MOVE, BACK, planned('payment', kind, 3030)];
      expect(rulesOf(new ResponseLog(plan).check(books(), 1))).toEqual([ASKED]);
    },
  );

  it('is accepted for a revoked session if the revocation was lost with a restart', () => {
    const payment = planned('payment', 'revoke_sessions', 3030);
    const responses = new ResponseLog([MONEY, LOAN, MOVE, BACK, payment]);
    responses.record(payment, { kind: 'refused', why: 'denied' }, 1);
    expect(rulesOf(responses.check(books(), 2, true))).toEqual([
      ASKED,
      'what was refused is not carried out',
    ]);
    responses.exempt(['payment']);
    expect(responses.check(books(), 2, true)).toEqual([]);
  });
});
