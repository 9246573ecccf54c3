import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newBuild, publishOne, putFile, SOURCE } from './builds.test-utils';
import { downloadLive } from './live-build';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';

let bank: MemoryBank;
let version: string;
beforeEach(async () => {
  bank = await newMemoryBank();
  const files = { 'fonts/a.woff2': 'font' };
  const build = await newBuild(bank.root, 'savings', 'one', { files });
  version = build.version.version;
  await publishOne(bank, build);
});
afterEach(() => rm(bank.root, { recursive: true }));

const download = () => downloadLive(bank, 'savings', join(bank.root, 'copy'));

test('downloads every file of the live version, with its source', async () => {
  const copy = await download();
  expect(copy).toMatchObject({ version: { version }, source: SOURCE });
  const files = await readdir(copy.folder, { recursive: true });
  expect(files.sort()).toEqual(['chunk.js', 'fonts', 'fonts/a.woff2', 'remoteEntry.js']);
  expect(await readFile(join(copy.folder, 'chunk.js'), 'utf8')).toBe('chunk one');
});

test.each(['version.json', 'chunk.js'])('throws if %s is missing or was changed', async (file) => {
  const path = `sites/savings/${version}/${file}`;
  await putFile(bank.root, path, 'chunk of another team');
  await expect(download()).rejects.toThrow(
    `${file} of savings ${version} differs from the signed release.`,
  );
  await rm(join(bank.root, path));
  await expect(download()).rejects.toThrow(`${file} of savings ${version} cannot be downloaded.`);
});
