import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadLive } from './live-build';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, publishOne } from './builds.test-utils';

let stage: TestBank;
let production: TestBank;
beforeEach(async () => {
  [stage, production] = [await newBank(), await newBank()];
});
afterEach(async () => {
  await stage.close();
  await production.close();
});

it('publishes the same bytes as another stage, with version, hashes and source', async () => {
  const build = await newBuild(stage.root, 'savings', 'one');
  const { record: tested } = await publishOne(stage, build);
  const copy = await downloadLive(stage, 'savings', join(production.root, 'copy'));
  const { record } = await publishOne(production, copy);
  expect(record?.live).toEqual(tested?.live);
  const [from, to] = await Promise.all(
    [stage, production].map(({ sites }) => sites.fingerprint(['savings'])),
  );
  expect(to).toEqual(from);
  expect(to?.size).toBe(3);
});

it('rejects a file that differs from the signed hash', async () => {
  const build = await newBuild(stage.root, 'savings', 'one');
  await publishOne(stage, build);
  const file = join(stage.root, 'sites', 'savings', build.version.version, 'chunk.js');
  await writeFile(file, 'chunk of another team');
  await expect(downloadLive(stage, 'savings', join(production.root, 'copy'))).rejects.toThrow(
    'differs from the signed release',
  );
});
