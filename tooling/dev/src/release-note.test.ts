import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseNote } from './release-note';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-note-'));
});
afterEach(() => rm(root, { recursive: true }));

async function commit(subject: string): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  git('init', '-q');
  git(...author, 'commit', '-q', '--allow-empty', '-m', subject);
}
const reason = async (why?: string) => (await releaseNote(why, root)).why;

it('is the given text, or the subject of the last commit', async () => {
  await commit('fix the greeting');
  expect(await reason('a new greeting')).toBe('a new greeting');
  expect(await reason()).toBe('fix the greeting');
});

it('says so if there are uncommitted changes', async () => {
  await commit('fix the greeting');
  await writeFile(join(root, 'changed.ts'), '');
  expect(await reason()).toBe('uncommitted changes after: fix the greeting');
});

it('needs no git repository', async () => {
  expect(await reason()).toBe('no reason given');
});
