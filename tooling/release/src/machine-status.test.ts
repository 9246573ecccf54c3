/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MachineStatus } from './machine-status';
import { newBank, newBuild, publishOne } from './stub-bank';

it('stands beside the registry, and says the same of what is live', async () => {
  const bank = await newBank();
  const status = async () =>
    JSON.parse(await readFile(join(bank.sites, 'registry/status.json'), 'utf8')) as MachineStatus;
  const one = await newBuild(bank.root, 'savings', 'one');
  const two = await newBuild(bank.root, 'savings', 'two');
  await publishOne(bank.target, one);
  expect(await status()).toMatchObject({
    revision: 1,
    remotes: [{ name: 'savings', live: one.version.version, canary: null, contract: '^1.0.0' }],
  });
  await publishOne(bank.target, two, 10);
  const [savings] = (await status()).remotes;
  expect(savings).toMatchObject({
    live: one.version.version,
    canary: { version: two.version.version, share: 10 },
  });
  expect(savings?.sizes?.entry).toBeGreaterThan(0);
  expect(savings?.sizes?.total).toBeGreaterThan(savings?.sizes?.entry ?? Infinity);
});
