import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBuild } from './builds.test-utils';
import { assertUnchangedFiles, compressFolder } from './hosting-folder';
import { jsonText } from './json-file';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(root, { recursive: true }));

const CHANGED = 'was changed after it was deployed as';

/** Compares a build with a deployed version.json of these bytes; returns the paths that were downloaded. */
async function compare(text?: string) {
  const build = await newBuild(root, 'savings', 'one');
  const { files } = await compressFolder(build);
  const path = `/${build.version.version}/version.json`;
  const downloaded: string[] = [];
  const fetchFile = (file: string) => {
    downloaded.push(file);
    return Promise.resolve(Buffer.from(text ?? jsonText(build.version)));
  };
  const deployed = new Map([...files, [path, 'compressed by another machine']]);
  await assertUnchangedFiles(build, deployed, files, fetchFile);
  expect(downloaded).toEqual([path.slice(1)]);
}

it('accepts the same version.json with another hash, and rejects a changed one', async () => {
  await compare();
  await expect(compare('{}')).rejects.toThrow(`version.json ${CHANGED}`);
});

it('rejects a deployed folder that lacks a file, also if a cache still serves it', async () => {
  const build = await newBuild(root, 'savings', 'one');
  const { files } = await compressFolder(build);
  const path = `/${build.version.version}/chunk.js`;
  const deployed = new Map([...files].filter(([file]) => file !== path));
  const cached = () => Promise.resolve(Buffer.from('chunk one'));
  const check = assertUnchangedFiles(build, deployed, files, cached);
  await expect(check).rejects.toThrow(`${path} ${CHANGED}`);
});
