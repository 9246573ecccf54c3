import { expect } from '@playwright/test';
import { demoAccount, nameListedFirst, newCustomer, signIn } from '../fixtures/people';
import { test } from '../fixtures/test';
import { shoot, shootWindow } from './shoot';

const RICH = `${nameListedFirst()} Wilhelmina van den Bergström-Cholmondeley`;
const OFF = nameListedFirst();

test('the administration', async ({ page }) => {
  const fields = {
    accountBalance: 900_000_000,
    loanBalance: 900_000_000,
    transactionEnabled: true,
  };
  await newCustomer({ fields: { username: RICH, ...fields }, vatCode: 1234 });
  await newCustomer({ fields: { username: OFF } });
  await signIn(page, demoAccount('admin'));
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: `Actions for ${RICH}` })).toBeVisible();
  await shoot(page, 'admin');

  await page.getByRole('button', { name: `Actions for ${OFF}` }).click();
  await page.getByRole('button', { name: 'Send money' }).click();
  await expect(page.getByText('Transactions are disabled for this user.')).toBeVisible();
  await shootWindow(page, 'admin-disabled');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Actions for ${RICH}` }).click();
  await page.getByRole('button', { name: 'Send loan' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1,234');
  await page.getByRole('button', { name: 'Review' }).click();
  await shootWindow(page, 'admin-amount');
  await page.getByRole('textbox', { name: 'Amount' }).fill('90,000,000.00');
  await page.getByRole('button', { name: 'Review' }).click();
  await shootWindow(page, 'admin-review');
  await page.getByRole('button', { name: 'Change amount' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Generate VAT code' }).click();
  await shootWindow(page, 'admin-code');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Set account level' }).click();
  await page.getByRole('textbox', { name: 'Account level' }).fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await shootWindow(page, 'admin-level');
});
