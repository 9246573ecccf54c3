import { expect } from '@playwright/test';
import { newCustomerWithFunds, openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

export const troubleJourneys: readonly Journey[] = [
  {
    title: 'waiting, and what is not there',
    noise:
      /ERR_FAILED|\[bank\]|WebChannelConnection|Could not reach Cloud Firestore|already registered/,
    async walk(page, inspect) {
      await openAs(page, await newCustomerWithFunds(100, 1234), '/DashBoard');

      // The database hangs.
      await page.route('**/google.firestore.v1.Firestore/**', () => {});
      await page.goto('/Withdrawal');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page, 'loading-withdrawal');
      await page.goto('/DashBoard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page, 'loading-dashboard');
      await page.goto('/Kyc');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page, 'loading-kyc');
      await page.unroute('**/google.firestore.v1.Firestore/**');

      await page.route(/remoteEntry|mf-manifest/, (route) => route.abort());
      await page.goto('/loan');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await inspect(page, 'remote-down');
      await page.route(/registry\/index/, (route) => route.abort());
      await page.goto('/DashBoard');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await inspect(page, 'registry-down');
    },
  },
  {
    title: 'the warning before a session ends',
    // The clock jumps by nine minutes, so pending requests time out.
    noise:
      /transport errored|ERR_NAME_NOT_RESOLVED|Could not reach Cloud Firestore|already registered|cleardot\.gif|\[bank\] (Loading chunk|signal|The user aborted)/,
    async walk(page, inspect) {
      await page.clock.install();
      await openAs(page, await newCustomerWithFunds(100, 1234), '/DashBoard');
      await expect(page.getByText('Show balance')).toBeVisible();
      // Wait for pending requests before the clock jumps.
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.clock.fastForward(9 * 60_000 + 10_000);
      await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
      await inspect(page, 'session-warning', IN_WINDOW);
    },
  },
];
