import { putDocuments } from '@bank/backend/emulators';
import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { environment } from './fixtures/environment';
import { daysAgo, newCustomerWith, sixtyWithdrawals } from './fixtures/ledger';
import { openAs } from './fixtures/users';
import { test } from './fixtures/test';

const times = (page: Page) => page.getByRole('table').getByRole('time');
const day = (daysBack: number) => daysAgo(daysBack).toISOString().slice(0, 10);

async function openList(page: Page, query = '') {
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, `/dashboard/transactions${query}`);
  return { person, ids };
}

test('paginates with a URL per page', async ({ page }) => {
  await openList(page);
  await expect(times(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeHidden();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('EUR 1.26')).toBeInViewport();
  await expect(page.getByText('Transaction History').first()).toBeFocused();
  await expect(times(page)).toHaveCount(25);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(times(page)).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Next page' })).toBeHidden();

  const third = page.url();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('EUR 1.26')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('EUR 1.01')).toBeVisible();
  await page.goto(third);
  await expect(times(page)).toHaveCount(10);
});

test('filters by type, status, day and amount in the URL, and Back undoes it', async ({ page }) => {
  await openList(page);
  await expect(times(page)).toHaveCount(25);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Type').selectOption('Withdrawal');
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByLabel('From').fill(day(9));
  await page.getByLabel('To', { exact: true }).fill(day(2));
  await page.getByLabel('Maximum amount').fill('1.07');
  await page.getByLabel('Sort by').selectOption('Smallest first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('table').getByText(/EUR/)).toHaveText([
    '−EUR 1.03',
    '−EUR 1.05',
    '−EUR 1.07',
  ]);
  await expect(page).toHaveURL(
    `/dashboard/transactions?type=withdrawal&status=pending&from=${day(9)}&to=${day(2)}&max=1.07&sort=smallest`,
  );
  await page.reload();
  await expect(times(page)).toHaveCount(3);
  await expect(page.getByLabel('Status')).toHaveValue('pending');
  await page.goBack();
  await expect(times(page)).toHaveCount(25);
  await expect(page.getByLabel('Status')).toHaveValue('');
});

test('explains an invalid filter and sends no query', async ({ page }) => {
  await openList(page);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Minimum amount').fill('9');
  await page.getByLabel('Maximum amount').fill('8');
  await page.getByLabel('From').fill(day(1));
  await page.getByLabel('To', { exact: true }).fill(day(2));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The maximum is below the minimum.')).toBeVisible();
  await expect(page.getByText('The end date is before the start date.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/transactions');
});

test('searches the visible texts of an entry and shows how far it searched', async ({ page }) => {
  await openList(page);
  await page.getByLabel('Search').fill('PAYEE41@');
  await page.keyboard.press('Enter');
  await expect(times(page)).toHaveCount(1);
  await expect(page.getByText('Searched all 60 transactions.')).toBeVisible();
  await page.getByLabel('Search').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No transactions match these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(times(page)).toHaveCount(25);
});

test('shows a new entry live', async ({ page }) => {
  const { person } = await openList(page);
  await expect(times(page)).toHaveCount(25);
  const fields = {
    userId: person.uid,
    type: 'send_money',
    amount: 77.7,
    date: new Date(),
    status: 'completed',
  };
  await putDocuments(environment, [{ path: `transactions/${newId()}`, fields }]);
  await expect(page.getByText('+EUR 77.70')).toBeVisible();
});
