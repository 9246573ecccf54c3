import { expect } from '@playwright/test';
import { demoAccount, newCustomer, openAs, signIn } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

export const customerJourneys: readonly Journey[] = [
  {
    title: 'the screens of the demo customer',
    async walk(page, inspect) {
      await signIn(page, demoAccount('customer'));
      await expect(page.getByRole('row', { name: /Withdrawal/ }).first()).toBeVisible();
      await inspect(page, 'toast-login', IN_WINDOW);
      await expect(page.getByText('Login Successful!')).toBeHidden();
      await inspect(page, 'dashboard');
      await page.getByRole('button', { name: 'Show balance' }).click();
      await inspect(page, 'dashboard-shown');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await inspect(page, 'shortcuts', IN_WINDOW);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Quick pay' }).click();
      await inspect(page, 'quick-pay', IN_WINDOW);

      const entries = page.getByRole('row', { name: /Withdrawal/ });
      await page.goto('/dashboard/transactions?type=withdrawal');
      await expect(entries.first()).toBeVisible();
      await page.locator('summary').filter({ hasText: 'Filters' }).click();
      await inspect(page, 'transactions');
      await page.goto('/dashboard/transactions?q=nobody');
      await expect(page.getByText('No transactions match these filters.')).toBeVisible();
      await inspect(page, 'transactions-none');
      await page.goto('/dashboard/transactions');
      await entries.getByRole('link').first().click();
      await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
      const label = page.getByRole('region', { name: 'Category and notes' });
      await label.getByRole('button', { name: 'Save' }).click();
      await expect(label.getByLabel('Category')).toBeFocused();
      await inspect(page, 'transaction-receipt');

      await page.goto('/dashboard/deposit');
      await page.getByRole('button', { name: /Add money/ }).click();
      await expect(page.getByText('Contact admin to deposit')).toBeVisible();
      await inspect(page, 'deposit', IN_WINDOW);

      await page.goto('/pay-bills');
      await page.getByRole('button', { name: 'Pay Bill' }).click();
      await inspect(page, 'pay-bills-missing');
      for (const [bill, amount] of [
        ['Water', '12.5'],
        ['Rent', '1234567.00'],
      ] as const) {
        await page.getByRole('radio', { name: bill }).check();
        await page.getByLabel('Amount').fill(amount);
        await page.getByRole('button', { name: 'Pay Bill' }).click();
      }
      await inspect(page, 'pay-bills');

      await page.goto('/Cards');
      await page.getByRole('button', { name: 'Get Virtual Card' }).click();
      await inspect(page, 'cards');
      await page.getByRole('button', { name: 'Turn the card over' }).click();
      await inspect(page, 'cards-turned');

      await page.goto('/Profile');
      await page.getByRole('button', { name: 'Edit username' }).click();
      await page.getByRole('textbox', { name: 'Username' }).fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await inspect(page, 'profile-username', IN_WINDOW);
      await page.getByRole('textbox', { name: 'Username' }).fill('Ada Okafor');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit email' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await inspect(page, 'profile-email', IN_WINDOW);
      await page.keyboard.press('Escape');
      const exportData = page.getByRole('button', { name: 'Export my data' });
      await exportData.click();
      await expect(exportData).toBeFocused();
      await inspect(page, 'profile-exported');

      await page.goto('/dispute');
      await page.getByRole('button', { name: 'Submit Dispute' }).click();
      await inspect(page, 'dispute-empty');

      await page.goto('/admin');
      await expect(page.getByText('403')).toBeVisible();
      await inspect(page, 'error-403');
    },
  },
  {
    title: 'the phone menu',
    async walk(page, inspect) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAs(page, demoAccount('customer'), '/DashBoard');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Profile' })).toBeVisible();
      await inspect(page, 'menu', { fullPage: false, widths: [390, 768] });
    },
  },
  {
    title: 'an address that is not confirmed',
    async walk(page, inspect) {
      const person = await newCustomer({ isConfirmed: false });
      await openAs(page, person, '/DashBoard');
      const notice = page.getByRole('complementary', { name: 'Confirm your email' });
      await notice.getByRole('button', { name: 'Send again' }).click();
      await expect(
        page.getByText(`We’ve sent a link to ${person.email}. Follow it to confirm the address.`),
      ).toBeVisible();
      // The host's notice may come before the screen.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page, 'email-notice');
      await page.goto('/Profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice).toBeVisible();
      await inspect(page, 'email-notice-profile');
      await page.goto('/mailbox');
      await expect(page.getByRole('article').filter({ hasText: person.email })).toBeVisible();
      await inspect(page, 'mailbox');
    },
  },
  {
    title: 'the requests of a new customer',
    async walk(page, inspect) {
      await openAs(page, await newCustomer(), '/DashBoard');
      await expect(page.getByText('No transactions found.')).toBeVisible();
      await inspect(page, 'dashboard-empty');

      await page.goto('/Withdrawal');
      await expect(page.getByLabel('Payment method')).toBeVisible();
      await inspect(page, 'withdrawal-new');

      await page.goto('/loan');
      await page.getByRole('button', { name: 'Apply for Loan' }).click();
      await inspect(page, 'loan-empty');
      await page.getByLabel('Loan amount').fill('2,500.00');
      await page.getByRole('button', { name: 'Apply for Loan' }).click();
      await expect(page.getByText('Pending', { exact: true })).toBeVisible();
      await inspect(page, 'loan-pending');

      await page.goto('/Kyc');
      await expect(page.getByLabel('ID number')).toBeVisible();
      await inspect(page, 'kyc');
      await page.getByLabel('ID image').setInputFiles({
        name: 'notes.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('no image'),
      });
      await expect(page.getByText('We can’t use this file')).toBeVisible();
      await inspect(page, 'kyc-refused-file');
      await page.getByRole('button', { name: 'Remove image' }).click();
      await page.getByRole('button', { name: 'Submit KYC' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inspect(page, 'kyc-result', IN_WINDOW);
      await page.getByRole('button', { name: 'OK' }).click();
      await inspect(page, 'kyc-pending');

      await page.goto('/dispute');
      await page.getByLabel('Amount').fill('149.50');
      await page.getByLabel('Recipient account number').fill('004512347788');
      await page.getByRole('button', { name: 'Submit Dispute' }).click();
      await expect(page.getByText('Dispute submitted')).toBeVisible();
      await inspect(page, 'dispute-result');

      await page.goto('/Withdrawal');
      await page.getByLabel('Account number').fill('DE00 1234 5678');
      await page.getByRole('link', { name: 'Profile' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
      await inspect(page, 'leave', IN_WINDOW);
    },
  },
];
