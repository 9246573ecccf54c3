import { expect, type Page } from '@playwright/test';
import { decideRequest } from '../fixtures/decide-request';
import { protect } from '../fixtures/protection';
import { newCustomer, openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

async function openList(page: Page) {
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
}

export const notificationJourneys: readonly Journey[] = [
  {
    title: 'the notifications in the account menu',
    async walk(page, inspect) {
      const person = await newCustomer();
      await openAs(page, person, '/Profile');
      await openList(page);
      await expect(page.getByText('Nothing new')).toBeVisible();
      await inspect(page, 'notifications-empty', IN_WINDOW);
      await page.keyboard.press('Escape');

      const loan = { loanAmount: 2500.75, timestamp: new Date() };
      await decideRequest(`loans/${person.uid}`, loan, { status: 'approved' });
      await protect(person, { locked: true, daily: 50 }, { next: { locked: true, daily: 900 } });
      await expect(page.getByRole('button', { name: /^Your account:/ })).toContainText('3');
      await inspect(page, 'notifications-unread', IN_WINDOW);
      await openList(page);
      await expect(page.getByRole('link', { name: /Loan approved and paid out/ })).toBeVisible();
      await inspect(page, 'notifications', IN_WINDOW);
    },
  },
];
