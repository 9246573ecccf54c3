import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { abort, type Bank, publish, readBases, readLiveRemote, rollback } from '@bank/release';
import { expect, type Page } from '@playwright/test';
import { refreshRegistry, openLocalBank, sitesFolder } from './fixtures/local-bank';
import { demoAccount, openAs as openSignedIn } from './fixtures/users';
import { openAndStartApp, startApp } from './fixtures/app-start';
import { FAKE_ENTRY, fakeBuild } from './fixtures/fake-build';
import { test } from './fixtures/test';
import { showingHeading } from './independence/fake-entries';

/** Browser ids whose canary bucket is inside or outside of a share of 50 %. */
const BROWSERS = { inside: 'first-browser', outside: 'third-browser' };
const OTHERS = ['admin', 'dashboard', 'loan-cards-kyc', 'profile-dispute', 'transfer'];
const note = () => ({ why: 'the walk of a release', at: new Date() });

let bank: Bank;
let liveBefore: string;
let repair = () => Promise.resolve();

async function liveVersion(): Promise<string> {
  return (await readLiveRemote(bank, 'marketing')).record?.live.version ?? '';
}

/** The hashes of all files except marketing's. */
async function untouched() {
  return [...(await bank.sites.fingerprint(['host', ...OTHERS]))];
}

const one = (page: Page) => page.getByRole('heading', { level: 1, name: /about/i });
const two = (page: Page) => page.getByRole('heading', { level: 1, name: 'Version two' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });

async function openAs(page: Page, browser: string): Promise<Page> {
  await page.addInitScript((id) => localStorage.setItem('bank.canary.browser', id), browser);
  await openAndStartApp(page, '/AboutUs');
  await expect(one(page)).toBeVisible();
  return page;
}

test.beforeEach(async () => {
  bank = await openLocalBank();
  liveBefore = await liveVersion();
});
// Restores the previous live version, even after a failure.
test.afterEach(async () => {
  await repair();
  const isTried = (await readLiveRemote(bank, 'marketing')).record?.canary;
  if (isTried) await abort(bank, 'marketing', note());
  if ((await liveVersion()) !== liveBefore) await rollback(bank, 'marketing', liveBefore, note());
  await bank.registry.close();
});

test('a version goes through canary, fallback, abort, publish and rollback', async ({
  page,
  anotherBrowser,
  allowConsole,
}) => {
  allowConsole(/already registered|\[bank\]|valid digest|RUNTIME-\d+|ERR_/);
  const build = await fakeBuild(showingHeading('marketing', 'Version two'));
  const before = await untouched();
  const inside = await openAs(page, BROWSERS.inside);
  const outside = await openAs(await anotherBrowser(), BROWSERS.outside);
  const both = [inside, outside];

  await test.step('half of the browsers get the canary', async () => {
    await publish(bank, await readBases(bank, ['marketing']), [build], { ...note(), canary: 50 });
    for (const each of both) await refreshRegistry(bank, each);
    await expect(one(inside)).toBeVisible();
    await refresh(inside).click();
    await expect(two(inside)).toBeVisible();
    await expect(refresh(outside)).toBeHidden();
    await expect(one(outside)).toBeVisible();
  });

  const file = join(sitesFolder, 'marketing', build.version.version, FAKE_ENTRY);
  const bytes = await readFile(file);
  await test.step('falls back when the bytes differ from the published ones', async () => {
    repair = () => writeFile(file, bytes);
    await writeFile(file, `${bytes.toString()}\n// tampered with`);
    // The first browser has the correct bytes in its cache; a new one in the same half gets the
    // changed ones.
    await openAs(await anotherBrowser(), BROWSERS.inside);
    await inside.reload();
    await startApp(inside);
    await expect(two(inside)).toBeVisible();
    await outside.reload();
    await startApp(outside);
    await expect(one(outside)).toBeVisible();
    await repair();
  });

  await test.step('aborts the canary for all', async () => {
    await abort(bank, 'marketing', note());
    for (const each of both) {
      await refreshRegistry(bank, each);
      await openAndStartApp(each, '/AboutUs');
      await expect(one(each)).toBeVisible();
    }
  });

  await test.step('publishes the version, also to open pages', async () => {
    await publish(bank, await readBases(bank, ['marketing']), [build], note());
    for (const each of both) {
      await refreshRegistry(bank, each);
      await refresh(each).click();
      await expect(two(each)).toBeVisible();
    }
  });

  await test.step('rolls back in less than a second', async () => {
    const start = performance.now();
    await rollback(bank, 'marketing', undefined, note());
    expect(performance.now() - start).toBeLessThan(1000);
    for (const each of both) {
      await refreshRegistry(bank, each);
      await refresh(each).click();
      await expect(one(each)).toBeVisible();
    }
  });

  await test.step('publishes it again, and an on-call releaser rolls it back in the browser', async () => {
    await publish(bank, await readBases(bank, ['marketing']), [build], note());
    const status = await anotherBrowser();
    await openSignedIn(status, demoAccount('releaser'), '/status');
    const card = status.getByRole('region', { name: 'Welcome' });
    await expect(card).toContainText(build.version.version);
    await card.getByRole('button', { name: 'Roll back' }).click();
    const dialog = status.getByRole('dialog', { name: 'Roll back Welcome' });
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByLabel('Reason').fill('it greets the wrong way');
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText(liveBefore);
    await card.getByText('Release history').click();
    await expect(card.getByRole('listitem').first()).toContainText('it greets the wrong way');
    await expect(card.getByRole('button', { name: 'Roll back' })).toBeHidden();
    for (const each of both) {
      await refreshRegistry(bank, each);
      await openAndStartApp(each, '/AboutUs');
      await expect(one(each)).toBeVisible();
    }
  });

  await test.step('aborts a canary in the browser', async () => {
    await publish(bank, await readBases(bank, ['marketing']), [build], { ...note(), canary: 50 });
    const status = await anotherBrowser();
    await openSignedIn(status, demoAccount('releaser'), '/status');
    const card = status.getByRole('region', { name: 'Welcome' });
    await card.getByRole('button', { name: 'Abort canary' }).click();
    const dialog = status.getByRole('dialog', { name: 'Abort the canary of Welcome' });
    await dialog.getByLabel('Reason').fill('one in ten fails');
    await dialog.getByRole('button', { name: 'Abort canary' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await readLiveRemote(bank, 'marketing')).record?.canary)
      .toBeNull();
  });

  expect(await untouched()).toEqual(before);
  await rm(build.folder, { recursive: true });
});
