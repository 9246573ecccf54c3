import { expect } from '@playwright/test';
import { demoAccount, openAs } from './fixtures/people';
import { goTo, screens } from './fixtures/screens';
import { environment } from './fixtures/environment';
import { liveVersions } from './fixtures/live-versions';
import { test } from './fixtures/test';

test('an administrator sees what is live, and how it does in this browser', async ({ page }) => {
  const { of } = await liveVersions(environment.url);
  await openAs(page, demoAccount('admin'), '/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await goTo(page, '/status');
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

test('no file is fetched ahead that only a page of a remote needs', async ({ page }) => {
  const ahead = page.locator('link[rel="preload"][href^="/remotes."]');
  await openAs(page, demoAccount('admin'), '/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(ahead).toHaveCount(0);
  await page.goto('/DashBoard');
  await expect(ahead).not.toHaveCount(0);
});

test('a customer is not shown the status', async ({ page, allowConsole }) => {
  // The rules refuse the customer's reads.
  allowConsole(/403 \(/);
  await openAs(page, demoAccount('customer'), '/DashBoard');
  await goTo(page, '/status');
  await expect(page.getByText('You don’t have access to this page.')).toBeVisible();
});
