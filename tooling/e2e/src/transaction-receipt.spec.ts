import { expect } from '@playwright/test';
import { daysAgo, newCustomerWith, sixtyWithdrawals } from './fixtures/ledger';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

test('opens an entry as a receipt, which prints alone', async ({ page }) => {
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, '/DashBoard');
  await page.getByRole('link', { name: 'Withdrawal' }).first().click();
  await expect(page).toHaveURL(`/dashboard/transactions/${ids[0]}`);
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByText('−EUR 1.01')).toBeVisible();
  await expect(receipt.getByText('payee0@example.com')).toBeVisible();
  await expect(receipt.getByText(ids[0] ?? '')).toBeVisible();
  await expect(receipt.getByText(/shows it as pending/)).toBeVisible();
  await expect(receipt.getByText(/Demo receipt/)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('hides the balance after a credit while balances are hidden, on the receipt and in print', async ({
  page,
}) => {
  const credit = { type: 'send_money', amount: 600, date: daysAgo(1), status: 'completed' };
  const { person, ids } = await newCustomerWith(700, [{ ...credit, balance: 700 }]);
  await openAs(page, person, `/dashboard/transactions/${ids[0]}`);
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByText('+EUR 600.00')).toBeVisible();
  await expect(receipt.getByText('Fernhill Bank', { exact: true }).last()).toBeVisible();
  await expect(receipt.getByText('Balance after')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('EUR 700.00')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.goto('/DashBoard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  // The app stores the choice; a press on the prerendered page waits for its start.
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible();
  await page.goto(`/dashboard/transactions/${ids[0]}`);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('EUR 700.00')).toBeVisible();
});

test('reports a problem with a payment, and links the dispute to its receipt', async ({ page }) => {
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  const receiptUrl = `/dashboard/transactions/${ids[3]}`;
  await openAs(page, person, receiptUrl);
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('1.04');
  await expect(page.getByLabel('Recipient account number')).toHaveValue('payee3@example.com');
  await expect(page.getByRole('link', { name: /^EUR 1\.04 on / })).toHaveAttribute(
    'href',
    receiptUrl,
  );
  await page.getByRole('button', { name: 'Submit Dispute' }).click();
  await page.getByRole('link', { name: 'View status' }).click();
  await page.getByRole('link', { name: 'View transaction' }).click();
  await expect(page).toHaveURL(receiptUrl);
});

test('shares a receipt with the device or copies it with its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, `/dashboard/transactions/${ids[3]}`);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Fernhill Bank: Demo receipt\nAmount: EUR 1\.04\nStatus: Completed\n/);
  expect(copied.split('\n').at(-1)).toBe(page.url());

  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => void Object.assign(window, { handedOver: data }),
    });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  const handedOver = await page.evaluate(() => (window as { handedOver?: ShareData }).handedOver);
  expect(handedOver?.title).toBe('Fernhill Bank: Demo receipt');
  expect(handedOver?.text).toContain('Amount: EUR 1.04');
  expect(handedOver?.url).toBe(page.url());
});

test('is not available to anyone else', async ({ page }) => {
  const { ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, await newCustomer(), `/dashboard/transactions/${ids[0]}`);
  await expect(page.getByText('We couldn’t find this transaction in your account.')).toBeVisible();
});
