import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChanges, narrow } from './affected';

describe('findChanges', () => {
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const put = (name: string, text: string) => writeFile(join(root, name), text);
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'change');
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'affected-'));
    git('init', '-q', '-b', 'main');
    for (const name of ['edited.ts', 'deleted.ts', 'same.ts']) await put(name, name);
    commit();
  });
  afterEach(() => rm(root, { recursive: true }));

  it('lists what a branch changed, committed or not, without deleted files', async () => {
    const base = git('rev-parse', 'HEAD').trim();
    git('switch', '-q', '-c', 'branch');
    await put('committed.ts', '1');
    await rm(join(root, 'deleted.ts'));
    commit();
    await put('edited.ts', 'edited');
    await put('new.md', 'new');
    expect(await findChanges(root)).toEqual({
      base,
      files: ['committed.ts', 'edited.ts', 'new.md'],
    });
  });

  it('refuses a repository without a main branch', async () => {
    git('branch', '-m', 'trunk');
    await expect(findChanges(root)).rejects.toThrow('There is no branch main');
  });
});

describe('narrow', () => {
  const files = ['host/src/a.ts', 'README.md'];

  it.each([
    ['eslint . --max-warnings 0', 'eslint --no-warn-ignored host/src/a.ts --max-warnings 0'],
    ['prettier --check .', 'prettier --check --ignore-unknown host/src/a.ts README.md'],
    ['tsc -p tooling/typescript/web.json', 'tsc -p tooling/typescript/web.json'],
  ])('turns %s into %s', (command, narrowed) => {
    expect(narrow(command, files)).toBe(narrowed);
  });

  it('drops a command that checks none of the files', () => {
    expect(narrow('eslint . --max-warnings 0', ['README.md'])).toBeNull();
  });
});
