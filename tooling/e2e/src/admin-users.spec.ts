import { putDocuments } from '@bank/backend/emulators';
import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { deleteDocument, newAdmin, putKyc } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { changeUser } from './fixtures/change-user';
import { environment } from './fixtures/environment';
import { nameSortedFirst, newCustomer, openAs, USERS_BY_NAME } from './fixtures/users';
import { test } from './fixtures/test';
import { openActions } from './fixtures/user-table';

const names = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('rowheader');

/** Users whose names share a prefix. */
async function createUsersWithSharedName() {
  const family = `Zo${newId()
    .replace(/[^a-z]/gi, '')
    .slice(0, 8)}`;
  const make = (rest: string, fields: Record<string, number | boolean>) =>
    newCustomer({ fields: { username: `${family} ${rest}`, ...fields } });
  const ada = await make('Ada', { accountBalance: 3, accountLevel: 2, transactionEnabled: true });
  const bo = await make('Bo', { accountBalance: 1, accountLevel: 2 });
  const cy = await make('Cy', { accountBalance: 2, accountLevel: 1, transactionEnabled: true });
  return { family, ada, bo, cy };
}

test('searches users by name and email, filters them and sorts by any column', async ({ page }) => {
  const { family, bo } = await createUsersWithSharedName();
  await putKyc(bo);
  await openAs(page, await newAdmin('Grace'), '/admin');
  const search = page.getByRole('search');
  const find = async (text: string) => {
    await search.getByRole('searchbox').fill(text);
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(/^Searched/)).toBeVisible();
  };
  await find(family.toLowerCase());
  await expect(names(page)).toHaveCount(0);
  await find(family);
  await expect(names(page)).toHaveText([/Ada/, /Bo/, /Cy/]);
  await search.getByRole('combobox', { name: 'Account Level' }).selectOption('2');
  await search.getByRole('combobox', { name: 'Transactions' }).selectOption('Disabled');
  await find(family);
  await expect(names(page)).toHaveText([/Bo/]);
  await expect(page).toHaveURL(/q=.*level=2&enabled=no/);
  await find(bo.email.slice(0, 20).toUpperCase());
  await expect(names(page)).toHaveText([new RegExp(bo.email)]);

  await search.getByRole('link', { name: 'Show all' }).click();
  await search.getByRole('combobox', { name: 'Pending request' }).selectOption('Identity');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(names(page).filter({ hasText: bo.email })).toBeVisible();

  await search.getByRole('link', { name: 'Show all' }).click();
  for (const header of [
    'Name',
    'Balance',
    'Loan Balance',
    'Account Level',
    'Transaction Enabled',
  ]) {
    const column = page.getByRole('columnheader', { name: header, exact: true });
    // With the keyboard, because column widths depend on the content and move the header under the
    // pointer.
    await column.getByRole('button').press('Enter');
    await expect(column).toHaveAttribute('aria-sort', /descending|ascending/);
    await expect(names(page).first()).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Account Level' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the user page shows all data live and issues a new code for a locked one', async ({
  page,
}) => {
  const person = await newCustomer({ fields: { accountBalance: 75 }, vatCode: 4321 });
  const { uid } = person;
  await putKyc(person);
  const paid = { userId: uid, date: new Date(), status: 'completed', by: 'spec' };
  await putDocuments(environment, [
    { path: `vatAttempts/${uid}`, fields: { n: 5, at: new Date() } },
    ...[50, 25].map((amount) => ({
      path: `transactions/${uid}-${amount}`,
      fields: { ...paid, type: 'send_money', amount, balance: amount },
    })),
  ]);
  await openAs(page, await newAdmin('Grace'), `/admin/users/${uid}`);
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
  const code = page.getByRole('region', { name: 'VAT code' });
  await expect(code.getByText('Locked')).toBeVisible();
  await expect(code.getByText('5 of 5')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Identity Pending/ })).toBeVisible();
  const history = page.getByRole('region', { name: 'Transaction History' });
  await expect(history.getByRole('cell', { name: /EUR (50|25)\.00/ })).toHaveCount(2);
  await history.getByText('Filters', { exact: true }).click();
  await history.getByLabel('Minimum amount').fill('30');
  await history.getByRole('button', { name: 'Apply' }).click();
  await expect(history.getByRole('cell', { name: /EUR (50|25)\.00/ })).toHaveCount(1);

  await code.getByRole('button', { name: 'Generate a new code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(code.getByText('Active')).toBeVisible();
  await expect(code.getByText('0 of 5')).toBeVisible();
  await expect(page.getByRole('row', { name: /VAT code generated/ })).toBeVisible();

  const account = page.getByRole('region', { name: 'Account', exact: true });
  const stored = await accountOf(uid);
  const { id: _, ...fields } = stored;
  await putDocuments(environment, [
    { path: `users/${uid}`, fields: { ...fields, accountBalance: 80 } },
  ]);
  await expect(account.getByText('EUR 80.00')).toBeVisible();
});

test('shows a concurrent change of another admin instead of overwriting it', async ({
  page,
  anotherBrowser,
}) => {
  const username = nameSortedFirst();
  const person = await newCustomer({ fields: { username, accountLevel: 2 } });
  const other = await anotherBrowser();
  await openAs(page, await newAdmin('Grace'), USERS_BY_NAME);
  await openAs(other, await newAdmin('Hedy'), USERS_BY_NAME);
  const open = async (at: Page) => {
    const dialog = await openActions(at, username);
    await dialog.getByRole('button', { name: 'Set account level' }).click();
    return dialog;
  };
  const set = async (at: Page, level: string) => {
    await at.getByRole('textbox', { name: 'Account level' }).fill(level);
    await at.getByRole('button', { name: 'Save' }).click();
  };
  const dialog = await open(page);
  await open(other);
  await set(other, '5');
  await expect(other.getByText(`${username} is now at account level 5.`)).toBeVisible();
  await set(page, '3');
  await expect(dialog.getByText(/^Another admin just set level 5\./)).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({ accountLevel: 5 });
  await deleteDocument(`users/${person.uid}`);
  await expect(dialog.getByText('This user no longer has an account.')).toBeVisible();
});

test('an admin who is demoted leaves the page at once', async ({ page }) => {
  const admin = await newAdmin('Grace');
  await openAs(page, admin, '/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await changeUser(admin.uid, { isAdmin: false }, page.getByText('403 Forbidden'));
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a large amount must be typed twice before it is sent', async ({ page }) => {
  const username = nameSortedFirst();
  const person = await newCustomer({ fields: { username, transactionEnabled: true } });
  await openAs(page, await newAdmin('Grace'), '/admin');
  const dialog = await openActions(page, username);
  await dialog.getByRole('button', { name: 'Send money' }).click();
  for (const wrong of ['-5', '1.005', 'ten']) {
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(wrong);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('10,000.01');
  await dialog.getByRole('button', { name: 'Review' }).click();
  const send = dialog.getByRole('button', { name: 'Send money' });
  const again = dialog.getByRole('textbox', { name: 'Enter the amount again' });
  await again.fill('1,000.01');
  await expect(send).toBeDisabled();
  await again.fill('10,000.01');
  await send.click();
  await expect(page.getByText(`EUR 10,000.01 was sent to ${username}.`)).toBeVisible();
  expect(await storedWhere('transactions', 'userId', person.uid)).toHaveLength(1);
});
