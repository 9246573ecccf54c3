import { expect } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { newCustomer, newCustomerWithFunds, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { dialogs, enterCode, expectPaidOnce, fillIn, goToCode } from './fixtures/withdrawal';

const CODE = 4821;
const DANGER = 'rgb(165, 38, 28)';

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

  await amount.fill('');
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(amount).toHaveValue('2000.00');
  await amount.fill('0.01');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Balance hidden');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(summary).toContainText('EUR 1,999.99');
});

test('shows an amount over the balance once: in the field, or in the dialog above it', async ({
  page,
}) => {
  await openAs(page, await newCustomerWithFunds(100, CODE), '/Withdrawal');
  await fillIn(page, '100.01');
  const errors = page.getByText('Insufficient funds.');
  await expect(errors).toHaveCount(1);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialogs.error(page).getByText('Insufficient funds.')).toBeVisible();
  await expect(errors).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(errors).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(`shows the summary beside the form on a wide screen only, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, await newCustomerWithFunds(1_000_000_000, CODE), '/Withdrawal');
    const form = page.locator('form');
    await expect(form).toBeVisible();
    const summary = page.getByRole('region', { name: 'Summary' });
    if (width < 960) {
      await expect(summary).toBeHidden();
    } else {
      await expect(summary).toBeVisible();
      const [left, right] = await Promise.all([form.boundingBox(), summary.boundingBox()]);
      expect(right?.x).toBeGreaterThan((left?.x ?? Infinity) + (left?.width ?? 0));
    }

    // The largest balance is on one line, below its title and the button.
    await page.getByRole('button', { name: 'Show balance' }).click();
    const balance = page.getByRole('region', { name: 'Available balance' });
    const [title, toggle, figure] = await Promise.all(
      [
        balance.getByRole('heading', { name: 'Available balance' }),
        balance.getByRole('button', { name: 'Hide balance' }),
        balance.getByText('EUR 1,000,000,000.00').first(),
      ].map((each) => each.boundingBox()),
    );
    if (!title || !toggle || !figure) throw new Error('The balance is not visible.');
    expect(Math.abs(title.y + title.height / 2 - toggle.y - toggle.height / 2)).toBeLessThan(4);
    expect(figure.y).toBeGreaterThanOrEqual(title.y + title.height);
    expect(figure.height).toBeLessThan(50);
  });
}

test('tells how to contact the admin about a restriction', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Withdrawal');
  const link = page.getByRole('link', { name: 'Email support' });
  await expect(link).toHaveAttribute('href', new RegExp(`subject=Transfer.*${person.uid}`));
});

test('withdraws whole amounts in a zero-decimal currency, from a balance with cents', async ({
  page,
}) => {
  const yen = { country: 'JPY', accountBalance: 960_000.5, accountLevel: 2 };
  const fields = { ...yen, transactionEnabled: true };
  const person = await newCustomer({ fields, vatCode: CODE });
  await openAs(page, person, '/Withdrawal');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText('JPY 960,000.50', { exact: true }).first()).toBeVisible();
  const amount = page.getByLabel('Amount');
  await fillIn(page, '1,250.50');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialogs.error(page).getByText('Invalid withdrawal amount.')).toBeVisible();
  await dialogs.error(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(amount).toHaveAccessibleDescription(/This currency has no decimals\./);
  await amount.fill('1,250');
  await expect(amount).toHaveAccessibleDescription('JPY 1,250');
  await amount.fill('');
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(amount).toHaveValue('960000');
  await goToCode(page);
  await enterCode(page, CODE);
  await expect(dialogs.success(page).getByText('JPY 960,000').first()).toBeVisible();
  await expectPaidOnce(person.uid, 960_000, 0.5);
});

test('groups an IBAN while typing and warns about a typing error without blocking', async ({
  page,
}) => {
  await openAs(page, await newCustomerWithFunds(100, CODE), '/Withdrawal');
  const account = page.getByLabel('Account number');
  await account.fill('DE89370400440532013001');
  await expect(account).toHaveAccessibleDescription('DE89 3704 0044 0532 0130 01');
  await page.getByLabel('Bank name').fill('Nordbank');
  await expect(page.getByText('Please check this IBAN.')).toBeVisible();
  await account.fill('DE89370400440532013000');
  await page.getByLabel('Account holder name').fill('Bo');
  await expect(page.getByText('Please check this IBAN.')).toHaveCount(0);
  await account.fill('DE89370400440532013001');
  await page.getByLabel('Amount').fill('10');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialogs.review(page).getByText('DE89 3704 0044 0532 0130 01')).toBeVisible();
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
    // Looks invalid although it has the focus.
    await expect(field.locator('..')).toHaveCSS('outline-color', DANGER);
    await expect(field).toHaveAccessibleDescription(new RegExp(text.replace('$', '\\$')));
    await expect(field).toHaveValue(typed);
  }
  // The fields of another method are kept while this one is shown, and have no errors yet.
  await page.getByLabel('Payment method').selectOption('Cryptocurrency');
  await expect(page.getByLabel('Crypto address')).toHaveValue('0x5290');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
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
