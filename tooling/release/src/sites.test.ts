import { expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from './builds.test-utils';
import { findSites } from './sites';

it('finds the host and each folder with a remote.json', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sites-'));
  for (const path of ['savings/remote.json', 'loans/remote.json', 'notes/a.txt']) {
    await putFile(root, `remotes/${path}`, '{}');
  }
  const remotes = ['loans', 'savings'];
  expect(await findSites(root)).toEqual({ all: ['host', ...remotes], remotes });
  await rm(root, { recursive: true });
});
