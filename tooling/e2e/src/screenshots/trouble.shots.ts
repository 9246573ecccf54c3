import { expect } from '@playwright/test';
import { newSpender, signIn } from '../fixtures/people';
import { test } from '../fixtures/test';
import { shoot, shootWindow } from './shoot';

test('waiting, and what is not there', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|\[bank\]|WebChannelConnection/);
  await signIn(page, await newSpender(100, 1234));

  // The database does not answer.
  await page.route('**/google.firestore.v1.Firestore/**', () => {});
  await page.goto('/Withdrawal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'loading-withdrawal');
  await page.goto('/DashBoard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'loading-dashboard');
  await page.goto('/Kyc');
  await shoot(page, 'loading-kyc');
  await page.unroute('**/google.firestore.v1.Firestore/**');

  await page.route(/remoteEntry|mf-manifest/, (route) => route.abort());
  await page.goto('/loan');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await shoot(page, 'remote-down');
  await page.route('**/registry.json', (route) => route.abort());
  await page.goto('/DashBoard');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await shoot(page, 'registry-down');
});

test('the warning before a session ends', async ({ page, allowConsole }) => {
  allowConsole(/transport errored|ERR_NAME_NOT_RESOLVED/);
  await page.clock.install();
  await signIn(page, await newSpender(100, 1234));
  await expect(page.getByText('Show balance')).toBeVisible();
  await page.clock.fastForward(9 * 60_000 + 10_000);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await shootWindow(page, 'session-warning');
});
