import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { newCustomer } from '../fixtures/people';
import { test } from '../fixtures/test';
import { enterAs } from './hands';

const PICTURE = new URL('../../../docs/images/dashboard.png', import.meta.url);

test('apply for a loan', async ({ page }) => {
  const hands = await enterAs(page, await newCustomer(), '/loan');
  const amount = page.getByLabel('Loan amount');
  await hands.pressOn(page.getByRole('button', { name: 'Apply for Loan' }));
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Enter an amount\./);
  await hands.type('2500');
  await hands.press('Enter');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  // The form has left the page with the focus in it.
  await expect(page.locator(':focus')).toContainText('Loan details');
});

test('send an identity request with a picture', async ({ page }) => {
  const hands = await enterAs(page, await newCustomer(), '/Kyc');
  // From the beginning: the browser must know that somebody waits before the key is pressed.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await hands.typeInto(page.getByLabel('ID type'), 'National');
  await hands.typeInto(page.getByLabel('ID number'), '9'.repeat(65));
  const submit = page.getByRole('button', { name: 'Submit KYC' });
  await hands.pressOn(submit);
  await expect(page.getByLabel('ID number')).toBeFocused();
  await hands.typeInto(page.getByLabel('ID number'), 'X-1');
  await hands.typeInto(page.getByLabel('Address'), '1 Fern Hill');
  await hands.typeInto(page.getByLabel('Date of birth'), '05311990');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-31');
  await hands.tabTo(page.getByLabel('ID image'));
  await hands.press('Enter');
  const buffer = readFileSync(PICTURE);
  await (await chooser).setFiles({ name: 'passport.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('passport.png is ready to send')).toBeVisible();
  await hands.pressOn(submit);
  await expect(page.getByRole('dialog').getByText(/KYC request pending/)).toBeVisible();
  await hands.pressOn(page.getByRole('dialog').getByRole('button', { name: 'OK' }));
  await expect(page.locator(':focus')).toContainText('Pending');
});

test('file a dispute', async ({ page }) => {
  const hands = await enterAs(page, await newCustomer(), '/dispute');
  await hands.typeInto(page.getByLabel('Amount'), '149.50');
  await hands.press('Enter');
  const account = page.getByLabel('Recipient account number');
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription('Enter the recipient account number.');
  await hands.type('0045 1234');
  await hands.press('Enter');
  await expect(page.locator(':focus')).toContainText('Dispute submitted');
  await hands.pressOn(page.getByRole('button', { name: 'Copy Reference Number' }));
  await expect(page.getByRole('button', { name: 'Copy Reference Number' })).toBeFocused();
});

test('ask for a card', async ({ page }) => {
  const hands = await enterAs(page, await newCustomer(), '/Cards');
  await hands.pressOn(page.getByRole('button', { name: 'Get Virtual Card' }));
  await expect(page.getByText('Pending - Contact admin to process.')).toBeVisible();
});

test('see the balance, and ask how to deposit', async ({ page }) => {
  const hands = await enterAs(page, await newCustomer(), '/DashBoard');
  await hands.pressOn(page.getByRole('button', { name: 'Show balance' }));
  await expect(page.getByText('EUR 0.00').first()).toBeVisible();
  const quickPay = page.getByRole('button', { name: 'Quick pay' });
  await hands.pressOn(quickPay);
  await expect(page.getByRole('dialog').getByText('contact admin to deposit')).toBeVisible();
  await hands.press('Escape');
  await expect(quickPay).toBeFocused();
  await hands.pressOn(page.getByRole('link', { name: 'Add Money' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeFocused();
  await hands.pressOn(page.getByRole('button', { name: /Add money/ }));
  await expect(page.getByText('Contact admin to deposit').first()).toBeVisible();
});

test('pay a bill', async ({ page }) => {
  const hands = await enterAs(page, await newCustomer(), '/pay-bills');
  const pay = page.getByRole('button', { name: 'Pay Bill' });
  await hands.pressOn(pay);
  const bill = (name: string) => page.getByRole('radio', { name });
  await expect(bill('Electricity')).toBeFocused();
  await hands.press('ArrowDown');
  await expect(bill('Water')).toBeChecked();
  await hands.pressOn(pay);
  await expect(page.getByLabel('Amount')).toBeFocused();
  await hands.type('12.5');
  await hands.press('Enter');
  await expect(page.getByRole('row', { name: /Water \$12\.50/ })).toBeVisible();
});
