import { rm } from 'node:fs/promises';
import { type Bank, preview } from '@bank/release';
import { expect, type Page } from '@playwright/test';
import { openLocalBank } from './fixtures/local-bank';
import { demoAccount, openAs } from './fixtures/people';
import { openWithProgram } from './fixtures/program';
import { standInBuild } from './fixtures/stand-in-build';
import { test } from './fixtures/test';
import { saying } from './independence/stand-ins';

const live = (page: Page) => page.getByRole('heading', { level: 1, name: /about/i });
const shown = (page: Page) => page.getByRole('heading', { level: 1, name: 'Not released' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

let bank: Bank;
test.beforeEach(async () => {
  bank = await openLocalBank();
});
test.afterEach(() => bank.registry.close());

async function previewLink(at = new Date()): Promise<string> {
  const build = await standInBuild(saying('marketing', 'Not released'));
  const link = await preview(bank, build, { days: 7, at });
  await rm(build.folder, { recursive: true });
  return `/AboutUs${new URL(link).hash}`;
}

test('a preview link shows a version that is not released, in this tab only, until it is ended', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/already registered|RUNTIME-\d+/);
  await openWithProgram(page, await previewLink());
  await expect(shown(page)).toBeVisible();
  await expect(banner(page)).toContainText('You’re viewing a preview of “Welcome”');
  await expect(page).toHaveURL(/\/AboutUs$/);
  await page.reload();
  await expect(shown(page)).toBeVisible();

  const another = await context.newPage();
  await openWithProgram(another, '/AboutUs');
  await expect(live(another)).toBeVisible();
  await expect(banner(another)).toBeHidden();

  await banner(page).getByRole('button', { name: 'End preview' }).click();
  await expect(live(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('a preview link that has expired or was edited shows the live version and says so', async ({
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
    await openWithProgram(page, link);
    await expect(live(page)).toBeVisible();
    await expect(banner(page)).toContainText('This preview link has expired or isn’t valid.');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('Alt+Shift+Z outlines which remote owns which part of the page', async ({ page }) => {
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
