import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { demoAccount, nameSortedFirst, signIn, USERS_BY_NAME } from './fixtures/users';
import { test } from './fixtures/test';
import { openActions } from './fixtures/user-table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Chooses an action in the user's dialog of the administration. */
async function act(admin: Page, username: string, action: string) {
  const dialog = await openActions(admin, username);
  await dialog.getByRole('button', { name: action }).click();
}

test('a customer registers, sees a credit arrive live and withdraws', async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(120_000);
  const username = nameSortedFirst();
  const email = `${newId().toLowerCase()}@example.com`;

  await test.step('register', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up' }).first().click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Phone number').fill('+49 30 555 0100');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
    await page.getByRole('option', { name: /Germany.*EUR/ }).click();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(`Welcome, ${username}! Thank you for registering.`)).toBeVisible();
    await expect(page).toHaveURL(/\/DashBoard$/);
    await expect(page.getByRole('heading', { level: 1, name: `Hello, ${username}` })).toBeVisible();
  });

  await test.step('see the balance', async () => {
    await expect(page.getByText('******')).toBeVisible();
    await page.getByRole('button', { name: 'Show balance' }).click();
    await expect(page.getByText('EUR 0.00')).toBeVisible();
    await expect(page.getByText('No transactions found.')).toBeVisible();
  });

  let code = '';
  await test.step('an admin enables transactions, credits, raises the level and issues a code', async () => {
    const admin = await anotherBrowser();
    await signIn(admin, demoAccount('admin'));
    await admin.getByRole('link', { name: 'Admin' }).click();
    await admin.getByRole('link', { name: 'User administration' }).first().click();
    await admin.getByRole('combobox', { name: 'Find a user' }).fill(username);
    await expect(admin.getByRole('option').filter({ hasText: email })).toBeVisible();
    await admin.goto(USERS_BY_NAME);
    const row = admin.getByRole('row', { name: new RegExp(username) });
    await act(admin, username, 'Send money');
    await expect(admin.getByText('Transactions are disabled for this user.')).toBeVisible();
    await admin.keyboard.press('Escape');

    await act(admin, username, 'Enable transactions');
    await expect(row.getByText('Enabled')).toBeVisible();
    await act(admin, username, 'Send money');
    await admin.getByRole('textbox', { name: 'Amount' }).fill('1,250.00');
    await admin.getByRole('button', { name: 'Review' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Send money' }).click();
    await expect(row.getByText('EUR 1,250.00')).toBeVisible();

    await act(admin, username, 'Set account level');
    await admin.getByRole('textbox', { name: 'Account level' }).fill('2');
    await admin.getByRole('button', { name: 'Save' }).click();
    await act(admin, username, 'Generate VAT code');
    await admin.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
    const cell = row.getByText(/^[1-9]\d{3}$/);
    await expect(cell).toBeVisible();
    code = (await cell.textContent()) ?? '';
  });

  await test.step('the balance updates without a reload', async () => {
    await expect(page.getByText('EUR 1,250.00').first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Completed.*Money received/ })).toBeVisible();
  });

  await test.step('withdraw', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Transfer' })
      .click();
    await page.getByLabel('Payment method').selectOption('Bank');
    await page.getByLabel('Account number').fill('DE00 1234 5678');
    await page.getByLabel('Bank name').fill('Nordbank');
    await page.getByLabel('Account holder name').fill('Ada Okafor');
    await page.getByLabel('Amount').fill('250.75');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('EUR 999.25')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();

    await expect(dialog.getByRole('heading', { name: 'Enter 4-Digit VAT Code' })).toBeVisible();
    const wrong = code === '1000' ? '1001' : '1000';
    await dialog.getByLabel('VAT code').fill(wrong);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Wrong VAT code. Please try again.')).toBeVisible();
    await page
      .getByRole('dialog', { name: 'Error' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click();

    await dialog.getByLabel('VAT code').fill(code);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Withdrawal Successful' })).toBeVisible();
  });

  await test.step('the history lists it', async () => {
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page.getByRole('row', { name: /Pending.*250\.75.*Withdrawal/ })).toBeVisible();
    // The balance visibility is still the one chosen before.
    await expect(page.getByText('EUR 999.25').first()).toBeVisible();
  });
});
