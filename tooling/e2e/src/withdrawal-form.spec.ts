import { expect } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { newCustomerWithFunds, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { dialogs } from './fixtures/withdrawal';

const CODE = 4821;

test('repeats the amount as typed, in either number format, and shows at once which limit it exceeds', async ({
  page,
}) => {
  await openAs(page, await newCustomerWithFunds(2000, CODE), '/Withdrawal');
  const amount = page.getByLabel('Amount');
  for (const typed of ['1.234,56', '1,234.56', '1234.56', ' 1 234,56 ']) {
    await amount.fill(typed);
    await expect(amount).toHaveAccessibleDescription('EUR 1,234.56');
  }
  await amount.fill('2000.01');
  await expect(page.getByRole('alert')).toHaveText('Insufficient funds.');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('2000');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(amount).toHaveValue('2000');
});

test('rejects each field with its own message and keeps the typed text', async ({ page }) => {
  await openAs(page, await newCustomerWithFunds(100, CODE), '/Withdrawal');
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await page.getByLabel('Amount').fill('10');
  for (const [method, label, typed, text] of [
    ['Bank', 'Account number', '١٢٣٤ 🏦', 'Enter an account number with letters and numbers only.'],
    ['PayPal', 'PayPal email', '$bo', 'Enter a valid email address.'],
    ['CashApp', 'CashApp email', '$', 'Enter a valid email address or a cashtag'],
    ['Cryptocurrency', 'Crypto address', '0x5290', 'Enter a valid Bitcoin address.'],
    ['Bank', 'Account number', 'x'.repeat(10_000), 'Enter 34 characters or fewer.'],
  ] as const) {
    await page.getByLabel('Payment method').selectOption(method);
    const field = page.getByLabel(label);
    await field.fill(typed);
    await withdraw.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(text.replace('$', '\\$')));
    await expect(field).toHaveValue(typed);
  }
  // The fields of another method are kept while this one is shown.
  await page.getByLabel('Payment method').selectOption('Cryptocurrency');
  await expect(page.getByLabel('Crypto address')).toHaveValue('0x5290');
});

test('treats scripts, emoji and right-to-left text as plain text', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  const script = '<img src=x onerror="document.title = 1">';
  await page.getByLabel('Account number').fill(' \u202aDE00\u00a01234\u202c');
  await page.getByLabel('Bank name').fill(`${script} 👩‍🌾`);
  await page.getByLabel('Account holder name').fill('שרה \u202eלוי');
  await page.getByLabel('Amount').fill('10');
  const title = await page.title();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const review = dialogs.review(page);
  for (const text of ['DE00 1234', `${script} 👩‍🌾`, 'שרה לוי'])
    await expect(review.getByText(text, { exact: true })).toBeVisible();
  expect(await page.title()).toBe(title);
  await review.getByRole('button', { name: 'Confirm' }).click();

  const code = dialogs.code(page);
  await code.getByLabel('VAT code').fill('４８ - ２１');
  await expect(code.getByLabel('VAT code')).toHaveValue(String(CODE));
  await code.getByRole('button', { name: 'Submit' }).click();
  await expect(dialogs.success(page)).toBeVisible();
  expect(await storedWhere('withdrawals', 'uid', person.uid)).toEqual([
    expect.objectContaining({
      accountNumber: 'DE00 1234',
      bankName: `${script} 👩‍🌾`,
      accountHolderName: 'שרה לוי',
    }),
  ]);
});
