import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths';
import { readTestOptions } from './test-parts';

it('runs each shard of npm test in a job of its own', async () => {
  const workflow = await readFile(join(ROOT, '.github/workflows/test.yml'), 'utf8');
  const [, list = ''] = /shard: \[(.*)\]\n/.exec(workflow) ?? [];
  const shards = list.split(', ').map((shard) => readTestOptions(['--shard', shard]).shard);
  expect(shards.length).toBeGreaterThan(1);
  expect(shards).toEqual(shards.map((_, index) => ({ index: index + 1, count: shards.length })));
  expect(workflow).toContain('- run: npm test -- --shard ${{ matrix.shard }}\n');
});
