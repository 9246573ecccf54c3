import { brand, newId } from '@bank/domain';
import { putDocuments } from '@bank/backend/emulators';
import { expect, type Locator } from '@playwright/test';
import { environment } from './fixtures/environment';
import { daysAgo, newCustomerWith, sixtyWithdrawals } from './fixtures/ledger';
import { newCustomer, newCustomerWithFunds, openAs, signInAndReturn } from './fixtures/users';
import { test } from './fixtures/test';

/** The hue of an element's text color. */
function hueOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sixth =
      max === r
        ? (g - b) / (max - min)
        : max === g
          ? 2 + (b - r) / (max - min)
          : 4 + (r - g) / (max - min);
    return (sixth * 60 + 360) % 360;
  });
}

test('hides the balance until the user shows it, and hides it again', async ({ page }) => {
  await openAs(page, await newCustomerWithFunds(1234.5, 1234), '/DashBoard');
  const balance = page.getByRole('region', { name: 'Available balance' });
  await expect(balance.getByText('******')).toBeVisible();
  expect(await page.content()).not.toContain('1,234.50');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(balance.getByText('EUR 1,234.50')).toBeVisible();
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect(balance.getByText('******')).toBeVisible();
  await expect(page.getByText('No transactions found.')).toBeVisible();

  // The setting also applies to the transfer page.
  await page.getByRole('link', { name: 'Bank Transfer' }).click();
  const source = page.getByRole('region', { name: 'Available balance' });
  await expect(source.getByText('******')).toBeVisible();
  await expect(source.getByText('EUR 1,234.50')).toBeHidden();
  await source.getByRole('button', { name: 'Show balance' }).click();
  await expect(source.getByText('EUR 1,234.50')).toBeVisible();
  await page.goBack();
  await expect(balance.getByText('EUR 1,234.50')).toBeVisible();
});

test('links to deposit, transfer, loan and cards, and explains Quick pay', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/DashBoard');
  await page.getByRole('button', { name: 'Quick pay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick pay' });
  await expect(dialog.getByText('contact admin to deposit')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Email support' })).toBeVisible();
  // The panel behind it is dark in both themes, the dialog is not.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 254, 251)');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Quick pay' })).toBeFocused();

  const tiles = page.getByRole('navigation', { name: 'Shortcuts' });
  for (const [tile, path] of [
    ['Transfer', '/Withdrawal'],
    ['Loan', '/loan'],
    ['Cards', '/Cards'],
    ['Pay bills', '/pay-bills'],
  ] as const) {
    await tiles.getByRole('link', { name: tile }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Bank Transfer' }).click();
  await expect(page).toHaveURL('/Withdrawal');
  await page.goBack();

  await page.getByRole('link', { name: 'Add Money' }).click();
  await expect(page).toHaveURL('/dashboard/deposit');
  await page.getByRole('button', { name: /Add money to your account/ }).click();
  await expect(page.getByText('Contact admin to deposit')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email support' })).toHaveAttribute(
    'href',
    new RegExp(
      `^mailto:${brand.supportEmail}\\?subject=Deposit.*${person.uid}.*${encodeURIComponent(person.username)}`,
    ),
  );
  await expect(page.getByText('No recent transactions')).toBeVisible();
});

test('gives each status its color, and a missing status the name Completed', async ({ page }) => {
  const person = await newCustomer();
  const entries = [
    { amount: 1.11, status: 'completed', shown: 'Completed', from: 100, to: 170 },
    { amount: 2.22, status: 'pending', shown: 'Pending', from: 30, to: 60 },
    { amount: 3.33, status: 'failed', shown: 'Failed', from: 0, to: 20 },
    { amount: 4.44, status: 'on hold', shown: 'on hold', from: 190, to: 250 },
    { amount: 5.55, shown: 'Completed', from: 100, to: 170 },
  ];
  await putDocuments(
    environment,
    entries.map(({ amount, status }, index) => ({
      path: `transactions/${newId()}`,
      fields: {
        userId: person.uid,
        type: 'send_money',
        amount,
        date: new Date(Date.now() - index * 60_000),
        ...(status !== undefined && { status }),
      },
    })),
  );
  await openAs(page, person, '/DashBoard');
  for (const { amount, shown, from, to } of entries) {
    const badge = page
      .getByRole('row')
      .filter({ hasText: String(amount) })
      .getByText(shown);
    await expect(badge).toBeVisible();
    const hue = await hueOf(badge);
    expect(hue, shown).toBeGreaterThanOrEqual(from);
    expect(hue, shown).toBeLessThanOrEqual(to);
  }
});

test('remembers on the device that the balance is shown, until it is hidden or the user signs out', async ({
  page,
}) => {
  const person = await newCustomerWithFunds(1234.5, 1234);
  await openAs(page, person, '/DashBoard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await page.reload();
  await expect(page.getByText('EUR 1,234.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible();

  await page.getByRole('button', { name: 'Show balance' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  // Wait for the reload after sign-out: the old document is gone once the form is visible.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // Signs in through the form, with only the state that sign-out left on the device.
  await signInAndReturn(page, person, '/DashBoard');
  await expect(page.getByText('******')).toBeVisible();
});

test('lists the latest transactions by month, and links to all of them', async ({ page }) => {
  const { person } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, '/DashBoard');
  const table = page.getByRole('table', { name: 'Transaction History' });
  await expect(table.getByRole('time')).toHaveCount(10);
  await expect(table.getByRole('columnheader')).toHaveText(['Status', 'Date', 'Amount', 'Type']);
  const month = daysAgo(0).toLocaleString('en-US', { month: 'long', year: 'numeric' });
  await expect(table.getByRole('rowheader', { name: month })).toBeVisible();
  await expect(table.getByText('payee0@example.com')).toBeVisible();
  const names = await table
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(10);
  const shown = await table
    .getByRole('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
  expect(shown).toEqual([...shown].sort().reverse());
  await page.getByRole('link', { name: 'All transactions' }).click();
  await expect(page).toHaveURL('/dashboard/transactions');
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});

test('shows an entry compactly on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { person } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, '/DashBoard');
  const row = page.getByRole('row', { name: /Withdrawal/ }).first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(72);
  // The first one is visible without scrolling, above the navigation bar.
  const bar = page.getByRole('navigation', { name: 'Most used' });
  const [rowBox, barBox] = await Promise.all([row.boundingBox(), bar.boundingBox()]);
  expect((rowBox?.y ?? Infinity) + (rowBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);
  // All four columns are still exposed to screen readers.
  await expect(row.getByRole('cell')).toHaveText(['Pending', /\d/, '−EUR 1.01']);
  await expect(row.getByRole('rowheader')).toHaveText('Withdrawal payee0@example.com');
});

test('shows a new customer the first steps', async ({ page }) => {
  await openAs(page, await newCustomer(), '/DashBoard');
  const card = page.getByRole('region', { name: 'Set up your account' });
  await expect(card.getByText('1 of 4 steps done')).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'Done' })).toHaveText(
    /Confirm your email/,
  );
  await card.getByRole('link', { name: 'Verify your identity' }).click();
  await expect(page).toHaveURL('/Kyc');
});
