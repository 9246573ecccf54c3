/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { isInShard, readTestOptions, shardOption } from './test-parts';

it('runs all parts by default, or the named ones', () => {
  expect(readTestOptions([])).toMatchObject({ parts: { size: 8 }, isAffected: false });
  expect([...readTestOptions(['--only', 'e2e,unit']).parts]).toEqual(['unit', 'e2e']);
});

it('limits --affected to the parts without emulators', () => {
  const parts = (...args: string[]) => [...readTestOptions(['--affected', ...args]).parts];
  expect(parts()).toEqual(['typecheck', 'lint', 'unit', 'build']);
  expect(parts('--only', 'unit,e2e')).toEqual(['unit']);
});

it('divides the tests among shards, and runs each undivided step in one of them', () => {
  const whole = readTestOptions([]).shard;
  expect(shardOption(whole)).toEqual([]);
  expect(shardOption(readTestOptions(['--shard', '2/3']).shard)).toEqual(['--shard=2/3']);
  for (const step of ['source checks', 'attacks', 'workload, gallery and releases'] as const) {
    expect(isInShard(step, whole)).toBe(true);
    for (const count of [2, 3, 4]) {
      const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
      expect(shards.filter((shard) => isInShard(step, shard))).toHaveLength(1);
    }
  }
});

it.each(['0/2', '3/2', '1', '1/0', 'a/b', ''])('rejects the shard "%s"', (shard) => {
  expect(() => readTestOptions(['--shard', shard])).toThrow('is no shard such as 1/2');
});

it.each([[['--only', 'units']], [['--all']], [['unit']]])(
  'rejects %j and lists the parts',
  (args) => {
    expect(() => readTestOptions(args)).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('typecheck, lint, unit') }),
    );
  },
);
