import { rm } from 'node:fs/promises';
import { type Bank, preview } from '@bank/release';
import { expect, type Page } from '@playwright/test';
import { openLocalBank } from './fixtures/local-bank';
import { demoAccount, openAs } from './fixtures/users';
import { openAndStartApp } from './fixtures/app-start';
import { fakeBuild } from './fixtures/fake-build';
import { test } from './fixtures/test';
import { showingHeading } from './independence/fake-entries';

const live = (page: Page) => page.getByRole('heading', { level: 1, name: /about/i });
const shown = (page: Page) => page.getByRole('heading', { level: 1, name: 'Not released' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

let bank: Bank;
test.beforeEach(async () => {
  bank = await openLocalBank();
});
test.afterEach(() => bank.registry.close());

async function previewLink(at = new Date()): Promise<string> {
  const build = await fakeBuild(showingHeading('marketing', 'Not released'));
  const link = await preview(bank, build, { days: 7, at });
  await rm(build.folder, { recursive: true });
  return `/AboutUs${new URL(link).hash}`;
}

test('a preview link shows an unreleased version in this tab only, until it is ended', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/already registered|RUNTIME-\d+/);
  await openAndStartApp(page, await previewLink());
  await expect(shown(page)).toBeVisible();
  await expect(banner(page)).toContainText('You’re viewing a preview of “Welcome”');
  await expect(page).toHaveURL(/\/AboutUs$/);
  await page.reload();
  await expect(shown(page)).toBeVisible();

  const another = await context.newPage();
  await openAndStartApp(another, '/AboutUs');
  await expect(live(another)).toBeVisible();
  await expect(banner(another)).toBeHidden();

  await banner(page).getByRole('button', { name: 'End preview' }).click();
  await expect(live(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('an expired or edited preview link shows the live version with a message', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/\[bank\] The preview link is refused/);
  const expired = await previewLink(new Date(Date.now() - 8 * 86_400_000)).catch(() => '');
  expect(expired, 'preview() refuses an expiry in the past only by the given time').not.toBe('');
  const valid = await previewLink();
  const [path = '', code = ''] = valid.split('#preview=');
  const envelope = JSON.parse(Buffer.from(code, 'base64url').toString()) as { signed: string };
  const signed = envelope.signed.replace(/remoteEntry\.01234567/, 'remoteEntry.76543210');
  const edited = Buffer.from(JSON.stringify({ ...envelope, signed })).toString('base64url');
  for (const link of [expired, `${path}#preview=${edited}`, `${path}#preview=nothing`]) {
    await openAndStartApp(page, link);
    await expect(live(page)).toBeVisible();
    await expect(banner(page)).toContainText('This preview link has expired or isn’t valid.');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('Alt+Shift+Z outlines which remote renders which part of the page', async ({ page }) => {
  await openAs(page, demoAccount('customer'), '/DashBoard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const zones = page.getByRole('complementary', { name: 'Owners of this page' });
  await page.keyboard.press('Alt+Shift+KeyZ');
  await expect(zones).toContainText(
    /Dashboard \(dashboard\) · [0-9a-f]{16} · Accounts team · [\d,]+ ms/,
  );
  await expect(zones).toContainText('Host');
  await page.keyboard.press('Alt+Shift+KeyZ');
  await expect(zones).toBeHidden();
});
