import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bank, describeBuild, publish, readBases } from '@bank/release';
import { expect } from '@playwright/test';
import { unregister } from './fixtures/backend';
import { hear, openLocalBank, requestSite } from './fixtures/local-bank';
import { newCustomer, openAs } from './fixtures/people';
import { test } from './fixtures/test';
import { saying } from './independence/stand-ins';

const REMOTE = 'savings';
const ENTRY = 'remoteEntry.01234567.js';

async function build() {
  const folder = await mkdtemp(join(tmpdir(), 'new-remote-'));
  const manifest = {
    ...{ name: REMOTE, title: 'Savings', kind: 'primary', contract: '^1.0.0' },
    routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
    menu: [{ label: 'Savings', path: '/savings', icon: 'document', order: 1000 }],
  };
  const facts = {
    ...{ name: REMOTE, entry: ENTRY, routes: ['/savings'], requires: { react: '^19.0.0' } },
    exports: ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'],
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'build.json'), JSON.stringify(facts));
  await writeFile(join(folder, ENTRY), saying(REMOTE, 'Your savings'));
  return { folder, version: await describeBuild(folder, join(folder, 'remote.json')) };
}

let bank: Bank | undefined;
test.afterEach(async () => {
  await unregister(REMOTE);
  await bank?.registry.close();
});

test('a remote that the bank did not start with is published, and opened from a page that was open', async ({
  page,
}) => {
  await openAs(page, await newCustomer(), '/DashBoard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entry = menu.getByRole('link', { name: 'Savings' });
  await expect(menu.getByRole('link', { name: 'Transfer' })).toBeVisible();
  await expect(entry).toHaveCount(0);

  await requestSite(REMOTE);
  bank = await openLocalBank();
  const built = await build();
  const note = { why: 'a new remote', at: new Date() };
  await publish(bank, await readBases(bank, [REMOTE]), [built], note);
  await hear(bank, page);
  await entry.click();
  await expect(page).toHaveURL('/savings');
  await expect(page.getByRole('heading', { level: 1, name: 'Your savings' })).toBeVisible();
  await rm(built.folder, { recursive: true });
});
