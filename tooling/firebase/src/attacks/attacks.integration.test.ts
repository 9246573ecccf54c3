import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coverageOfAllowed } from './coverage';
import { ALLOWED, runAttack, DENIED } from './assert-denied';
import { EmulatorPool, runAll } from './emulator-pool';
import { allowances, attacks } from './suite';

// All attacks run concurrently in `beforeAll`, with their own fixtures. The tests below only check the outcomes.
const TIMEOUT_MS = 1_800_000;

describe('attacks', () => {
  const pool = new EmulatorPool('demo-fernhill-attacks');
  let outcomes: readonly string[] = [];
  beforeAll(async () => {
    await pool.open();
    outcomes = await runAll(pool, attacks, runAttack);
  }, TIMEOUT_MS);
  afterAll(() => pool.close());

  it.each(attacks.map(({ name, rule }, index) => [name, rule, index] as const))(
    'denies %s, by %s',
    (_name, _rule, index) => {
      expect(outcomes[index]).toBe(DENIED);
    },
  );
});

describe('allowed requests', () => {
  let allowed: Awaited<ReturnType<typeof coverageOfAllowed>> | undefined;
  beforeAll(async () => {
    allowed = await coverageOfAllowed('demo-fernhill-allowed');
  }, TIMEOUT_MS);

  it.each(allowances.map(({ name }, index) => [name, index] as const))(
    'allows %s',
    (_name, index) => {
      expect(allowed?.outcomes[index]).toBe(ALLOWED);
    },
  );

  it('cover every expression of the rules', () => {
    expect(allowed?.coverage).toMatchObject({ missed: [], staleExceptions: [] });
    expect(allowed?.coverage.expressions).toBeGreaterThan(1000);
  });
});

describe('attack suite', () => {
  it('has at least 300 attacks with unique names', () => {
    const names = new Set(attacks.map(({ name, rule }) => `${name}, by ${rule}`));
    expect(attacks.length).toBeGreaterThanOrEqual(300);
    expect(names.size).toBe(attacks.length);
  });
});
