import { expect } from '@playwright/test';
import { newCustomer, openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

const LONG_NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley van den Bergström';
const LONG_ADDRESS = `bc1${'q'.repeat(71)}`;

export const withdrawalJourneys: readonly Journey[] = [
  {
    title: 'a withdrawal of the most, by the longest name',
    async walk(page, inspect) {
      const person = await newCustomer({
        fields: {
          username: LONG_NAME,
          accountBalance: 1_000_000_000,
          loanBalance: 1_000_000_000,
          accountLevel: 2,
          transactionEnabled: true,
        },
        vatCode: 4821,
      });
      await openAs(page, person, '/DashBoard');
      await page.getByRole('button', { name: 'Show balance' }).click();
      await expect(page.getByText('EUR 1,000,000,000.00')).toBeVisible();
      await inspect(page, 'dashboard-long');
      await page.goto('/Profile');
      await expect(page.getByRole('button', { name: 'Edit username' })).toBeVisible();
      await inspect(page, 'profile-long');
      await page.goto('/Cards');
      await expect(page.getByRole('figure').getByText(LONG_NAME)).toBeVisible();
      await inspect(page, 'cards-long');
      await page.goto('/loan');
      await expect(page.getByLabel('Loan amount')).toBeVisible();
      await inspect(page, 'loan-long');

      await page.goto('/Withdrawal');
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByLabel('Account number')).toBeFocused();
      await inspect(page, 'withdrawal-problems');
      await page.getByLabel('Account number').fill('DE89370400440532013001');
      await page.getByLabel('Amount').fill('0');
      await expect(page.getByText('Please check this IBAN.')).toBeVisible();
      await inspect(page, 'withdrawal-suspicious');
      await page.getByLabel('Bank name').fill('Nordbank');
      await page.getByLabel('Account holder name').fill(LONG_NAME);
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('dialog', { name: 'Error' }).waitFor();
      await inspect(page, 'withdrawal-error', IN_WINDOW);
      await page.keyboard.press('Escape');
      await page.getByLabel('Payment method').selectOption('Cryptocurrency');
      await page.getByLabel('Crypto address').fill(LONG_ADDRESS);
      await page.getByLabel('Amount').fill('999,999,999.99');
      await inspect(page, 'withdrawal-filled');
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByRole('dialog', { name: 'Review your withdrawal' })).toBeVisible();
      await inspect(page, 'withdrawal-review', IN_WINDOW);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      await inspect(page, 'withdrawal-processing', { widths: [390] });

      const prompt = page.getByRole('dialog', { name: 'Enter 4-Digit VAT Code' });
      await prompt.getByRole('button', { name: 'Submit' }).click();
      await inspect(page, 'withdrawal-code', IN_WINDOW);
      await prompt.getByLabel('VAT code').fill('1000');
      await prompt.getByRole('button', { name: 'Submit' }).click();
      const error = page.getByRole('dialog', { name: 'Error' });
      await expect(error).toBeVisible();
      await inspect(page, 'withdrawal-wrong-code', IN_WINDOW);
      await page.keyboard.press('Escape');
      await prompt.getByLabel('VAT code').fill('4821');
      await prompt.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { name: 'Withdrawal Successful' })).toBeVisible();
      await inspect(page, 'withdrawal-success', IN_WINDOW);
      const success = page.getByRole('dialog', { name: 'Withdrawal Successful' });
      await success.getByRole('button', { name: 'Save payee' }).click();
      await success.getByLabel('Payee name').fill(LONG_NAME);
      await success.getByRole('button', { name: 'Save payee' }).click();
      await expect(success.getByText('is now a saved payee.')).toBeVisible();
      await inspect(page, 'withdrawal-payee-saved', IN_WINDOW);
      await success.getByRole('link', { name: 'View receipt' }).click();
      await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
      await inspect(page, 'withdrawal-receipt');
      await page.emulateMedia({ media: 'print' });
      await inspect(page, 'withdrawal-receipt-printed', { widths: [768] });
      await page.emulateMedia({ media: 'screen' });

      await page.getByRole('link', { name: 'Make another transfer' }).click();
      await page.getByLabel('Saved payee').selectOption(LONG_NAME);
      await page.getByLabel('Amount').fill('2');
      await expect(page.getByText('Insufficient funds.')).toBeVisible();
      await inspect(page, 'withdrawal-payee-chosen');
      await page.getByRole('button', { name: 'Manage payees' }).click();
      await inspect(page, 'withdrawal-payees', IN_WINDOW);
      await page.getByRole('button', { name: /^Rename/ }).click();
      await page.getByLabel('Payee name').fill('');
      await page.getByRole('button', { name: 'Save name' }).click();
      await inspect(page, 'withdrawal-payee-renamed', IN_WINDOW);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /^Delete/ }).click();
      await inspect(page, 'withdrawal-payee-deleted', IN_WINDOW);
      await page.goto('/Withdrawal?receipt=none');
      await expect(page.getByText('Receipt not found')).toBeVisible();
      await inspect(page, 'withdrawal-receipt-missing');
    },
  },
  {
    title: 'level 1',
    async walk(page, inspect) {
      await openAs(
        page,
        await newCustomer({ fields: { accountBalance: 100, transactionEnabled: true } }),
        '/Withdrawal',
      );
      await expect(page.getByText('You don’t have a VAT code yet.')).toBeVisible();
      await inspect(page, 'withdrawal-restrictions');
      await page.getByLabel('Payment method').selectOption('PayPal');
      await page.getByLabel('PayPal email').fill('bo@example.com');
      await page.getByLabel('Amount').fill('10');
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByRole('dialog', { name: 'Upgrade Required' })).toBeVisible();
      await inspect(page, 'withdrawal-upgrade', IN_WINDOW);
    },
  },
];
