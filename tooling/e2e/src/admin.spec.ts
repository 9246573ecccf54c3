import { expect, type Page } from '@playwright/test';
import { accountOf, storedWhere } from './fixtures/backend';
import {
  demoAccount,
  nameSortedFirst,
  newCustomer,
  openAs,
  USERS_BY_NAME,
  type Person,
} from './fixtures/users';
import { test } from './fixtures/test';
import { openActions } from './fixtures/user-table';

const admin = demoAccount('admin');

/** Opens the administration with a new customer on its first page. */
async function openWith(page: Page, fields: Record<string, number | boolean>): Promise<Person> {
  const person = await newCustomer({ fields: { username: nameSortedFirst(), ...fields } });
  const username = (await accountOf(person.uid)).username as string;
  await openAs(page, admin, USERS_BY_NAME);
  return { ...person, username };
}

const rowOf = (page: Page, { username }: Person) =>
  page.getByRole('row').filter({ hasText: username });

test('is closed to customers', async ({ page }) => {
  await openAs(page, await newCustomer(), '/admin');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(page.getByText('403 Forbidden')).toBeVisible();
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL('/');
});

test('sends nothing to a user whose transactions are disabled, until they are enabled', async ({
  page,
}) => {
  const person = await openWith(page, {});
  const dialog = await openActions(page, person.username);
  for (const action of ['Send money', 'Send loan']) {
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Transactions are disabled for this user.');
  }
  await dialog.getByRole('button', { name: 'Enable transactions' }).click();
  await expect(page.getByText(`Transactions are enabled for ${person.username}.`)).toBeVisible();
  await expect(rowOf(page, person).getByText('Enabled')).toBeVisible();

  await (
    await openActions(page, person.username)
  )
    .getByRole('button', { name: 'Disable transactions' })
    .click();
  await expect(rowOf(page, person).getByText('Disabled')).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({ transactionEnabled: false });
});

test('a loan raises both balances, and a double click sends it once', async ({ page }) => {
  const person = await openWith(page, { accountBalance: 10, transactionEnabled: true });
  const dialog = await openActions(page, person.username);
  await dialog.getByRole('button', { name: 'Send loan' }).click();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  for (const [typed, problem] of [
    ['0', 'Enter an amount above 0.'],
    ['999,999,999.00', 'The balance would be higher than the bank can handle.'],
  ] as const) {
    await amount.fill(typed);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(dialog.getByText(problem)).toBeVisible();
  }
  await amount.fill('100.25');
  await dialog.getByRole('button', { name: 'Review' }).click();
  // Both clicks happen before the page renders.
  await dialog.getByRole('button', { name: 'Send loan' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(
    page.getByText(`A loan of EUR 100.25 was sent to ${person.username}.`),
  ).toBeVisible();
  await expect(rowOf(page, person).getByText('EUR 110.25')).toBeVisible();
  await expect(rowOf(page, person).getByText('EUR 100.25')).toBeVisible();
  expect(await storedWhere('transactions', 'userId', person.uid)).toEqual([
    expect.objectContaining({ type: 'send_loan', amount: 100.25, balance: 110.25 }),
  ]);
});

test('sets a level from 1 to 9, and nothing else', async ({ page }) => {
  const person = await openWith(page, {});
  const dialog = await openActions(page, person.username);
  await dialog.getByRole('button', { name: 'Set account level' }).click();
  const level = dialog.getByRole('textbox', { name: 'Account level' });
  for (const typed of ['', 'two', '0', '10', '1.5']) {
    await level.fill(typed);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a whole number from 1 to 9.')).toBeVisible();
  }
  await level.fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${person.username} is now at account level 3.`)).toBeVisible();
  await expect(rowOf(page, person).getByRole('cell', { name: '3', exact: true })).toBeVisible();
});

test('shows the issued VAT code, which the account document does not contain', async ({ page }) => {
  const person = await openWith(page, {});
  await expect(rowOf(page, person).getByText('None')).toBeVisible();
  const dialog = await openActions(page, person.username);
  await dialog.getByRole('button', { name: 'Generate VAT code' }).click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(rowOf(page, person).getByText(/^[1-9]\d{3}$/)).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({ vat: 0 });
  expect(await accountOf(person.uid)).not.toHaveProperty('vatCode');
});

test('counts all users, paginates, and offers no actions on the own account', async ({ page }) => {
  const person = await openWith(page, {});
  await expect(page.getByText(/^Total users: \d+$/)).toBeVisible();
  const own = page.getByRole('row').filter({ hasText: admin.email });
  const next = page.getByRole('button', { name: 'Next' });
  const turns = page.getByRole('navigation', { name: 'Pages of users' });
  await expect(rowOf(page, person)).toBeVisible();
  // Its page depends on the number of users.
  for (let number = 2; (await own.count()) === 0; number += 1) {
    await next.click();
    await expect(turns.getByText(`Page ${number}`)).toBeVisible();
  }
  await expect(
    own.getByText('This is your own account. Only another admin can act on it.'),
  ).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
});
