import { expect, it } from '@jest/globals';
import { FIRESTORE_RULES } from '../testing/rule-blocks';
import { searchForCodes } from './code-workload';

const TIMEOUT_MS = 1_800_000;

it(
  'shows a customer no code, right or wrong, after any operation',
  async () => {
    const search = await searchForCodes('demo-fernhill-codes', { operations: 60, seed: 7 });
    expect(search.found).toEqual([]);
    expect(search.codes).toBeGreaterThan(10);
    expect(search.values).toBeGreaterThan(1000);
  },
  TIMEOUT_MS,
);

it('finds a code in what a customer can read', async () => {
  const block = /(match \/vatGuesses\/\{uid\} \{\n)/;
  const rules = FIRESTORE_RULES.replace(block, '$1 allow get: if isOwner(uid);\n');
  const search = await searchForCodes('demo-fernhill-codes-shown', {
    operations: 3,
    seed: 7,
    rules,
  });
  expect(search.found).toContainEqual(expect.stringMatching(/in vatGuesses/));
});
