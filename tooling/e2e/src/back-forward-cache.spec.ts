import { expect, type Page } from '@playwright/test';
import { environment } from './fixtures/environment';
import { liveVersions } from './fixtures/fetch-live-versions';
import { newCustomerWithFunds, signIn } from './fixtures/users';
import { test } from './fixtures/test';

const BALANCE = 'EUR 4,321.00';

// Enables the back/forward cache (bfcache), which Playwright disables.
test.use({
  launchOptions: {
    executablePath: environment.browser,
    args: ['--no-sandbox', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Records the visible state at each pageshow event of the page. */
function recordReturns(page: Page): string[] {
  const returns: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('returned ')) returns.push(text);
  });
  return returns;
}

/** Navigates to another origin, so that the page enters the bfcache, and goes back. */
async function leaveAndReturn(page: Page, elsewhere: string, meanwhile = async () => {}) {
  await page.goto(elsewhere);
  await meanwhile();
  await page.evaluate(() => window.history.back());
}

test('a page restored from the bfcache is hidden, and discarded if the user signed out', async ({
  page,
  context,
  allowConsole,
}) => {
  // The other origin has no favicon.
  allowConsole(/404 \(Not Found\)/);
  const returns = recordReturns(page);
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      console.log(`returned ${getComputedStyle(document.documentElement).visibility}`);
    });
  });
  await signIn(page, await newCustomerWithFunds(4321, 1234));
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText(BALANCE).first()).toBeVisible();
  const { entry } = (await liveVersions(environment.url)).of('marketing');
  const elsewhere = new URL('version.json', entry).href;

  const other = await context.newPage();
  await other.goto('/DashBoard');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();

  await leaveAndReturn(page, elsewhere);
  await expect(page.getByText(BALANCE).first()).toBeVisible();
  expect(returns).toEqual(['returned hidden']);

  await leaveAndReturn(page, elsewhere, async () => {
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/SignIn$/);
  });
  await expect(page).toHaveURL(/\/SignIn$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(returns.length).toBeGreaterThan(1);
  expect(new Set(returns)).toEqual(new Set(['returned hidden']));
});
