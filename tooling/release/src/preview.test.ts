import { verifyPreview } from '@bank/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, publishOne, SOURCE } from './builds.test-utils';
import { type MemoryBank, newMemoryBank, withKey } from './memory-bank.test-utils';
import { preview } from './preview';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
});
afterEach(() => rm(bank.root, { recursive: true }));

const at = new Date('2026-03-01T00:00:00Z');

test('returns a signed link to the first route, which expires, and publishes nothing', async () => {
  await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
  const before = structuredClone(bank.stored);
  const manifest = { owner: 'Payments', texts: { de: { savings: 'Sparen' } } };
  const build = await newBuild(bank.root, 'savings', 'two', { manifest });
  const link = await preview(bank, build, { days: 7, at });
  const [page, code = ''] = link.split('#preview=');
  expect(page).toBe('http://host.test/savings');
  const envelope: unknown = JSON.parse(Buffer.from(code, 'base64url').toString());
  expect(envelope).toMatchObject({ name: 'savings' });
  const trust = { rootKeys: bank.keys.rootKeys, revokedKeys: [] };
  const open = (time: string) => verifyPreview(envelope, 'savings', trust, Date.parse(time));
  expect(await open('2026-03-08T00:00:00Z')).toMatchObject({ problem: 'it has expired' });
  expect(await open('2026-03-07T23:59:59Z')).toEqual({
    ok: true,
    value: {
      ...{ document: 'preview', name: 'savings', expires: '2026-03-08T00:00:00.000Z' },
      version: expect.objectContaining({ version: build.version.version, source: SOURCE }),
      outline: {
        ...{ name: 'savings', title: 'savings', kind: 'regular', menu: [] },
        routes: [{ path: '/savings', title: 'savings', access: 'public' }],
      },
    },
  });
  expect(bank.stored).toEqual(before);
  expect(await bank.sites.versionsOf('savings')).toContain(build.version.version);
});

test('checks the version before it uploads anything', async () => {
  const manifest = { routes: [{ path: '/savings', title: 'Loans', access: 'public' }] };
  const change = { manifest, build: { routes: ['/savings'] } };
  await publishOne(bank, await newBuild(bank.root, 'loans', 'one', change));
  const build = await newBuild(bank.root, 'savings', 'one');
  await expect(preview(bank, build, { days: 1, at })).rejects.toThrow(
    '/savings is already a route of loans',
  );
  expect(await bank.sites.versionsOf('savings')).toEqual([]);
});

test('throws for a key that may not sign the remote', async () => {
  const other = withKey(bank, bank.keys.signer().team, { remotes: ['loans'] });
  const build = await newBuild(bank.root, 'savings', 'one');
  await expect(preview(other, build, { days: 1, at })).rejects.toThrow(
    'Browsers would reject this preview of savings: its key may not sign releases of savings.',
  );
});
