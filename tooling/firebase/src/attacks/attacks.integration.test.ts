import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coverageOfAllowed } from './coverage';
import { ALLOWED, attempt, DENIED } from './judge';
import { Arena, onStages } from './stage';
import { allowances, attacks } from './suite';

// All at once, some at a time: each attack has its own scene, and what is written here are its results.
const A_WHILE = 300_000;

describe('an attacker', () => {
  const arena = new Arena('demo-fernhill-attacks');
  let outcomes: readonly string[] = [];
  beforeAll(async () => {
    await arena.open();
    outcomes = await onStages(arena, attacks, attempt);
  }, A_WHILE);
  afterAll(() => arena.close());

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
  }, A_WHILE);

  it.each(allowances.map(({ name }, index) => [name, index] as const))(
    'is allowed %s',
    (_name, index) => {
      expect(allowed?.outcomes[index]).toBe(ALLOWED);
    },
  );

  it('has had every expression of the rules evaluated', () => {
    expect(allowed?.coverage).toMatchObject({ missed: [], listedInVain: [] });
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
