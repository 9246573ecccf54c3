import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeBuild, developmentKey, findSites, localTarget, publish } from '@bank/release';
import { ROOT } from '../paths';
import { scaffoldRemote } from './scaffold-remote';

const run = promisify(execFile);
// Inside of the repository, where the packages that it depends on are found.
const copy = join(ROOT, '.bank', 'new-remote');
const folder = join(copy, 'remotes', 'savings-goals');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const env = { ...process.env, BANK_BACKEND: 'emulators', NODE_ENV: undefined };

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  for (const { target } of await hosting(ROOT)) {
    for (const file of ['remote.json', 'package.json']) {
      const path = join('remotes', target, file);
      await cp(join(ROOT, path), join(copy, path)).catch(() => undefined);
    }
  }
  await cp(join(ROOT, 'firebase.json'), join(copy, 'firebase.json'));
  await scaffoldRemote(copy, 'savings-goals');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function hosting(root: string) {
  const text = await readFile(join(root, 'firebase.json'), 'utf8');
  return (JSON.parse(text) as { hosting: { target: string; public: string }[] }).hosting;
}

test('has a site of its own beside the others', async () => {
  expect((await findSites(copy)).remotes).toContain('savings-goals');
  const sites = await hosting(copy);
  expect(sites.at(-1)?.target).toBe('registry');
  expect(sites.at(-2)).toMatchObject({ public: '.bank/deploy/sites/savings-goals' });
});

test('is refused under a name that is taken, or is none', async () => {
  await expect(scaffoldRemote(copy, 'savings-goals')).rejects.toThrow('There is savings-goals');
  await expect(scaffoldRemote(copy, 'Savings')).rejects.toThrow('no name of a remote');
});

test('passes its tests', async () => {
  const config = join(copy, 'jest.config.mjs');
  await writeFile(
    config,
    `import unit from '${join(ROOT, 'tooling/jest/unit.mjs')}';
     export default { ...unit.projects[0], roots: ['${folder}'], watchman: false, modulePathIgnorePatterns: [] };`,
  );
  const { stderr } = await run(bin('jest'), ['--config', config], { cwd: ROOT, env });
  expect(stderr).toContain('1 passed');
}, 120_000);

test('builds, passes the gate, is deployed, and stands in the menu', async () => {
  await run(bin('webpack'), [], { cwd: folder, env });
  const sites = join(copy, 'sites');
  await mkdir(join(sites, 'host'), { recursive: true });
  const dist = join(folder, 'dist');
  const version = await describeBuild(dist, join(folder, 'remote.json'));
  // A host that has what the others take from it, too.
  const provides = Object.fromEntries(
    Object.entries(version.requires).map(([name, range]) => [name, range.replace('^', '')]),
  );
  await writeFile(
    join(sites, 'host', 'host.json'),
    JSON.stringify({ contractVersion: '1.0.0', provides }),
  );
  const target = localTarget({
    sites,
    originOf: (site) => `http://${site}.test`,
    key: await developmentKey(join(copy, 'key.pem')),
    withMaps: false,
    isServed: false,
  });
  const note = { who: 'a test', why: 'to see it live', at: new Date() };
  const { registry } = await publish(target, null, [{ folder: dist, version }], note);
  expect(registry.remotes[0]).toMatchObject({
    name: 'savings-goals',
    live: { remote: { menu: [{ label: 'Savings goals', path: '/savings-goals' }] } },
  });
}, 120_000);
