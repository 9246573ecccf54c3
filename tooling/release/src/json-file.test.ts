import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson, replaceJson, writeJson } from './json-file';

const Schema = v.object({ name: v.string(), routes: v.array(v.object({ path: v.string() })) });

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'json-'));
  file = join(folder, 'a.json');
});
afterEach(() => rm(folder, { recursive: true }));

const read = () => readJson(file, Schema, 'Create it.');

it('writes indented JSON that ends with a line break, and reads it', async () => {
  await writeJson(file, { name: 'a', routes: [], extra: 1 });
  expect(await readFile(file, 'utf8')).toBe(
    '{\n  "name": "a",\n  "routes": [],\n  "extra": 1\n}\n',
  );
  expect(await read()).toEqual({ name: 'a', routes: [] });
});

it('names a missing file, with the remedy', async () => {
  await expect(read()).rejects.toMatchObject({
    message: `${file} is missing.`,
    remedy: 'Create it.',
  });
});

it('names each invalid key', async () => {
  await writeJson(file, { routes: [{ path: 1 }] });
  await expect(read()).rejects.toMatchObject({
    message: expect.stringMatching(
      /a\.json is invalid: name: Invalid key.*; routes\.0\.path: Invalid type.*\.$/,
    ),
    remedy: 'Create it.',
  });
  await writeJson(file, 'text');
  await expect(read()).rejects.toThrow(`${file} is invalid: (whole file): Invalid type`);
});

it('names a file that is not JSON', async () => {
  await writeFile(file, '{');
  await expect(read()).rejects.toMatchObject({
    message: expect.stringContaining(`${file} is not JSON: `),
    remedy: 'Correct the file.',
  });
});

it('replaces a file, and leaves no other', async () => {
  await writeJson(file, 1);
  await replaceJson(file, 2);
  expect(await readFile(file, 'utf8')).toBe('2\n');
  expect(await readdir(folder)).toEqual(['a.json']);
});
