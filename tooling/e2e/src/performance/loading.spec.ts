import { expect, type Page } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { liveVersions } from '../fixtures/fetch-live-versions';
import { demoAccount, newCustomer, openAs, signIn } from '../fixtures/users';
import { startApp } from '../fixtures/app-start';
import { test } from '../fixtures/test';
import { Requests } from './requests';

const FIREBASE = /identitytoolkit|google\.firestore|securetoken|\/documents:/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page sends no more requests, including prefetches. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
}

test('the landing page loads almost no JavaScript, and nothing of Firebase', async ({ page }) => {
  const requests = await Requests.of(page);
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await settled(page);
  expect(await requests.kilobytesOfScripts()).toBeLessThanOrEqual(105);
  expect(requests.matching(/main\.[0-9a-f]{8}\.js|remoteEntry/)).toEqual([]);
  // Critical CSS and fonts are inlined.
  expect(requests.matching(/\.(css|woff2)$/)).toEqual([]);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Instrument Sans');

  await startApp(page);
  await settled(page);
  expect(requests.matching(/remoteEntry/)).not.toEqual([]);
  expect(requests.matching(FIREBASE)).toEqual([]);
  // Each visit reads one document, plus one for a remote that this browser does not know.
  expect(requests.matching(/\/documents\/registry\/index/)).toHaveLength(1);
  expect(requests.matching(/\/documents\/releases\//)).toHaveLength(1);
  const scripts = requests.all.filter(({ type }) => type === 'Script');
  for (const { url } of scripts) {
    const text = String(await requests.bodyOf(url));
    expect(text, url).not.toContain('identitytoolkit.googleapis.com');
  }
});

test('sign-in stays within its budget and prefetches Firestore while the user types', async ({
  page,
}) => {
  const requests = await Requests.of(page);
  await page.goto('/SignIn');
  await expect(heading(page)).toBeVisible();
  await settled(page);
  // The budget of `npm run size` for the same page.
  expect(await requests.kilobytesOfScripts()).toBeLessThanOrEqual(152);
  const before = requests.all.length;
  await page.getByLabel('Email', { exact: true }).fill('a');
  await expect
    .poll(async () => {
      const ahead = requests.all.slice(before).filter(({ type }) => type === 'Script');
      const texts = await Promise.all(ahead.map(({ url }) => requests.bodyOf(url)));
      return texts.some((text) => text.includes('WebChannelConnection'));
    })
    .toBe(true);
  // It also prefetches the first remote that the user will see.
  await expect.poll(() => requests.matching(/remoteEntry/).length).toBe(1);
});

test('shows the balance before the Firestore SDK loads, four requests deep', async ({ page }) => {
  await signIn(page, await newCustomer({ fields: { accountBalance: 1234.5 } }));
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText('EUR 1,234.50')).toBeVisible();

  // Delays the SDK: the balance is shown without it.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('WebChannelConnection')) await held;
    await route.fulfill({ response });
  });
  // Requests of the previous page must not be counted.
  await page.goto('about:blank');
  const requests = await Requests.of(page);
  // The load event waits for the SDK if the page requests it before.
  await page.goto('/DashBoard', { waitUntil: 'commit' });
  await expect(page.getByText('EUR 1,234.50')).toBeVisible();

  const look = requests.matching(/documents:batchGet/);
  expect(look).not.toEqual([]);
  expect(requests.matching(/Listen/)).toEqual([]);
  const deepest = (asked: readonly { depth: number }[]) =>
    Math.max(...asked.map(({ depth }) => depth));
  expect(deepest(look)).toBeLessThanOrEqual(4);
  // The page requests the index itself. The browser remembers the remote's versions and the files
  // of its screen, so the first script requests them, exactly once.
  expect(deepest(requests.matching(/registry\/index/))).toBe(2);
  expect(requests.matching(/releases\/dashboard/)).toEqual([]);
  const files = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('bank.files') ?? '{}') as Record<string, string[]>;
    return kept['/dashboard']?.map((file) => file.split(' ')[0] ?? '') ?? [];
  });
  expect(files.filter((file) => /remoteEntry.*\.js$/.test(file))).toHaveLength(1);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const asked = requests.all.filter(({ url }) => url === file);
    expect(
      asked.map(({ initiators }) => initiators.at(-1)),
      file,
    ).toEqual([page.url()]);
  }

  // Once loaded, the SDK subscribes to changes.
  release();
  await expect.poll(() => requests.matching(/Listen/).length).toBeGreaterThan(0);
  // It also prefetches the next remote of the menu.
  await expect.poll(() => requests.matching(/remoteEntry/).length).toBe(2);
  expect(await requests.kilobytesOfScripts()).toBeLessThanOrEqual(291);
});

test('needs no scripts for the balance but those that the page requests itself', async ({
  page,
}) => {
  await openAs(page, await newCustomer({ fields: { accountBalance: 1234.5 } }), '/DashBoard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText('EUR 1,234.50')).toBeVisible();
  // Now the browser remembers the files of the screen.
  await page.goto('/DashBoard');
  const own = await page.evaluate(() => [
    ...[...document.scripts].map(({ src }) => src),
    ...[...document.querySelectorAll('link')].map(({ href }) => href),
  ]);
  await page.goto('about:blank');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    if (!own.includes(route.request().url())) await held;
    await route.continue();
  });
  // The load event waits for scripts that the page requests before.
  await page.goto('/DashBoard', { waitUntil: 'commit' });
  await expect(page.getByText('EUR 1,234.50')).toBeVisible();
  release();
  await expect(page.getByRole('table', { name: 'Transaction History' })).toBeVisible();
});

test('hovering a link prefetches its whole screen', async ({ page }) => {
  await openAs(page, demoAccount('customer'), '/DashBoard');
  await expect(heading(page)).toBeVisible();
  const requests = await Requests.of(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cards' });
  await link.hover();
  const cards = (await liveVersions(environment.url)).of('loan-cards-kyc');
  const folder = new URL('.', cards.entry).href;
  const files = () => requests.all.filter(({ url }) => url.startsWith(folder));
  const scripts = () => files().filter(({ type }) => type === 'Script');
  // The remote entry, the exposed module and the screen.
  await expect.poll(() => scripts().length).toBeGreaterThan(2);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
  const addresses = files().map(({ url }) => url);
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
});
