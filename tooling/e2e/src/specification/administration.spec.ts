import { expect } from '@playwright/test';
import { accountOf, storedWhere } from '../fixtures/backend';
import { demoAccount, nameSortedFirst, newCustomer, openAs } from '../fixtures/users';
import { OFFLINE_NOISE, test } from '../fixtures/test';
import { openActions } from '../fixtures/user-table';

test('the table has the seven columns of the product', async ({ page }) => {
  await openAs(page, demoAccount('admin'), '/admin');
  const headers = page.getByRole('columnheader');
  for (const name of [
    'Name',
    'Balance',
    'Loan Balance',
    'VAT Code',
    'Account Level',
    'Transaction Enabled',
    'Actions',
  ]) {
    await expect(headers.filter({ hasText: name }).first()).toBeVisible();
  }
});

test('shows errors for users that cannot be fetched and for failed actions', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  allowConsole(/status of 403/);
  const username = nameSortedFirst();
  const { uid } = await newCustomer({ fields: { username, transactionEnabled: true } });
  await openAs(page, demoAccount('admin'), '/admin');
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: `Actions for ${username}` })).toBeVisible();
  await page.route(/Firestore\/Write|:commit|:batchGet/, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Denied.' } },
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
    }),
  );

  for (const [action, text] of [
    ['Disable transactions', 'An error occurred while changing the transaction status.'],
    ['Send money', 'An error occurred while sending money.'],
    ['Send loan', 'An error occurred while sending the loan.'],
    ['Generate VAT code', 'An error occurred while generating the VAT code.'],
    ['Set account level', 'An error occurred while upgrading the account level.'],
  ] as const) {
    await openActions(page, username);
    await dialog.getByRole('button', { name: action }).click();
    if (action.startsWith('Send')) {
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.00');
      await dialog.getByRole('button', { name: 'Review' }).click();
      await dialog.getByRole('button', { name: action }).click();
    } else if (action === 'Generate VAT code') {
      await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
    } else if (action === 'Set account level') {
      await dialog.getByRole('textbox', { name: 'Account level' }).fill('2');
      await dialog.getByRole('button', { name: 'Save' }).click();
    }
    await expect(dialog.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(await accountOf(uid)).toMatchObject({ accountBalance: 0, accountLevel: 1 });
  expect(await storedWhere('transactions', 'userId', uid)).toEqual([]);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Your own account').click();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('An error occurred while fetching users.')).toBeVisible();
});
