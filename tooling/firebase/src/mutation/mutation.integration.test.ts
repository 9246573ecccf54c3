import { describe, expect, it } from '@jest/globals';
import { runMutants } from './run-mutants';
import { FIRESTORE_SURVIVORS } from './survivors';
import { verdictOn } from './verdict';

// Only a sample, to save time; `npm run test:rules` runs all mutants.
const EVERY = 24;

describe('mutation testing of the rules', () => {
  it('catches every sampled mutant', async () => {
    const verdict = verdictOn(
      await runMutants('demo-fernhill-mutants', EVERY),
      FIRESTORE_SURVIVORS,
    );
    expect(verdict.unexplained).toEqual([]);
    expect(verdict.total).toBeGreaterThan(20);
  }, 300_000);
});
