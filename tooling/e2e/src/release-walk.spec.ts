import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { abort, type Bank, publish, readBases, readLiveRemote, rollback } from '@bank/release';
import { expect, type Page } from '@playwright/test';
import { hear, openLocalBank, sitesFolder } from './fixtures/local-bank';
import { demoAccount, openAs as openSignedIn } from './fixtures/people';
import { openWithProgram, wakeProgram } from './fixtures/program';
import { STAND_IN_ENTRY, standInBuild } from './fixtures/stand-in-build';
import { test } from './fixtures/test';
import { saying } from './independence/stand-ins';

/** By what these browsers remember of themselves, one is among the first half of all, and one is not. */
const BROWSERS = { inside: 'first-browser', outside: 'third-browser' };
const OTHERS = ['admin', 'dashboard', 'loan-cards-kyc', 'profile-dispute', 'transfer'];
const note = () => ({ why: 'the walk of a release', at: new Date() });

let bank: Bank;
let liveBefore: string;
let mend = () => Promise.resolve();

async function liveVersion(): Promise<string> {
  return (await readLiveRemote(bank, 'marketing')).record?.live.version ?? '';
}

/** Every file but marketing's own, by its hash. */
async function untouched() {
  return [...(await bank.sites.fingerprint(['host', ...OTHERS]))];
}

const one = (page: Page) => page.getByRole('heading', { level: 1, name: /about/i });
const two = (page: Page) => page.getByRole('heading', { level: 1, name: 'Version two' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });

async function openAs(page: Page, browser: string): Promise<Page> {
  await page.addInitScript((id) => localStorage.setItem('bank.canary.browser', id), browser);
  await openWithProgram(page, '/AboutUs');
  await expect(one(page)).toBeVisible();
  return page;
}

test.beforeEach(async () => {
  bank = await openLocalBank();
  liveBefore = await liveVersion();
});
// Whatever became of the walk, who comes next finds what was live.
test.afterEach(async () => {
  await mend();
  const isTried = (await readLiveRemote(bank, 'marketing')).record?.canary;
  if (isTried) await abort(bank, 'marketing', note());
  if ((await liveVersion()) !== liveBefore) await rollback(bank, 'marketing', liveBefore, note());
  await bank.registry.close();
});

test('a second version is tried by half, breaks, falls back, is withdrawn, is published and rolled back', async ({
  page,
  anotherBrowser,
  allowConsole,
}) => {
  allowConsole(/already registered|\[bank\]|valid digest|RUNTIME-\d+|ERR_/);
  const build = await standInBuild(saying('marketing', 'Version two'));
  const before = await untouched();
  const inside = await openAs(page, BROWSERS.inside);
  const outside = await openAs(await anotherBrowser(), BROWSERS.outside);
  const both = [inside, outside];

  await test.step('half of the browsers are offered the canary', async () => {
    await publish(bank, await readBases(bank, ['marketing']), [build], { ...note(), canary: 50 });
    for (const each of both) await hear(bank, each);
    await expect(one(inside)).toBeVisible();
    await refresh(inside).click();
    await expect(two(inside)).toBeVisible();
    await expect(refresh(outside)).toBeHidden();
    await expect(one(outside)).toBeVisible();
  });

  const file = join(sitesFolder, 'marketing', build.version.version, STAND_IN_ENTRY);
  const bytes = await readFile(file);
  await test.step('its bytes are no longer those that were published: it falls back', async () => {
    mend = () => writeFile(file, bytes);
    await writeFile(file, `${bytes.toString()}\n// tampered with`);
    // Who has the good bytes keeps them. One of the same half, who comes only now, is given the bad ones.
    await openAs(await anotherBrowser(), BROWSERS.inside);
    await inside.reload();
    await wakeProgram(inside);
    await expect(two(inside)).toBeVisible();
    await outside.reload();
    await wakeProgram(outside);
    await expect(one(outside)).toBeVisible();
    await mend();
  });

  await test.step('it is withdrawn from all', async () => {
    await abort(bank, 'marketing', note());
    for (const each of both) {
      await hear(bank, each);
      await openWithProgram(each, '/AboutUs');
      await expect(one(each)).toBeVisible();
    }
  });

  await test.step('it becomes live, for pages that are open, too', async () => {
    await publish(bank, await readBases(bank, ['marketing']), [build], note());
    for (const each of both) {
      await hear(bank, each);
      await refresh(each).click();
      await expect(two(each)).toBeVisible();
    }
  });

  await test.step('it is rolled back in less than a second', async () => {
    const start = performance.now();
    await rollback(bank, 'marketing', undefined, note());
    expect(performance.now() - start).toBeLessThan(1000);
    for (const each of both) {
      await hear(bank, each);
      await refresh(each).click();
      await expect(one(each)).toBeVisible();
    }
  });

  await test.step('it is published again, and an on-call releaser rolls it back in the browser', async () => {
    await publish(bank, await readBases(bank, ['marketing']), [build], note());
    const status = await anotherBrowser();
    await openSignedIn(status, demoAccount('releaser'), '/status');
    const card = status.getByRole('region', { name: 'Welcome' });
    await expect(card).toContainText(build.version.version);
    await card.getByRole('button', { name: 'Roll back' }).click();
    const dialog = status.getByRole('dialog', { name: 'Roll back Welcome' });
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('it greets the wrong way');
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText(liveBefore);
    await card.getByText('Release history').click();
    await expect(card.getByRole('listitem').first()).toContainText('it greets the wrong way');
    await expect(card.getByRole('button', { name: 'Roll back' })).toBeHidden();
    for (const each of both) {
      await hear(bank, each);
      await openWithProgram(each, '/AboutUs');
      await expect(one(each)).toBeVisible();
    }
  });

  await test.step('a canary is aborted in the browser', async () => {
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
