import { newId } from '@bank/domain';
import { putDocuments } from '@bank/backend/emulators';
import { expect, type Locator } from '@playwright/test';
import { environment } from './fixtures/environment';
import { demoAccount, newCustomer, newSpender, openAs } from './fixtures/people';
import { test } from './fixtures/test';

/** The angle of an element's text colour on the colour wheel. */
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

test('hides the balance until it is asked for, and again', async ({ page }) => {
  await openAs(page, await newSpender(1234.5, 1234), '/DashBoard');
  const balance = page.getByRole('region', { name: 'Available balance' });
  await expect(balance.getByText('******')).toBeVisible();
  expect(await page.content()).not.toContain('1,234.50');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(balance.getByText('EUR 1,234.50')).toBeVisible();
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect(balance.getByText('******')).toBeVisible();
  await expect(page.getByText('No transactions found.')).toBeVisible();
});

test('leads to deposit, transfer, loan and cards, and says how to pay quickly', async ({
  page,
}) => {
  await openAs(page, await newCustomer(), '/DashBoard');
  await page.getByRole('button', { name: 'Quick pay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick pay' });
  await expect(dialog.getByText('contact admin to deposit')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Quick pay' })).toBeFocused();

  const tiles = page.getByRole('navigation', { name: 'Shortcuts' });
  for (const [tile, path] of [
    ['Transfer', '/Withdrawal'],
    ['Loan', '/loan'],
    ['Cards', '/Cards'],
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
  await expect(page.getByText('No recent transactions')).toBeVisible();
});

test('gives each status its colour, and a missing one the name Completed', async ({ page }) => {
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

test('lists the latest transactions first, and more of them on request', async ({ page }) => {
  await openAs(page, demoAccount('customer'), '/DashBoard');
  const dates = page.getByRole('table', { name: 'Transaction History' }).getByRole('time');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(dates).toHaveCount(20);
  await more.click();
  await expect(dates).toHaveCount(40);
  await more.click();
  await expect(dates).toHaveCount(48);
  await expect(more).toBeHidden();
  const shown = await dates.evaluateAll((all) =>
    all.map((each) => each.getAttribute('datetime') ?? ''),
  );
  expect(shown).toEqual([...shown].sort().reverse());
});
