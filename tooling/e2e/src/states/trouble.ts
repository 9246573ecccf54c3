import { expect } from '@playwright/test';
import { newSpender, openAs } from '../fixtures/people';
import { IN_WINDOW, type Journey } from './journey';

export const troubleJourneys: readonly Journey[] = [
  {
    title: 'waiting, and what is not there',
    noise:
      /ERR_FAILED|\[bank\]|WebChannelConnection|Could not reach Cloud Firestore|already registered/,
    async walk(page, see) {
      await openAs(page, await newSpender(100, 1234), '/DashBoard');

      // The database does not answer.
      await page.route('**/google.firestore.v1.Firestore/**', () => {});
      await page.goto('/Withdrawal');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await see(page, 'loading-withdrawal');
      await page.goto('/DashBoard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await see(page, 'loading-dashboard');
      await page.goto('/Kyc');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await see(page, 'loading-kyc');
      await page.unroute('**/google.firestore.v1.Firestore/**');

      await page.route(/remoteEntry|mf-manifest/, (route) => route.abort());
      await page.goto('/loan');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await see(page, 'remote-down');
      await page.route(/registry\/index/, (route) => route.abort());
      await page.goto('/DashBoard');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await see(page, 'registry-down');
    },
  },
  {
    title: 'the warning before a session ends',
    // Nine minutes in no time: whatever waits for an answer has waited too long.
    noise:
      /transport errored|ERR_NAME_NOT_RESOLVED|Could not reach Cloud Firestore|already registered|cleardot\.gif|\[bank\] (Loading chunk|signal|The user aborted)/,
    async walk(page, see) {
      await page.clock.install();
      await openAs(page, await newSpender(100, 1234), '/DashBoard');
      await expect(page.getByText('Show balance')).toBeVisible();
      // What is on its way when the clock jumps comes too late.
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.clock.fastForward(9 * 60_000 + 10_000);
      await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
      await see(page, 'session-warning', IN_WINDOW);
    },
  },
];
