import { rm } from 'node:fs/promises';
import type { RemoteManifest } from '@bank/contracts';
import { type Bank, publish, readBases } from '@bank/release';
import { expect } from '@playwright/test';
import { unregister } from './fixtures/backend';
import { refreshRegistry, openLocalBank, requestSite } from './fixtures/local-bank';
import { newCustomer, openAs } from './fixtures/users';
import { fakeBuild } from './fixtures/fake-build';
import { test } from './fixtures/test';
import { showingHeading } from './independence/fake-entries';

const savings: RemoteManifest = {
  ...{ name: 'savings', title: 'Savings', kind: 'primary', contract: '^1.0.0' },
  routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
  menu: [{ label: 'Savings', path: '/savings', icon: 'document', order: 1000 }],
};

let bank: Bank | undefined;
test.afterEach(async () => {
  await unregister(savings.name);
  await bank?.registry.close();
});

test('a new remote is published to a running bank and opened from an open page', async ({
  page,
  allowConsole,
}) => {
  // Revisions have minute precision: within the minute of the deployment the page also reads its
  // snapshot.
  allowConsole(/404 .*\/registry\/releases\/savings\.json/);
  await openAs(page, await newCustomer(), '/DashBoard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entry = menu.getByRole('link', { name: 'Savings' });
  await expect(menu.getByRole('link', { name: 'Transfer' })).toBeVisible();
  await expect(entry).toHaveCount(0);

  await requestSite(savings.name);
  bank = await openLocalBank();
  const built = await fakeBuild(showingHeading(savings.name, 'Your savings'), savings);
  const note = { why: 'a new remote', at: new Date() };
  await publish(bank, await readBases(bank, [savings.name]), [built], note);
  await refreshRegistry(bank, page);
  await entry.click();
  await expect(page).toHaveURL('/savings');
  await expect(page.getByRole('heading', { level: 1, name: 'Your savings' })).toBeVisible();
  await rm(built.folder, { recursive: true });
});
