import { createHash } from 'node:crypto';
import { CLOSE_CONNECTION } from '@bank/backend/emulators';
import { expect, type Page } from '@playwright/test';
import { environment } from './fixtures/environment';
import { liveVersions } from './fixtures/fetch-live-versions';
import { test } from './fixtures/test';

// A page of that remote that is not prerendered: without the app it shows nothing.
const PATH = '/accessibility';
const statement = (page: Page) => page.getByRole('heading', { level: 1, name: /accessib/i });

/** Serves bytes that differ from the deployed ones, like a compromised server. */
async function tamper(page: Page, address: string | RegExp, addition: string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${addition}` });
  });
}

async function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'tamperedWith' in window);
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to find a valid digest|\[bank\]|already registered|ERR_FAILED|404/);
});

test('runs nothing of an entry that was tampered with', async ({ page }) => {
  const { entry } = (await liveVersions(environment.url)).of('marketing');
  // For every version, because the host would otherwise fall back to the previous one.
  await tamper(
    page,
    new RegExp(`^${new URL(entry).origin}/.*remoteEntry`),
    'window.tamperedWith = true;',
  );
  await page.goto(PATH);
  await expect(page.getByText('Welcome isn’t available right now')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('runs nothing of a chunk that was tampered with', async ({ page }) => {
  const { entry } = (await liveVersions(environment.url)).of('marketing');
  const { origin } = new URL(entry);
  const chunks = new RegExp(`^${origin}/\\w+/(?!remoteEntry)[^?]+\\.js`);
  await tamper(page, chunks, 'window.tamperedWith = true;');
  await page.goto(PATH);
  await expect(page.getByText('Welcome isn’t available right now')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('applies nothing of a style sheet that was tampered with', async ({ page }) => {
  const { entry } = (await liveVersions(environment.url)).of('marketing');
  const { origin } = new URL(entry);
  await tamper(page, new RegExp(`^${origin}/[^?]+\\.css`), 'body { outline: 9px solid red; }');
  await page.goto(PATH);
  await expect(page.getByText('Welcome isn’t available right now')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('9px');
});

/** Changes a document after it was signed. */
async function falsify(page: Page, address: string, from: string, to: string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
}

test('rejects a release record that was changed after signing and uses the snapshot', async ({
  page,
}) => {
  const { releaseUrl, of } = await liveVersions(environment.url);
  const { integrity } = of('marketing');
  const other = `sha384-${'A'.repeat(64)}`;
  await falsify(page, releaseUrl('marketing'), integrity ?? '', other);
  await page.goto(PATH);
  await expect(statement(page)).toBeVisible();

  // Without the snapshot there is no trusted source left.
  await page.route('**/registry/releases/marketing.json', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Welcome isn’t available right now')).toBeVisible();
  await page.unroute(releaseUrl('marketing'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(statement(page)).toBeVisible();
});

test('a first visit without the database falls back to the snapshot in the host’s files', async ({
  page,
}) => {
  await page.route(/\/documents\/(registry|releases)\//, (route) => route.abort());
  await page.goto(PATH);
  await expect(statement(page)).toBeVisible();
});

test('a first visit with a hanging database falls back to the snapshot', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/documents\/(registry|releases)\//, () => new Promise(() => undefined));
  await page.goto(PATH);
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(statement(page)).toBeVisible({ timeout: 200 });
  }).toPass();
});

test('retries a chunk that fails to load, unnoticed by the page', async ({ page }) => {
  const { entry } = (await liveVersions(environment.url)).of('marketing');
  const { origin } = new URL(entry);
  let failures = 0;
  await page.route(new RegExp(`^${origin}/\\w+/(?!remoteEntry)[^?]+\\.js$`), async (route) => {
    failures += 1;
    await route.fulfill({
      status: 404,
      headers: { 'cache-control': 'max-age=31536000, immutable' },
    });
  });
  await page.goto(PATH);
  await expect(statement(page)).toBeVisible();
  expect(failures).toBeGreaterThan(0);
});

test('the served bytes match the hashes in the registry', async () => {
  for (const { entry, integrity } of (await liveVersions(environment.url)).all) {
    const bytes = Buffer.from(
      await (await fetch(entry, { headers: CLOSE_CONNECTION })).arrayBuffer(),
    );
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
  }
});
