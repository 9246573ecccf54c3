import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from './command-error';
import { readSource, assertCleanSource } from './source';

const WORKSPACE = '@x/one';

const { env } = process;
let root: string;

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const ownEnv = Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith('GIT_')),
  );
  const config = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const options = { cwd: root, env: { ...ownEnv, ...config }, encoding: 'utf8' as const };
  return execFileSync('git', [...identity, ...args], options).trim();
}

async function put(path: string, content: unknown): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function commitAll(): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'change');
  return git('rev-parse', 'HEAD');
}

const workspace = { name: WORKSPACE, version: '1.0.0' };
const project = { name: 'x', version: '1.0.0', workspaces: ['remotes/*'] };

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'source-')));
  await put('package.json', project);
  await put('remotes/one/package.json', workspace);
  await put('package-lock.json', {
    ...project,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': project,
      [`node_modules/${WORKSPACE}`]: { resolved: 'remotes/one', link: true },
      'remotes/one': workspace,
    },
  });
  await put('.gitignore', 'dist/\n');
  git('init', '--quiet');
});

afterEach(async () => {
  process.env = env;
  await rm(root, { recursive: true, force: true });
});

describe('readSource', () => {
  it('returns the full commit hash of a clean working tree', async () => {
    const commit = commitAll();
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(await readSource(root, WORKSPACE)).toMatchObject({
      commit,
      isDirty: false,
      changed: [],
    });
  });

  it('is dirty with an uncommitted change to a tracked file, staged or not', async () => {
    await put('docs/a b.txt', 'one');
    const commit = commitAll();
    await put('docs/a b.txt', 'two');
    const changed = ['docs/a b.txt'];
    expect(await readSource(root, WORKSPACE)).toMatchObject({ commit, isDirty: true, changed });
    git('add', '--all');
    expect(await readSource(root, WORKSPACE)).toMatchObject({ isDirty: true, changed });
  });

  it('lists tracked and untracked files in one order', async () => {
    await put('tooling/b.ts', 'one');
    commitAll();
    await put('tooling/b.ts', 'two');
    await put('host/a.ts', 'new');
    const changed = ['host/a.ts', 'tooling/b.ts'];
    expect(await readSource(root, WORKSPACE)).toMatchObject({ changed });
  });

  it('reads the repository of this folder, also in a git hook of another one', async () => {
    const commit = commitAll();
    process.env = { ...env, GIT_DIR: join(root, 'another/.git') };
    expect(await readSource(root, WORKSPACE)).toMatchObject({ commit, isDirty: false });
  });

  it('leaves out what the user’s own configuration of git ignores', async () => {
    await put('dist/ignored', 'host/notes.txt');
    await put('dist/config', `[core]\nexcludesFile = ${join(root, 'dist/ignored')}\n`);
    const commit = commitAll();
    await put('host/notes.txt', '');
    process.env = { ...env, GIT_CONFIG_GLOBAL: join(root, 'dist/config') };
    expect(await readSource(root, WORKSPACE)).toMatchObject({ commit, isDirty: false });
  });

  it('is dirty after a tracked file was deleted', async () => {
    await put('shared/a.ts', '');
    commitAll();
    await rm(join(root, 'shared/a.ts'));
    expect(await readSource(root, WORKSPACE)).toMatchObject({ changed: ['shared/a.ts'] });
  });

  it.each(['host/a.ts', 'remotes/one/b.ts', 'shared/c.ts', 'tooling/d.ts', 'e.json', 'host/ä.ts'])(
    'is dirty with the untracked file %s',
    async (file) => {
      commitAll();
      await put(file, 'new');
      const source = await readSource(root, WORKSPACE);
      expect(source).toMatchObject({ isDirty: true, changed: [file] });
    },
  );

  it('ignores untracked files elsewhere, and files that git ignores', async () => {
    commitAll();
    await put('notes/a.txt', 'new');
    await put('remotes/one/dist/main.js', 'built');
    expect(await readSource(root, WORKSPACE)).toMatchObject({ isDirty: false, changed: [] });
  });

  it('has no commit and is dirty before the first commit', async () => {
    expect(await readSource(root, WORKSPACE)).toMatchObject({ commit: 'unknown', isDirty: true });
  });

  it('has no commit and is dirty without a git repository', async () => {
    await rm(join(root, '.git'), { recursive: true });
    const unknown = { commit: 'unknown', isDirty: true, changed: [] };
    expect(await readSource(root, WORKSPACE)).toMatchObject(unknown);
  });

  it('ignores the commit of a parent repository', async () => {
    commitAll();
    const copy = join(root, 'copies/one');
    await mkdir(copy, { recursive: true });
    for (const file of ['package.json', 'package-lock.json', 'remotes']) {
      await cp(join(root, file), join(copy, file), { recursive: true });
    }
    expect(await readSource(copy, WORKSPACE)).toMatchObject({ commit: 'unknown', isDirty: true });
  });

  it('hashes the lock file and the SBOM reproducibly', async () => {
    commitAll();
    const lock = await readFile(join(root, 'package-lock.json'));
    const one = await readSource(root, WORKSPACE);
    expect(one.lock).toBe(createHash('sha256').update(lock).digest('hex'));
    expect(one.sbom).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSource(root, WORKSPACE)).toEqual(one);
  });
});

describe('assertCleanSource', () => {
  const clean = { commit: 'a'.repeat(40), isDirty: false, lock: '', sbom: '', changed: [] };
  const dirty = { ...clean, isDirty: true, changed: ['host/a.ts', 'shared/b.ts'] };

  it('accepts a clean source, and a dirty one with --allow-dirty', () => {
    expect(() => assertCleanSource(clean, false)).not.toThrow();
    expect(() => assertCleanSource(dirty, true)).not.toThrow();
  });

  it('lists the changed files and names --allow-dirty', () => {
    expect(() => assertCleanSource(dirty, false)).toThrow(CommandError);
    expect(() => assertCleanSource(dirty, false)).toThrow(`commit ${'a'.repeat(12)}:`);
    expect(() => assertCleanSource(dirty, false)).toThrow(/host\/a\.ts\n +shared\/b\.ts/);
    expect(() => assertCleanSource(dirty, false)).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('--allow-dirty') }),
    );
  });

  it('throws without a commit', () => {
    const unknown = { ...clean, commit: 'unknown', isDirty: true };
    expect(() => assertCleanSource(unknown, false)).toThrow('cannot be traced to a commit');
  });
});
