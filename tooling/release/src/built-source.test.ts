import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertBuiltFromSource } from './built-source';
import { putFile, SOURCE } from './builds.test-utils';
import { sha256 } from './source';

let root: string;
const source = { ...SOURCE, commit: 'c0ffee'.repeat(7).slice(0, 40) };
const compare = (allowDirty = false) =>
  assertBuiltFromSource(root, join(root, 'remotes/savings/dist'), source, allowDirty);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-'));
  await putFile(root, 'remotes/savings/src/app.tsx', 'app');
  await putFile(root, 'shared/ui/src/button.tsx', 'button');
  await putFile(root, 'remotes/savings/dist/build.json', {
    sources: {
      'remotes/savings/src/app.tsx': sha256('app'),
      'shared/ui/src/button.tsx': sha256('button'),
    },
  });
});
afterEach(() => rm(root, { recursive: true }));

it('keeps the source of a build whose files are unchanged', async () => {
  await putFile(root, 'remotes/savings/src/new.tsx', 'new');
  expect(await compare()).toBe(source);
});

it('lists the files that have changed or are deleted, and names --built', async () => {
  await putFile(root, 'remotes/savings/src/app.tsx', 'changed');
  await rm(join(root, 'shared/ui/src/button.tsx'));
  await expect(compare()).rejects.toThrow(
    'remotes/savings/dist was built from other files than those of commit c0ffeec0ffee. These differ:\n\n' +
      '    remotes/savings/src/app.tsx\n    shared/ui/src/button.tsx\n',
  );
  await expect(compare()).rejects.toHaveProperty('remedy', expect.stringContaining('--built'));
});

it('records a build of other files as dirty if that is allowed', async () => {
  await putFile(root, 'remotes/savings/src/app.tsx', 'changed');
  expect(await compare(true)).toEqual({ ...source, isDirty: true });
});

it('refuses a build that does not name its files', async () => {
  await putFile(root, 'remotes/savings/dist/build.json', {});
  await expect(compare()).rejects.toThrow('does not say from which files it was built');
  expect(await compare(true)).toMatchObject({ isDirty: true });
});
