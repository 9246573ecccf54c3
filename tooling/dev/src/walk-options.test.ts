import { expect, test } from '@jest/globals';
import { readWalkOptions } from './walk-options';

test('walks 500 times from the seed 1 by default', () => {
  expect(readWalkOptions([])).toEqual({
    spec: 'src/explorer/walks.spec.ts',
    env: { BANK_WALKS: '500', BANK_WALK_SEED: '1' },
  });
});

test('repeats the walk that a failure names', () => {
  expect(readWalkOptions(['--seed', '7', '--path', '0:1', '--replay', 'AB:C'])).toEqual({
    spec: 'src/explorer/walks.spec.ts',
    env: { BANK_WALKS: '1', BANK_WALK_SEED: '7', BANK_WALK_PATH: '0:1', BANK_WALK_REPLAY: 'AB:C' },
  });
});

test('runs the seeded defects', () => {
  expect(readWalkOptions(['--defects'])).toMatchObject({
    spec: 'src/explorer/seeded-defects.spec.ts',
    env: { BANK_DEFECTS: 'yes' },
  });
});

test.each([['--walks', 'many'], ['--seed', '0'], ['--speed']])('refuses %s %s', (...args) => {
  expect(() => readWalkOptions(args)).toThrow();
});
