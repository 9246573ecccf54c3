import { expect } from '@playwright/test';
import { demoAccount, newCustomer, signIn } from '../fixtures/people';
import { test } from '../fixtures/test';
import { shoot, shootWindow } from './shoot';

test('the screens of the demo customer', async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  await expect(page.getByText('Show more')).toBeVisible();
  await shootWindow(page, 'toast-login');
  await expect(page.getByText('Login Successful!')).toBeHidden();
  await shoot(page, 'dashboard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await shoot(page, 'dashboard-shown');
  await page.getByRole('button', { name: 'Quick pay' }).click();
  await shootWindow(page, 'quick-pay');

  await page.goto('/dashboard/deposit');
  await page.getByRole('button', { name: /Add money/ }).click();
  await expect(page.getByText('Contact admin to deposit')).toBeVisible();
  await shootWindow(page, 'deposit');

  await page.goto('/pay-bills');
  await page.getByRole('button', { name: 'Pay Bill' }).click();
  await shoot(page, 'pay-bills-missing');
  for (const [bill, amount] of [
    ['Water', '12.5'],
    ['Rent', '1234567.00'],
  ] as const) {
    await page.getByRole('radio', { name: bill }).check();
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('button', { name: 'Pay Bill' }).click();
  }
  await shoot(page, 'pay-bills');

  await page.goto('/Cards');
  await page.getByRole('button', { name: 'Get Virtual Card' }).click();
  await shoot(page, 'cards');

  await page.goto('/Profile');
  await page.getByRole('button', { name: 'Edit username' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await shootWindow(page, 'profile-username');
  await page.getByRole('textbox', { name: 'Username' }).fill('Ada Okafor');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit email' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await shootWindow(page, 'profile-email');

  await page.goto('/dispute');
  await page.getByRole('button', { name: 'Submit Dispute' }).click();
  await shoot(page, 'dispute-empty');

  await page.goto('/admin');
  await expect(page.getByText('403')).toBeVisible();
  await shoot(page, 'error-403');
});

test('the phone menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoAccount('customer'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Profile' })).toBeVisible();
  await shoot(page, 'menu', { fullPage: false, widths: [390, 768] });
});

test('the requests of a new customer', async ({ page }) => {
  await signIn(page, await newCustomer());
  await expect(page.getByText('No transactions found.')).toBeVisible();
  await expect(page.getByText('Login Successful!')).toBeHidden();
  await shoot(page, 'dashboard-empty');

  await page.goto('/Withdrawal');
  await expect(page.getByLabel('Payment method')).toBeVisible();
  await shoot(page, 'withdrawal-new');

  await page.goto('/loan');
  await page.getByRole('button', { name: 'Apply for Loan' }).click();
  await shoot(page, 'loan-empty');
  await page.getByLabel('Loan amount').fill('2,500.00');
  await page.getByRole('button', { name: 'Apply for Loan' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await shoot(page, 'loan-pending');

  await page.goto('/Kyc');
  await expect(page.getByLabel('ID number')).toBeVisible();
  await shoot(page, 'kyc');
  await page.getByLabel('ID image').setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no image'),
  });
  await expect(page.getByText('This file is not taken')).toBeVisible();
  await shoot(page, 'kyc-refused-file');
  await page.getByRole('button', { name: 'Remove image' }).click();
  await page.getByRole('button', { name: 'Submit KYC' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shootWindow(page, 'kyc-result');
  await page.getByRole('button', { name: 'OK' }).click();
  await shoot(page, 'kyc-pending');

  await page.goto('/dispute');
  await page.getByLabel('Amount').fill('149.50');
  await page.getByLabel('Recipient account number').fill('004512347788');
  await page.getByRole('button', { name: 'Submit Dispute' }).click();
  await expect(page.getByText('Dispute submitted')).toBeVisible();
  await shoot(page, 'dispute-result');

  await page.goto('/Withdrawal');
  await page.getByLabel('Account number').fill('DE00 1234 5678');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await shootWindow(page, 'leave');
});
