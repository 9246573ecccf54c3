import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { assertBuiltFromSource } from './built-source';
import { describeBuild, type Version } from './version';

const run = promisify(execFile);
const ROOT = join(__dirname, '../../..');

/** A remote with CSS modules and many chunks. */
const REMOTE = 'dashboard';

let folder: string;

beforeEach(async () => {
  await mkdir(join(ROOT, '.bank'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.bank', 'reproducible-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Hard-links every file: real paths are then inside the copy, and no bytes are copied. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** The folders in node_modules that the remote and its build depend on: a third of the files. */
async function dependencies(): Promise<Set<string>> {
  const args = ['ls', '--all', '--parseable', '--workspace', `@bank/${REMOTE}`];
  const { stdout } = await run('npm', args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  const folders = stdout.split('\n').map((path) => relative(join(ROOT, 'node_modules'), path));
  const names = folders.map((folder) => /^(@[^/]+\/)?[^@./][^/]*/.exec(folder)?.[0] ?? '');
  return new Set(names.filter((name) => name !== '' && !name.startsWith('@bank/')));
}

async function copyRepository(to: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(ROOT, file), join(to, file));
  }
  // The workspaces, as links into the copy.
  for (const name of ['@bank', ...(await dependencies())]) {
    linkTree(join(ROOT, 'node_modules', name), join(to, 'node_modules', name));
  }
}

async function buildIn(root: string, env: NodeJS.ProcessEnv): Promise<Version> {
  const { NODE_ENV: _tests, ...others } = process.env;
  const program = join(root, 'node_modules/webpack/bin/webpack.js');
  const cwd = join(root, 'remotes', REMOTE);
  // Webpack does not rewrite a file whose name contains a hash.
  await rm(join(cwd, 'dist'), { recursive: true, force: true });
  await run(process.execPath, [program], { cwd, env: { ...others, ...env } });
  return describeBuild(join(cwd, 'dist'), join(cwd, 'remote.json'));
}

it('builds the same version and the same bytes in another folder, time zone and locale', async () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'a deeper/folder/with-a-longer-name')];
  await copyRepository(one);
  const first = await buildIn(one, { TZ: 'America/New_York', LC_ALL: 'C', LANG: 'C' });
  // Moving is cheaper than a second copy and also changes the path.
  await mkdir(dirname(two), { recursive: true });
  await rename(one, two);
  const second = await buildIn(two, {
    TZ: 'Asia/Tokyo',
    LC_ALL: 'de_DE.UTF-8',
    LANG: 'de_DE.UTF-8',
  });
  // It names every shipped file with its SHA-384.
  expect(Object.keys(first.files).length).toBeGreaterThan(5);
  expect(second).toEqual(first);

  // The build names its sources, for a release with --built.
  const source = { commit: 'c0ffee', isDirty: false, lock: 'lock', sbom: 'sbom' };
  const compare = () =>
    assertBuiltFromSource(two, join(two, 'remotes', REMOTE, 'dist'), source, false);
  expect(await compare()).toBe(source);
  const changed = [
    `remotes/${REMOTE}/src/app.tsx`,
    'shared/ui/src/button.tsx',
    'tooling/webpack/base.mjs',
    'package-lock.json',
  ];
  for (const file of changed) await appendFile(join(two, file), '\n');
  await expect(compare()).rejects.toThrow(
    [...changed]
      .sort()
      .map((file) => `    ${file}`)
      .join('\n'),
  );
}, 240_000);
