import { putDocuments } from '@bank/backend/emulators';
import { newId, newUser } from '@bank/domain';
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { deleteDocument, longAgo, newAdmin } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { nameSortedFirst, newCustomer, openAs } from './fixtures/users';
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
  // At a level that is rare, so that they are on the first page.
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const fields = { username: `${family} ${name}`, accountLevel: 9 };
    people.push(await newCustomer({ fields }));
  }
  await openAs(page, await newAdmin('Grace'), '/admin?level=9&sort=-username');
  const selection = page.getByRole('group', { name: 'Selection' });
  const select = (name: string) =>
    page.getByRole('checkbox', { name: `Select ${family} ${name}` }).check();
  await select('Ada');
  await expect(selection.getByText('1 selected')).toBeVisible();
  await selection.getByRole('button', { name: 'Select this page' }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${family} Cy` })).toBeChecked();
  await selection.getByRole('button', { name: 'Clear selection' }).click();
  for (const name of ['Ada', 'Bo', 'Cy']) await select(name);
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

/** The user document of a new account, without its sign-in. */
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

  // All users are listed: by name, the new accounts are in between.
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
  await expect(page.getByRole('row', { name: /Transactions enabled/ })).toBeVisible();
  await act('Set account level');
  await page.getByRole('textbox', { name: 'Account level' }).fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Account level set/ })).toBeVisible();

  await act('Send money');
  await page.getByRole('textbox', { name: 'Amount' }).fill('25.50');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send money' }).click();
  await expect(page.getByRole('row', { name: /Money sent/ })).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const filter = page.getByRole('search');
  await filter.getByLabel('User’s email').fill('nobody@example.com');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(filter.getByText('No account has this email.')).toBeVisible();
  await filter.getByLabel('User’s email').fill(person.email);
  await filter.getByLabel('Admin’s email').fill(admin.email);
  await filter.getByLabel('Action').selectOption('Account level set');
  await filter.getByRole('button', { name: 'Apply' }).click();
  const entries = page.getByRole('table', { name: 'Entries' });
  await expect(entries.getByRole('row')).toHaveCount(2);
  await expect(entries.getByRole('row', { name: /Grace Account level set .* 1 4/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file).toContain(`${admin.uid},set_level,${person.uid},1,4`);
  await filter.getByLabel('Action').selectOption('Any');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(entries.getByRole('row', { name: /Money sent/ })).toContainText('EUR 0.00EUR 25.50');
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const rows = (await readFile(await all.path(), 'utf8')).split('\r\n');
  expect(rows[0]).toContain('Before,After,Currency');
  expect(rows.filter((row) => row.includes(`,send_money,${person.uid},0,25.5,EUR,`))).toHaveLength(
    1,
  );
  expect(rows.filter((row) => row.includes(`,set_level,${person.uid},1,4,,`))).toHaveLength(1);
  await filter.getByLabel('From').fill('2001-01-02');
  await filter.getByLabel('To').fill('2001-01-03');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(entries.getByText('No entries found.')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Bank overview' })
    .click();
  await expect(page.getByRole('img', { name: 'Transactions by day' })).toBeVisible();
  const sums = page.getByRole('table', { name: 'Total balances by currency' });
  await expect(sums.getByRole('row', { name: /^EUR EUR [\d,.]+$/ })).toBeVisible();
});

test('each figure of the overview links to the list that it counts', async ({ page }) => {
  const username = `Locked ${nameSortedFirst()}`;
  const { uid } = await newCustomer({ fields: { username, transactionEnabled: true } });
  const typist = `Wrong ${nameSortedFirst()}`;
  const other = await newCustomer({ fields: { username: typist } });
  const id = `spec-${uid}`;
  const proposal = { uid, kind: 'send_money', amount: 90, proposedBy: 'spec', auditId: 'spec' };
  await putDocuments(environment, [
    { path: `vatAttempts/${other.uid}`, fields: { n: 2, at: new Date() } },
    {
      path: `creditProposals/${uid}`,
      fields: { ...proposal, status: 'pending', proposedAt: longAgo() },
    },
    { path: `vatAttempts/${uid}`, fields: { n: 5, at: new Date() } },
    { path: `loans/${uid}`, fields: { loanAmount: 50, status: 'pending', timestamp: longAgo() } },
    {
      path: `transactions/${id}`,
      fields: {
        ...{ userId: uid, type: 'withdrawal', amount: 7, date: new Date(), status: 'pending' },
        ...{ method: 'PayPal', email: 'ada@example.com' },
      },
    },
  ]);
  await openAs(page, await newAdmin('Grace'), '/admin/overview');
  const row = page.getByRole('row').filter({ hasText: username });
  const wrong = page.getByRole('row').filter({ hasText: typist });
  for (const [figure, shown] of [
    [/^Loan applications [1-9][\d,]* Oldest: [\d,]+ days ago$/, row.getByText('EUR 50.00')],
    [/^Locked customers [1-9]/, row.getByText('5 of 5')],
    [/^Failed codes [1-9]/, wrong.getByText('2 of 5')],
    [/^Credits to release [1-9][\d,]* Oldest: [\d,]+ days ago$/, row.getByText('EUR 90.00')],
    [/^Withdrawals [1-9].* last month$/, row.getByText('−EUR 7.00')],
    [/^New customers \d/, page.getByRole('table', { name: 'Users' })],
  ] as const) {
    await page.getByRole('link', { name: figure }).click();
    await expect(shown).toBeVisible();
    await page.goBack();
  }
  await page.getByRole('link', { name: /^Credits [0-9]/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Withdrawals');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/type=withdrawals&from=\d{4}-\d{2}-01$/);
  await expect(row.getByText('−EUR 7.00')).toBeVisible();
  await page.goto('/admin/overview');

  // The administration's own address begins with the same figures.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'User administration' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: /^Locked customers [1-9]/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  for (const path of [
    ...[`vatAttempts/${uid}`, `vatAttempts/${other.uid}`],
    ...[`loans/${uid}`, `creditProposals/${uid}`],
  ])
    await deleteDocument(path);
});
