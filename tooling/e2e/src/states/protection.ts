import { expect } from '@playwright/test';
import { newAdmin } from '../fixtures/admins';
import { protect } from '../fixtures/protection';
import { newCustomerWithFunds, openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

export const protectionJourneys: readonly Journey[] = [
  {
    title: 'the customer’s own lock and limits',
    async walk(page, inspect) {
      const person = await newCustomerWithFunds(1000, 4821);
      await openAs(page, person, '/Profile/security');
      await expect(page.getByRole('heading', { name: 'Your limits' })).toBeVisible();
      await inspect(page, 'security');
      await page.getByRole('button', { name: 'Lock payments' }).click();
      await inspect(page, 'security-lock', IN_WINDOW);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Set limit: Per day' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await inspect(page, 'security-limit-missing', IN_WINDOW);
      await page.keyboard.press('Escape');

      await protect(person, { daily: 500, payment: 200, newPayee: 50 });
      await page.goto('/Withdrawal');
      await expect(page.getByText('At most EUR 200.00 per payment')).toBeVisible();
      await page.getByLabel('Payment method').selectOption('PayPal');
      await page.getByLabel('PayPal email').fill('bo@example.com');
      await page.getByLabel('Amount').fill('201');
      await expect(page.getByText('This is more than your limit per payment.')).toBeVisible();
      await inspect(page, 'withdrawal-limits');
      await page.getByLabel('Amount').fill('100');
      await page.getByRole('button', { name: 'Withdraw' }).click();
      const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
      const start = review.getByRole('button', { name: 'Start the 24-hour wait' });
      await expect(start).toBeVisible();
      await inspect(page, 'withdrawal-new-payee', IN_WINDOW);
      await start.click();
      await expect(review.getByText(/You can pay this account from/)).toBeVisible();
      await inspect(page, 'withdrawal-new-payee-waits', IN_WINDOW);

      const locked = { locked: true, daily: 500, payment: 200 };
      await protect(person, locked, { next: { daily: 900, payment: 200 } });
      await page.goto('/Withdrawal');
      await expect(page.getByText('Payments are locked')).toBeVisible();
      await inspect(page, 'withdrawal-locked');
      await page.goto('/Profile/security');
      await expect(page.getByText(/900.00/).first()).toBeVisible();
      await inspect(page, 'security-waits');
      await page.getByRole('button', { name: /^Your account:/ }).click();
      await expect(page.getByRole('link', { name: 'Payments are locked' })).toBeVisible();
      await inspect(page, 'account-menu-locked', IN_WINDOW);
      await protect(person, locked);
      await page.goto('/Profile/security');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await page.getByRole('button', { name: 'Unlock in 24 hours' }).click();
      await inspect(page, 'security-unlock', IN_WINDOW);
    },
  },
  {
    title: 'a customer’s lock and limits in the administration',
    async walk(page, inspect) {
      const person = await newCustomerWithFunds(1000, 4821);
      await protect(person, { locked: true, daily: 500 }, { next: { daily: 900 } });
      await openAs(page, await newAdmin('Grace'), `/admin/users/${person.uid}`);
      await expect(page.getByText(/900.00/).first()).toBeVisible();
      await inspect(page, 'admin-user-protection');
    },
  },
];
