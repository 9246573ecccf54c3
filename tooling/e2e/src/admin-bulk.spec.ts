import { putDocuments } from '@bank/backend/emulators';
import { newId, newUser } from '@bank/domain';
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { deleteDocument, newAdmin } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { newCustomer, openAs } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';

test('a bulk action reports each result, pauses offline and retries the rest', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  const family = `Zu${newId()
    .replace(/[^a-z]/gi, '')
    .slice(0, 8)}`;
  const people = [];
  for (const name of ['Ada', 'Bo', 'Cy'])
    people.push(await newCustomer({ fields: { username: `${family} ${name}` } }));
  await openAs(page, await newAdmin('Grace'), `/admin?q=${family}`);
  const selection = page.getByRole('group', { name: 'Selection' });
  await page.getByRole('checkbox', { name: `Select ${family} Ada` }).check();
  await expect(selection.getByText('1 selected')).toBeVisible();
  await selection.getByRole('button', { name: 'Select this page' }).click();
  await expect(selection.getByText('3 selected')).toBeVisible();

  await selection.getByRole('button', { name: 'Enable transactions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enable transactions for 3 users' });
  await expect(dialog.getByText('Waiting')).toHaveCount(3);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Enable', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/The connection was lost. 0 of 3 are done/, {
    timeout: 30_000,
  });
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Retry the rest' }).click();
  await expect(dialog.getByText('3 of 3 are done.')).toBeVisible({ timeout: 30_000 });
  for (const { uid } of people) {
    expect(await accountOf(uid)).toMatchObject({ transactionEnabled: true });
    expect(await storedWhere('auditLog', 'uid', uid)).toHaveLength(1);
  }
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await selection.getByRole('button', { name: 'Generate VAT codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('3 of 3 are done.')).toBeVisible();
  for (const { uid } of people) expect(await storedWhere('auditLog', 'uid', uid)).toHaveLength(2);
});

/** An account as a sign-up leaves it, but without anybody who could sign in. */
function signUp(transactions: { transactionEnabled?: boolean } = {}) {
  const uid = `spec-${newId()}`;
  // Before most customers by name, but after the people of other specs.
  const person = { uid, username: `Aa ${uid}`, country: 'EUR', number: '1', email: uid };
  return { path: `users/${uid}`, fields: { ...newUser(person), ...transactions } };
}

test('sign-ups in bulk leave the first page to enabled customers', async ({ page }) => {
  const real = Array.from({ length: 25 }, () => signUp({ transactionEnabled: true }));
  const junk = Array.from({ length: 300 }, () => signUp());
  await putDocuments(environment, [...real, ...junk]);
  await openAs(page, await newAdmin('Grace'), '/admin');
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('rowheader')).toHaveCount(25);
  await expect(table.getByText('Enabled', { exact: true })).toHaveCount(25);

  // Nobody is left out: by name, the new accounts are in between.
  await table.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click();
  await expect(page).toHaveURL('/admin?sort=username');
  await expect(table.getByText('Disabled', { exact: true }).first()).toBeVisible();
  await Promise.all([...real, ...junk].map(({ path }) => deleteDocument(path)));
});

test('filters and exports the audit log, and the overview counts', async ({ page }) => {
  const person = await newCustomer({ fields: { username: 'Ida =1+1' } });
  const admin = await newAdmin('Grace');
  await openAs(page, admin, `/admin/users/${person.uid}`);
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await act('Enable transactions');
  await expect(page.getByRole('row', { name: /Transactions changed/ })).toBeVisible();
  await act('Set account level');
  await page.getByRole('textbox', { name: 'Account level' }).fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Level set/ })).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const filter = page.getByRole('search');
  await filter.getByLabel('User’s email').fill('nobody@example.com');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(filter.getByText('No account has this email.')).toBeVisible();
  await filter.getByLabel('User’s email').fill(person.email);
  await filter.getByLabel('Admin’s email').fill(admin.email);
  await filter.getByLabel('Action').selectOption('Level set');
  await filter.getByRole('button', { name: 'Apply' }).click();
  const entries = page.getByRole('table', { name: 'Entries' });
  await expect(entries.getByRole('row', { name: /Grace Level set .* 1 4/ })).toBeVisible();
  await expect(entries.getByRole('row')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file).toContain(`${admin.uid},set_level,${person.uid},1,4`);
  await filter.getByLabel('From').fill('2001-01-02');
  await filter.getByLabel('To').fill('2001-01-03');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(entries.getByText('No entries found.')).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('img', { name: 'Transactions by day' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pending requests' })).toContainText(/Loans: \d/);
  const sums = page.getByRole('table', { name: 'Total balances by currency' });
  await expect(sums.getByRole('row', { name: /^EUR EUR [\d,.]+$/ })).toBeVisible();
});
