import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coverageOfAllowed } from './coverage';
import { ALLOWED, runAttack, DENIED } from './assert-denied';
import { EmulatorPool, runAll } from './emulator-pool';
import { allowances, attacks } from './suite';

// All at once, some at a time: each attack has its own fixtures, and what is written here are its results.
const TIMEOUT_MS = 300_000;

describe('an attacker', () => {
  const pool = new EmulatorPool('demo-fernhill-attacks');
  let outcomes: readonly string[] = [];
  beforeAll(async () => {
    await pool.open();
    outcomes = await runAll(pool, attacks, runAttack);
  }, TIMEOUT_MS);
  afterAll(() => pool.close());

  it.each(attacks.map(({ name, rule }, index) => [name, rule, index] as const))(
    'is denied %s, by %s',
    (_name, _rule, index) => {
      expect(outcomes[index]).toBe(DENIED);
    },
  );
});

describe('whoever may', () => {
  let allowed: Awaited<ReturnType<typeof coverageOfAllowed>> | undefined;
  beforeAll(async () => {
    allowed = await coverageOfAllowed('demo-fernhill-allowed');
  }, TIMEOUT_MS);

  it.each(allowances.map(({ name }, index) => [name, index] as const))(
    'is allowed %s',
    (_name, index) => {
      expect(allowed?.outcomes[index]).toBe(ALLOWED);
    },
  );

  it('has had every expression of the rules evaluated', () => {
    expect(allowed?.coverage).toMatchObject({ missed: [], staleExceptions: [] });
    expect(allowed?.coverage.expressions).toBeGreaterThan(1000);
  });
});

describe('the suite', () => {
  it('has at least three hundred attacks, no two of them the same', () => {
    const names = new Set(attacks.map(({ name, rule }) => `${name}, by ${rule}`));
    expect(attacks.length).toBeGreaterThanOrEqual(300);
    expect(names.size).toBe(attacks.length);
  });
});
