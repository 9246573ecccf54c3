import { expect, it } from '@jest/globals';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from './builds.test-utils';
import { listFiles } from './list-files';

it('lists the files of all folders in order, except hidden ones and links', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'list-'));
  for (const path of ['a/b.js', 'a.js', '.hidden/c.js', 'a/.upload/d.js', 'e.']) {
    await putFile(folder, path, '');
  }
  await symlink(join(folder, 'a.js'), join(folder, 'link.js'));
  expect(await listFiles(folder)).toEqual(['a.js', 'a/b.js', 'e.']);
  await rm(folder, { recursive: true });
});
