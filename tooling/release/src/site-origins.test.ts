import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownOrigins, readOrigins, writeOrigins } from './site-origins';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origins-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('returns the origins that were written last, and leaves no other file', async () => {
  await writeOrigins(folder, { host: 'http://old.test' });
  await writeOrigins(folder, { host: 'http://host.test' });
  expect(await knownOrigins(folder)).toEqual({ host: 'http://host.test' });
  expect((await readOrigins(folder))('host')).toBe('http://host.test');
  expect(await readdir(folder)).toEqual(['origins.json']);
});

it('throws for a site that the bank does not have', async () => {
  await writeOrigins(folder, { host: 'http://host.test' });
  const originOf = await readOrigins(folder);
  expect(() => originOf('savings')).toThrow(`The bank in ${folder} has no site "savings".`);
});

it('names npm start if no bank was started', async () => {
  await expect(knownOrigins(folder)).rejects.toMatchObject({
    message: `${join(folder, 'origins.json')} is missing.`,
    remedy: 'Start the bank first: npm start',
  });
});

it('rejects a file that is no list of origins', async () => {
  await writeFile(join(folder, 'origins.json'), '{"host":1}');
  await expect(knownOrigins(folder)).rejects.toThrow('host: Invalid type');
});
