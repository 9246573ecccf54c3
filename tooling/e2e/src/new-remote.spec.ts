import { type Bank, readLiveRemote } from '@bank/release';
import { expect } from '@playwright/test';
import { unregister } from './fixtures/backend';
import { localBankRun, openLocalBank, refreshRegistry } from './fixtures/local-bank';
import { copyRepository, type RepositoryCopy } from './fixtures/repository-copy';
import { test } from './fixtures/test';
import { newCustomer, openAs } from './fixtures/users';

const NAME = 'savings';
/** From the command that creates a remote until it is live: sources, installation, build and release. */
const MAX_SECONDS = 60;

let bank: Bank;
let copy: RepositoryCopy;
test.beforeEach(async () => {
  bank = await openLocalBank();
  copy = await copyRepository();
});
test.afterEach(async () => {
  await copy.remove();
  await unregister(NAME);
  await bank.registry.close();
});

test('a new remote is created and published to a running bank within a minute, and opened from an open page', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(240_000);
  // Revisions have minute precision: within the minute of the deployment the page also reads its
  // snapshot.
  allowConsole(/404 .*\/registry\/releases\/savings\.json/);
  await openAs(page, await newCustomer(), '/DashBoard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entry = menu.getByRole('link', { name: 'Savings' });
  await expect(menu.getByRole('link', { name: 'Transfer' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  const host = [...(await bank.sites.fingerprint(['host']))];

  const start = performance.now();
  await copy.npm('run', 'new-remote', '--', NAME);
  await copy.npm('install', '--prefer-offline');
  await copy.npm('run', 'release', '--', 'publish', NAME, '--bank', localBankRun);
  const seconds = (performance.now() - start) / 1000;
  test.info().annotations.push({ type: 'duration', description: `${seconds.toFixed(1)} s` });
  expect(seconds).toBeLessThan(MAX_SECONDS);
  expect((await readLiveRemote(bank, NAME)).record?.live.version).toMatch(/^[0-9a-f]{16}$/);
  // Neither the host nor another site was deployed, and nothing was restarted.
  expect([...(await bank.sites.fingerprint(['host']))]).toEqual(host);

  await refreshRegistry(bank, page);
  await entry.click();
  await expect(page).toHaveURL('/savings');
  await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible();
});
