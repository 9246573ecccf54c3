import { expect } from '@playwright/test';
import { newCustomerWith, sixtyWithdrawals } from './fixtures/ledger';
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

test('shares a receipt with the device or copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { person, ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, `/dashboard/transactions/${ids[3]}`);
  const share = page.getByRole('button', { name: 'Share' });

  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => void Object.assign(window, { handedOver: data }),
    });
  });
  await share.click();
  const handedOver = await page.evaluate(() => (window as { handedOver?: ShareData }).handedOver);
  expect(handedOver?.title).toBe('Fernhill Bank: Demo receipt');
  expect(handedOver?.text).toContain('Amount: EUR 1.04');
  expect(handedOver?.url).toBe(page.url());

  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  await share.click();
  await expect(page.getByText('Link to this receipt copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('is not available to anyone else', async ({ page }) => {
  const { ids } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, await newCustomer(), `/dashboard/transactions/${ids[0]}`);
  await expect(page.getByText('We couldn’t find this transaction in your account.')).toBeVisible();
});
