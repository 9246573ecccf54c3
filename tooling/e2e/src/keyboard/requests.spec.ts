import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { newCustomer } from '../fixtures/users';
import { test } from '../fixtures/test';
import { signInByKeyboard } from './keyboard-user';

const PICTURE = new URL('../../../docs/images/dashboard.png', import.meta.url);

test('apply for a loan', async ({ page }) => {
  const keyboard = await signInByKeyboard(page, await newCustomer(), '/loan');
  const amount = page.getByLabel('Loan amount');
  await keyboard.pressOn(page.getByRole('button', { name: 'Apply for Loan' }));
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Enter an amount\./);
  await keyboard.type('2500');
  await keyboard.press('Enter');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  // The focused form was removed from the page.
  await expect(page.locator(':focus')).toContainText('Loan details');
});

test('send an identity request with an image', async ({ page }) => {
  const keyboard = await signInByKeyboard(page, await newCustomer(), '/Kyc');
  // Registered before the key press, or the event would be missed.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await keyboard.typeInto(page.getByLabel('ID type'), 'National');
  await keyboard.typeInto(page.getByLabel('ID number'), '9'.repeat(65));
  const submit = page.getByRole('button', { name: 'Submit KYC' });
  await keyboard.pressOn(submit);
  await expect(page.getByLabel('ID number')).toBeFocused();
  await keyboard.typeInto(page.getByLabel('ID number'), 'X-1');
  await keyboard.typeInto(page.getByLabel('Address'), '1 Fern Hill');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await keyboard.typeInto(birth.getByLabel('Day'), '31');
  await keyboard.typeInto(birth.getByLabel('Month'), '5');
  await keyboard.typeInto(birth.getByLabel('Year'), '1990');
  await keyboard.tabTo(page.getByLabel('ID image'));
  await keyboard.press('Enter');
  const buffer = readFileSync(PICTURE);
  await (await chooser).setFiles({ name: 'passport.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('passport.png is ready to send')).toBeVisible();
  await keyboard.pressOn(submit);
  await expect(page.getByRole('dialog').getByText(/KYC request pending/)).toBeVisible();
  await keyboard.pressOn(page.getByRole('dialog').getByRole('button', { name: 'OK' }));
  await expect(page.locator(':focus')).toContainText('Pending');
});

test('file a dispute', async ({ page }) => {
  const keyboard = await signInByKeyboard(page, await newCustomer(), '/dispute');
  await keyboard.typeInto(page.getByLabel('Amount'), '149.50');
  await keyboard.press('Enter');
  const account = page.getByLabel('Recipient account number');
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription('Enter the recipient account number.');
  await keyboard.type('0045 1234');
  await keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('Dispute submitted');
  await keyboard.pressOn(page.getByRole('button', { name: 'Copy Reference Number' }));
  await expect(page.getByRole('button', { name: 'Copy Reference Number' })).toBeFocused();
});

test('request a card', async ({ page }) => {
  const keyboard = await signInByKeyboard(page, await newCustomer(), '/Cards');
  await keyboard.pressOn(page.getByRole('button', { name: 'Get Virtual Card' }));
  await expect(page.getByText('Pending - Contact admin to process.')).toBeVisible();
});

test('show the balance and ask how to deposit', async ({ page }) => {
  const keyboard = await signInByKeyboard(page, await newCustomer(), '/DashBoard');
  await keyboard.pressOn(page.getByRole('button', { name: 'Show balance' }));
  await expect(page.getByText('EUR 0.00').first()).toBeVisible();
  const quickPay = page.getByRole('button', { name: 'Quick pay' });
  await keyboard.pressOn(quickPay);
  await expect(page.getByRole('dialog').getByText('contact admin to deposit')).toBeVisible();
  await keyboard.press('Escape');
  await expect(quickPay).toBeFocused();
  await keyboard.pressOn(page.getByRole('link', { name: 'Add Money' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeFocused();
  await keyboard.pressOn(page.getByRole('button', { name: /Add money/ }));
  await expect(page.getByText('Contact admin to deposit').first()).toBeVisible();
});

test('pay a bill', async ({ page }) => {
  const keyboard = await signInByKeyboard(page, await newCustomer(), '/pay-bills');
  const pay = page.getByRole('button', { name: 'Pay Bill' });
  await keyboard.pressOn(pay);
  const bill = (name: string) => page.getByRole('radio', { name });
  await expect(bill('Electricity')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(bill('Water')).toBeChecked();
  await keyboard.pressOn(pay);
  await expect(page.getByLabel('Amount')).toBeFocused();
  await keyboard.type('12.5');
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Water \$12\.50/ })).toBeVisible();
});
