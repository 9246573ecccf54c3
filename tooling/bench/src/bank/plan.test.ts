import { describe, expect, it } from '@jest/globals';
import { planFaults } from './faults';
import { readBankOptions } from './options';
import { planOperations } from './plan';
import { LIMITS, limitOf } from './protection';

const options = { seed: 7, operations: 5000, accounts: 50, clients: 8 };

describe('planOperations', () => {
  it('is deterministic for a seed', () => {
    expect(planOperations(options)).toEqual(planOperations(options));
    expect(planFaults(options)).toEqual(planFaults(options));
    expect(planOperations({ ...options, seed: 8 })).not.toEqual(planOperations(options));
    expect(planFaults({ ...options, seed: 8 })).not.toEqual(planFaults(options));
  });

  it('creates the requested number of operations, of every kind', () => {
    const plan = planOperations(options);
    expect(plan).toHaveLength(5000);
    expect([...new Set(plan.map(({ kind }) => kind))].sort()).toEqual([
      'brute_force',
      'exceed',
      'guess_wrong',
      'issue_code',
      'lock',
      'overdraw',
      'oversave',
      'pay_due',
      'plan_payment',
      'read',
      'revoke_sessions',
      'save',
      'send_loan',
      'send_money',
      'skip_due',
      'take_out',
      'withdraw',
    ]);
  });

  it('replays identical operations with the same id, and uses no id twice otherwise', () => {
    const firsts = new Map<string, object>();
    const again: object[] = [];
    const expected: object[] = [];
    for (const operation of planOperations(options)) {
      const first = firsts.get(operation.id) ?? operation;
      firsts.set(operation.id, first);
      if (first === operation && !operation.isReplay) continue;
      again.push(operation);
      expected.push({ ...first, isReplay: true });
    }
    expect(again.length).toBeGreaterThan(200);
    expect(again).toEqual(expected);
  });

  it('exceeds only limits that exist, and locks only some accounts', () => {
    const plan = planOperations(options);
    for (const { kind, account, cents } of plan) {
      const limit = limitOf(account);
      if (kind === 'exceed') expect(limit && cents > LIMITS[limit]).toBe(true);
      if (kind === 'lock') expect(account).toMatch(/7$/);
    }
  });

  it('opens the same due date in two tabs, one of which pays or skips it', () => {
    const plan = planOperations(options).filter(({ isReplay }) => !isReplay);
    const second = plan.filter(({ id, firstTab }) => id !== firstTab);
    expect(second.length).toBeGreaterThan(50);
    for (const { firstTab, account, kind } of second) {
      const first = plan.find(({ id }) => id === firstTab);
      expect(first).toMatchObject({ account, firstTab });
      expect(account).toMatch(/[26]$/);
      expect([first?.kind, kind]).toEqual(expect.arrayContaining([expect.stringMatching(/_due$/)]));
    }
  });

  it('uses wrong codes that are never issued', () => {
    const plan = planOperations(options);
    expect(Math.max(...plan.map(({ wrongCode }) => wrongCode))).toBeLessThan(1000);
    expect(Math.min(...plan.map(({ newCode }) => newCode))).toBeGreaterThanOrEqual(1000);
  });

  it('plans a save before each kill, even in a short run', () => {
    for (const operations of [100, 5000, 40_000]) {
      const faults = planFaults({ ...options, operations });
      const events = faults.filter(({ kind }) => kind === 'save' || kind === 'kill');
      expect(events.length).toBeGreaterThan(0);
      events.forEach(({ kind }, index) => expect(kind).toBe(index % 2 === 0 ? 'save' : 'kill'));
      expect(Math.max(...faults.map(({ after }) => after))).toBeLessThan(operations);
    }
  });
});

describe('readBankOptions', () => {
  it('parses options with defaults', () => {
    expect(readBankOptions(['--seed', '3', '--operations', '200000'])).toEqual({
      seed: 3,
      operations: 200_000,
      accounts: 400,
      clients: 48,
    });
  });

  it.each([['--seed', '1.5'], ['--clients', '0'], ['--accounts', 'many'], ['--loud']])(
    'is refused: %s %s',
    (...args) => {
      expect(() => readBankOptions(args)).toThrow(
        expect.objectContaining({ remedy: expect.stringContaining('--operations') }),
      );
    },
  );
});
