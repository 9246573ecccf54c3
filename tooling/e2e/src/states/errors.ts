import { expect } from '@playwright/test';
import { OFFLINE_NOISE } from '../fixtures/test';
import { newCustomer, newCustomerWithFunds, openAs } from '../fixtures/users';
import { waitForOfflineBanner } from '../fixtures/offline-banner';
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
    title: 'the banner while offline',
    noise: OFFLINE_NOISE,
    async walk(page, inspect) {
      await openAs(page, await newCustomerWithFunds(100, 1234), '/DashBoard');
      await expect(page.getByText('No transactions found.')).toBeVisible();
      await waitForOfflineBanner(page);
      await page.context().setOffline(true);
      await expect(page.getByText(/What you see was last updated at/)).toBeVisible();
      await inspect(page, 'offline');
      await page.context().setOffline(false);
      await expect(page.getByText('You’re offline')).toBeHidden();
    },
  },
  {
    title: 'requests that the database refuses',
    noise: /status of 400.*documents:commit|RestConnection RPC 'Commit'/,
    async walk(page, inspect) {
      await openAs(page, await newCustomer(), '/loan');
      await page.route('**/documents:commit*', (route) => route.fulfill({ status: 400, json: {} }));
      await page.getByLabel('Loan amount').fill('100.00');
      await page.getByRole('button', { name: 'Apply for Loan' }).click();
      await expect(page.getByText('Failed to apply for loan. Please try again.')).toBeVisible();
      await inspect(page, 'loan-refused');
      await page.goto('/Kyc');
      await page.getByLabel('ID number').fill('X-1234');
      await page.getByRole('button', { name: 'Submit KYC' }).click();
      await expect(page.getByText('Error submitting KYC request. Please try again.')).toBeVisible();
      await inspect(page, 'kyc-refused', IN_WINDOW);
      await page.goto('/dispute');
      await page.getByLabel('Amount').fill('10');
      await page.getByLabel('Recipient account number').fill('DE00 1234');
      await page.getByRole('button', { name: 'Submit Dispute' }).click();
      await expect(page.getByText('There was an error submitting your dispute.')).toBeVisible();
      await inspect(page, 'dispute-refused');
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
