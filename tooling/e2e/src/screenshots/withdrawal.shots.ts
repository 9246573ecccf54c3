import { expect } from '@playwright/test';
import { newCustomer, signIn } from '../fixtures/people';
import { test } from '../fixtures/test';
import { shoot, shootWindow } from './shoot';

const LONG_NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley van den Bergström';
const LONG_ADDRESS = '4'.repeat(95);

test('a withdrawal of the most, by the longest name', async ({ page }) => {
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
  await signIn(page, person);
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText('EUR 1,000,000,000.00')).toBeVisible();
  await expect(page.getByText('Login Successful!')).toBeHidden();
  await shoot(page, 'dashboard-long');
  await page.goto('/Profile');
  await expect(page.getByRole('button', { name: 'Edit username' })).toBeVisible();
  await shoot(page, 'profile-long');
  await page.goto('/Cards');
  await expect(page.getByRole('figure').getByText(LONG_NAME)).toBeVisible();
  await shoot(page, 'cards-long');
  await page.goto('/loan');
  await expect(page.getByLabel('Loan amount')).toBeVisible();
  await shoot(page, 'loan-long');

  await page.goto('/Withdrawal');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog', { name: 'Error' }).waitFor();
  await shootWindow(page, 'withdrawal-error');
  await page.keyboard.press('Escape');
  await shoot(page, 'withdrawal-problems');
  await page.getByLabel('Payment method').selectOption('Cryptocurrency');
  await page.getByLabel('Crypto address').fill(LONG_ADDRESS);
  await page.getByLabel('Amount').fill('999,999,999.99');
  await shoot(page, 'withdrawal-filled');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog', { name: 'Review your withdrawal' })).toBeVisible();
  await shootWindow(page, 'withdrawal-review');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await shoot(page, 'withdrawal-processing', { widths: [390] });

  const prompt = page.getByRole('dialog', { name: 'Enter 4-Digit VAT Code' });
  await prompt.getByRole('button', { name: 'Submit' }).click();
  await shootWindow(page, 'withdrawal-code');
  await prompt.getByLabel('VAT code').fill('1000');
  await prompt.getByRole('button', { name: 'Submit' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toBeVisible();
  await shootWindow(page, 'withdrawal-wrong-code');
  await page.keyboard.press('Escape');
  await prompt.getByLabel('VAT code').fill('4821');
  await prompt.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal Successful' })).toBeVisible();
  await shootWindow(page, 'withdrawal-success');
});

test('level 1', async ({ page }) => {
  await signIn(
    page,
    await newCustomer({ fields: { accountBalance: 100, transactionEnabled: true } }),
  );
  await page.goto('/Withdrawal');
  await page.getByLabel('Payment method').selectOption('PayPal');
  await page.getByLabel('PayPal email').fill('bo@example.com');
  await page.getByLabel('Amount').fill('10');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade Required' })).toBeVisible();
  await shootWindow(page, 'withdrawal-upgrade');
});
