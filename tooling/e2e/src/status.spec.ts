import { expect } from '@playwright/test';
import { demoAccount, openAs } from './fixtures/users';
import { navigateTo, screens } from './fixtures/screens';
import { environment } from './fixtures/environment';
import { liveVersions } from './fixtures/fetch-live-versions';
import { test } from './fixtures/test';

test('an administrator sees the live versions and their health in this browser', async ({
  page,
}) => {
  const { of } = await liveVersions(environment.url);
  await openAs(page, demoAccount('admin'), '/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await navigateTo(page, '/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  for (const { remote, title } of screens) {
    const row = page.getByRole('row', { name: title });
    await expect(row).toContainText(of(remote).version);
    await expect(row).toContainText(/\d kB/);
  }
  const row = page.getByRole('row', { name: 'Dashboard' });
  await expect(row).toContainText('Working');
  await expect(row).toContainText(/\d ms \/ [\d,]+ ms/);
});

test('reads the health again by itself after a network error', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR_FAILED/);
  await page.route('**/documents:runQuery*', (route) => route.abort());
  await openAs(page, demoAccount('admin'), '/status');
  const failure = page.getByText('We couldn’t load the browsers’ reports.');
  await expect(failure).toBeVisible();
  await page.unroute('**/documents:runQuery*');
  await expect(failure).toBeHidden();
});

test('prefetches no file that only one page of a remote needs', async ({ page }) => {
  const ahead = page.locator('link[rel="preload"][href^="/remotes."]');
  await openAs(page, demoAccount('admin'), '/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(ahead).toHaveCount(0);
  await page.goto('/DashBoard');
  await expect(ahead).not.toHaveCount(0);
});

test('a customer does not see the status', async ({ page, allowConsole }) => {
  // The rules deny these reads.
  allowConsole(/403 \(/);
  await openAs(page, demoAccount('customer'), '/DashBoard');
  await navigateTo(page, '/status');
  await expect(page.getByText('You don’t have access to this page.')).toBeVisible();
});
