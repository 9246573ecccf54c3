import { expect, type Page } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { newCustomerWith, sixtyWithdrawals } from './fixtures/ledger';
import { openAs } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';
import { signInByKeyboard } from './keyboard/keyboard-user';

const card = (page: Page) => page.getByRole('region', { name: 'Category and notes' });
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader', { name: 'Withdrawal' });
const receiptOf = (id: string | undefined) => `/dashboard/transactions/${id}`;

async function label(page: Page, category: string, note = '', tags = '') {
  await card(page).getByLabel('Category').selectOption(category);
  await card(page).getByLabel('Note').fill(note);
  await card(page).getByLabel('Tags').fill(tags);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category and notes saved.')).toBeVisible();
}

test('labels a payment, which keeps the label and is found by its tag, note and category', async ({
  page,
}) => {
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  // On the second page of the list: the search reads labels of entries that are not shown.
  await openAs(page, person, receiptOf(ids[40]));
  await label(page, 'Eating out', 'Lunch with Bo', 'Team, #Rome 2026');
  await expect(card(page).getByText('team, rome 2026')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Change' })).toBeFocused();
  expect(await storedWhere('labels', 'uid', person.uid)).toEqual([
    expect.objectContaining({ category: 'eating_out', note: 'Lunch with Bo', amount: -1.41 }),
  ]);

  await page.reload();
  await expect(card(page).getByText('Lunch with Bo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'All transactions' }).click();
  for (const text of ['rome', 'lunch bo', 'EATING']) {
    await page.getByLabel('Search').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Searched all 60 transactions.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('payee40@example.com Eating out');
  }
});

test('labels a payment with the keyboard only', async ({ page }) => {
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  const keyboard = await signInByKeyboard(page, person, receiptOf(ids[0]));
  await keyboard.tabTo(card(page).getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  const category = card(page).getByLabel('Category');
  await expect(category).toBeFocused();
  await expect(category).toHaveAccessibleDescription('Please choose a category.');
  await keyboard.typeInto(category, 'Hou');
  await keyboard.typeInto(card(page).getByLabel('Note'), 'Rent');
  await keyboard.press('Enter');
  const change = card(page).getByRole('button', { name: 'Change' });
  await expect(change).toBeFocused();
  await expect(card(page).getByText('Housing')).toBeVisible();
  await keyboard.press('Enter');
  await expect(category).toBeFocused();
  await keyboard.pressOn(card(page).getByRole('button', { name: 'Cancel' }));
  await expect(change).toBeFocused();
  await keyboard.pressOn(card(page).getByRole('button', { name: 'Remove' }));
  await expect(category).toBeFocused();
  expect(await storedWhere('labels', 'uid', person.uid)).toEqual([]);
});

test('shows a label live in a second tab, in the list and on the receipt', async ({
  page,
  context,
}) => {
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, receiptOf(ids[2]));
  await expect(card(page).getByLabel('Category')).toBeVisible();
  const [list, receipt] = [await context.newPage(), await context.newPage()];
  await list.goto('/dashboard/transactions');
  await expect(rows(list)).toHaveCount(25);
  await receipt.goto(receiptOf(ids[2]));
  await expect(card(receipt).getByLabel('Category')).toBeVisible();
  await label(page, 'Bills', 'Power');
  await expect(rows(list).nth(2)).toContainText('Bills');
  await expect(card(receipt).getByText('Power')).toBeVisible();
  await card(receipt).getByRole('button', { name: 'Remove' }).click();
  await expect(card(page).getByLabel('Category')).toHaveValue('');
  await expect(rows(list).nth(2)).not.toContainText('Bills');
});

test('adds up this month’s categories below the list, only while the balance is shown', async ({
  page,
}) => {
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, receiptOf(ids[0]));
  await label(page, 'Groceries');
  const spending = page.getByRole('region', { name: 'Spending' });
  await page.goto('/dashboard/transactions');
  await expect(spending.getByText('Show your balance to see the amounts.')).toBeVisible();
  await expect(spending.getByRole('button')).toHaveCount(0);

  await page.goto('/DashBoard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  // The app stores the choice; a press on the prerendered page waits for its start.
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible();
  await page.goto('/dashboard/transactions');
  await spending.getByRole('button', { name: 'Compare months' }).click();
  await expect(spending.getByRole('row', { name: 'Groceries −EUR 1.01 EUR 0.00' })).toBeVisible();
  await expect(spending.getByText('Groceries: EUR 1.01 more')).toBeVisible();
  const byPayee = spending.getByRole('table', { name: 'By payee' });
  await expect(byPayee.getByRole('row')).toHaveCount(11);
  await expect(byPayee.getByRole('row', { name: /payee\d+@example\.com/ })).toHaveCount(10);
  const month = spending.getByLabel('Compare this month with');
  const earlier = (await month.getByRole('option').nth(11).textContent()) ?? '';
  await month.selectOption(earlier);
  await spending.getByRole('button', { name: 'Compare months' }).click();
  await expect(byPayee.getByRole('columnheader', { name: earlier })).toBeVisible();
  await spending.getByRole('link', { name: 'What is left after planned payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planned payments' })).toBeVisible();
  await page.goto(receiptOf(ids[0]));
  await card(page).getByRole('button', { name: 'Remove' }).click();
  await expect(card(page).getByLabel('Category')).toHaveValue('');
  await page.goto('/dashboard/transactions');
  await spending.getByRole('button', { name: 'Compare months' }).click();
  await expect(spending.getByText('Open a transaction to add one.')).toBeVisible();
});

test('keeps what was typed while the bank can’t be reached', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, receiptOf(ids[0]));
  await card(page).getByLabel('Category').selectOption('Health');
  await context.setOffline(true);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByRole('alert')).toContainText('nothing was changed');
  await expect(card(page).getByLabel('Category')).toHaveValue('health');
  await context.setOffline(false);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category and notes saved.')).toBeVisible();
  // The emulator may miss a write that is committed while it opens a subscription again.
  await page.reload();
  await expect(card(page).getByText('Health')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Change' })).toBeVisible();
});
