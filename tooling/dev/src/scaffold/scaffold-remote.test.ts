import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeBuild, findSites, preflightViolations } from '@bank/release';
import { ROOT } from '../paths';
import { scaffoldRemote } from './scaffold-remote';

const run = promisify(execFile);
// Inside the repository, so that node_modules resolves.
const copy = join(ROOT, '.bank', 'new-remote');
const folder = join(copy, 'remotes', 'savings-goals');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const env = { ...process.env, BANK_BACKEND: 'emulators', NODE_ENV: undefined };

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  for (const name of await readdir(join(ROOT, 'remotes'))) {
    for (const file of ['remote.json', 'package.json']) {
      const path = join('remotes', name, file);
      await cp(join(ROOT, path), join(copy, path)).catch(() => undefined);
    }
  }
  await scaffoldRemote(copy, 'savings-goals', { owner: 'Savings team' });
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('is found as a site of the bank', async () => {
  expect((await findSites(copy)).remotes).toContain('savings-goals');
});

test('names the owning team, and only the fields that are known', async () => {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'savings-goals', owner: 'Savings team' });
  expect(manifest).not.toHaveProperty('contact');
});

test('rejects a name that is taken or invalid', async () => {
  await expect(scaffoldRemote(copy, 'savings-goals')).rejects.toThrow(
    'savings-goals already exists',
  );
  await expect(scaffoldRemote(copy, 'Savings')).rejects.toThrow('not a valid remote name');
});

test('passes its tests', async () => {
  const config = join(copy, 'jest.config.mjs');
  await writeFile(
    config,
    `import unit from '${join(ROOT, 'tooling/jest/unit.mjs')}';
     export default { ...unit.projects.find(({ displayName }) => displayName === 'page'), roots: ['${folder}'], watchman: false, modulePathIgnorePatterns: [] };`,
  );
  const { stderr } = await run(bin('jest'), ['--config', config], { cwd: ROOT, env });
  expect(stderr).toContain('1 passed');
}, 120_000);

test('builds and passes the preflight checks of a release', async () => {
  await run(bin('webpack'), [], { cwd: folder, env });
  const version = await describeBuild(join(folder, 'dist'), join(folder, 'remote.json'));
  // A host that also shares the modules that the other remotes use.
  const provides = Object.fromEntries(
    Object.entries(version.requires).map(([name, range]) => [name, range.replace('^', '')]),
  );
  const host = { contractVersion: '1.0.0', provides };
  expect(preflightViolations(version, host, null, 'http://savings-goals.test')).toEqual([]);
}, 120_000);
