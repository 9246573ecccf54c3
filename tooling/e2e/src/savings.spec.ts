import { expect, type Page } from '@playwright/test';
import { accountOf, storedWhere } from './fixtures/backend';
import { daysAgo, newCustomerWith } from './fixtures/ledger';
import { newCustomer, openAs, type Person } from './fixtures/users';
import { test } from './fixtures/test';
import { KeyboardUser } from './keyboard/keyboard-user';

// Savings pots: money set aside, which the rules keep exact and out of payments.
const PATH = '/dashboard/savings';

const newSaver = (fields = {}) =>
  newCustomer({ fields: { accountBalance: 100.1, transactionEnabled: true, ...fields } });

const pot = (page: Page, name: string) => page.getByRole('region', { name });

async function openPot(page: Page, name: string, target = '') {
  await page.getByRole('button', { name: 'New pot' }).click();
  const dialog = page.getByRole('dialog', { name: 'New savings pot' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Target').fill(target);
  await dialog.getByRole('button', { name: 'Create pot' }).click();
  await expect(dialog).toBeHidden();
  await expect(pot(page, name)).toBeVisible();
}

async function move(page: Page, button: 'Add money' | 'Take out', name: string, amount: string) {
  await pot(page, name)
    .getByRole('button', { name: button === 'Add money' ? /^Add/ : /^Take/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: button }).click();
}

async function expectSaved({ uid }: Person, balance: number, saved: number) {
  expect(await accountOf(uid)).toMatchObject({ accountBalance: balance });
  expect(await storedWhere('pots', 'uid', uid)).toMatchObject([{ balance: saved }]);
}

test('money goes to a pot and back, and never into a payment', async ({ page }) => {
  const person = await newSaver();
  await openAs(page, person, '/DashBoard');
  await page.getByRole('link', { name: 'Savings pots' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText('No savings pots yet')).toBeVisible();
  await openPot(page, 'Holiday', '50');
  await expect(page.getByText('Pot Holiday created.')).toBeVisible();
  await page.getByRole('button', { name: 'Show balance' }).click();

  await move(page, 'Add money', 'Holiday', '60.05');
  await expect(page.getByText('EUR 60.05 added to Holiday.')).toBeVisible();
  await expect(pot(page, 'Holiday')).toContainText('EUR 60.05 of EUR 50.00');
  await expect(pot(page, 'Holiday')).toContainText('Target reached');
  await expect(page.getByText('EUR 40.05')).toBeVisible();
  await expectSaved(person, 40.05, 60.05);

  await move(page, 'Take out', 'Holiday', '60.06');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/holds less/);
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect(pot(page, 'Holiday')).toContainText('EUR 40.05 of EUR 50.00');
  await expectSaved(person, 60.05, 40.05);

  await pot(page, 'Holiday').getByText('Latest activity').click();
  await expect(pot(page, 'Holiday').getByRole('listitem')).toHaveText([
    /Taken out.*20\.00/,
    /Added.*60\.05/,
  ]);

  // The transfer offers the balance only.
  await page.goto('/Withdrawal');
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('60.05');
});

test('two tabs show the same pots, and move money once each', async ({
  page,
  context,
  allowConsole,
}) => {
  // The second of two racing commits is denied, and then repeated.
  allowConsole(/status of 403|permission-denied/);
  const person = await newSaver();
  await openAs(page, person, PATH);
  await openPot(page, 'Bike');
  await page.getByRole('button', { name: 'Show balance' }).click();
  const other = await context.newPage();
  await other.goto(PATH);
  await expect(pot(other, 'Bike')).toBeVisible();
  await Promise.all([
    move(page, 'Add money', 'Bike', '10'),
    move(other, 'Add money', 'Bike', '20.10'),
  ]);
  await expect(pot(page, 'Bike')).toContainText('EUR 30.10');
  await expect(pot(other, 'Bike')).toContainText('EUR 30.10');
  await expectSaved(person, 70, 30.1);

  // What one tab has taken out, the other can't.
  await pot(page, 'Bike').getByRole('button', { name: 'Take out money from Bike' }).click();
  await move(other, 'Take out', 'Bike', '30.10');
  await expect(pot(other, 'Bike')).toContainText('EUR 0.00');
  await page.getByRole('dialog').getByLabel('Amount').fill('30.10');
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/holds less/);
  await page.keyboard.press('Escape');

  await other.getByRole('button', { name: 'Change Bike' }).click();
  await other.getByRole('button', { name: 'Delete pot' }).click();
  await expect(page.getByText('No savings pots yet')).toBeVisible();
  expect(await storedWhere('pots', 'uid', person.uid)).toEqual([]);
  expect(await accountOf(person.uid)).toMatchObject({ accountBalance: 100.1 });
});

test('the pots are used with the keyboard, and say why money can’t be moved', async ({ page }) => {
  const person = await newSaver({ transactionEnabled: false });
  await openAs(page, person, PATH);
  const keyboard = new KeyboardUser(page);
  await keyboard.pressOn(page.getByRole('button', { name: 'New pot' }));
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await keyboard.type('Holiday');
  await keyboard.press('Enter');
  await expect(pot(page, 'Holiday')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await keyboard.pressOn(page.getByRole('button', { name: 'Add money to Holiday' }));
  await keyboard.type('5');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Transactions are temporarily disabled.');
  await expect(page.getByLabel('Amount')).toHaveValue('5');
  await expectSaved(person, 100.1, 0);
});

test('a long name fits a phone, also in its toast', async ({ page }) => {
  const name = 'Donaudampfschifffahrtsgesellschaftsreise';
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, await newSaver(), PATH);
  await openPot(page, name);
  for (const shown of [page.getByText(`Pot ${name} created.`), pot(page, name)]) {
    const box = await shown.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test('charts and totals are the same before and after a move', async ({ page }) => {
  const entries = [{ type: 'send_money', amount: 100.1, date: daysAgo(3), status: 'completed' }];
  const { person } = await newCustomerWith(100.1, entries, { transactionEnabled: true });
  const chart = page.getByRole('img', { name: 'Balance over time' });
  await openAs(page, person, '/DashBoard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  const summary = /^From EUR 0\.00 on .* to EUR 100\.10 today\.$/;
  await expect(chart).toHaveAccessibleDescription(summary);

  await page.getByRole('link', { name: 'Savings pots' }).click();
  await openPot(page, 'Holiday');
  await move(page, 'Add money', 'Holiday', '100.10');
  await expect(pot(page, 'Holiday')).toContainText('EUR 100.10');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Available balance' })).toContainText('EUR 0.00');
  await expect(chart).toHaveAccessibleDescription(summary);
  await expect(
    page.getByText('The balance in the chart includes your savings pots.'),
  ).toBeVisible();
});
