import { putDocuments } from '@bank/backend/emulators';
import { expect } from '@playwright/test';
import { accountOf, storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { newCustomer, newCustomerWithFunds, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { dialogs, enterCode, expectPaidOnce, fillIn, goToCode } from './fixtures/withdrawal';

const CODE = 4821;
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

const methods = [
  {
    method: 'Bank',
    labels: { 'Account number': 'DE00 1234', 'Bank name': 'Nordbank', 'Account holder name': 'Bo' },
    stored: { accountNumber: 'DE00 1234', bankName: 'Nordbank', accountHolderName: 'Bo' },
    recipient: 'To Bo',
  },
  {
    method: 'PayPal',
    labels: { 'PayPal email': 'bo@example.com' },
    stored: { email: 'bo@example.com' },
    recipient: 'To bo@example.com',
  },
  {
    method: 'CashApp',
    labels: { 'CashApp email or $cashtag': ' $BoLind ' },
    stored: { email: '$BoLind' },
    recipient: 'To $BoLind',
  },
  {
    method: 'Cryptocurrency',
    labels: { 'Crypto address': ADDRESS },
    coin: 'ETH',
    stored: { cryptoAddress: ADDRESS, cryptoType: 'ETH' },
    recipient: `To ${ADDRESS}`,
  },
] as const;

for (const { method, labels, stored, recipient, ...rest } of methods) {
  test(`withdraws by ${method}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const person = await newCustomerWithFunds(100, CODE);
    await openAs(page, person, '/Withdrawal');
    await page.getByRole('button', { name: 'Show balance' }).click();
    await page.getByLabel('Payment method').selectOption(method);
    for (const [label, value] of Object.entries(labels)) await page.getByLabel(label).fill(value);
    if ('coin' in rest) await page.getByLabel('Coin').selectOption(rest.coin);
    await page.getByLabel('Amount').fill('10.05');
    await goToCode(page);
    await enterCode(page, CODE);
    const success = dialogs.success(page);
    await expect(success.getByText('EUR 89.95')).toBeVisible();
    await expect(success.getByRole('heading', { name: 'Withdrawal Successful' })).toBeFocused();
    // The page as a small phone shows it, without scrolling.
    for (const visible of [
      success.getByText('EUR 10.05'),
      success.getByText(recipient),
      success.getByRole('button', { name: 'Done' }),
      success.getByRole('link', { name: 'View receipt' }),
    ])
      await expect(visible).toBeInViewport({ ratio: 1 });
    await expectPaidOnce(person.uid, 10.05, 89.95);
    expect(await storedWhere('withdrawals', 'uid', person.uid)).toEqual([
      expect.objectContaining({ method, ...stored }),
    ]);
    await success.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByLabel('Amount')).toHaveValue('');
  });
}

test('rejects forbidden withdrawals with the product’s messages, in order', async ({ page }) => {
  const person = await newCustomer({ fields: { accountBalance: 50 } });
  await openAs(page, person, '/Withdrawal');
  const restrictions = page.getByRole('main').getByRole('listitem');
  await expect(restrictions).toHaveText([
    'System is currently upgrading. Transactions are temporarily disabled.',
    /^Your account level is too low for this transaction\. Please upgrade to level 2\./,
    /^You don’t have a VAT code yet\./,
  ]);
  await page.getByRole('button', { name: 'Show balance' }).click();
  const tryAmount = async (amount: string) => {
    await fillIn(page, amount);
    await page.getByRole('button', { name: 'Withdraw' }).click();
  };
  for (const [amount, text] of [
    ['0', 'Invalid withdrawal amount.'],
    ['1,234', 'Invalid withdrawal amount.'],
    ['50.01', 'Insufficient funds.'],
    ['50', 'System is currently upgrading. Transactions are temporarily disabled.'],
  ] as const) {
    await tryAmount(amount);
    await expect(dialogs.error(page).getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
  }

  // An admin enables transactions meanwhile: the open form updates live.
  const { id, ...account } = await accountOf(person.uid);
  await putDocuments(environment, [
    { path: `users/${id}`, fields: { ...account, accountBalance: 60, transactionEnabled: true } },
  ]);
  await expect(page.getByText('EUR 60.00', { exact: true })).toBeVisible();
  await expect(restrictions).toHaveCount(2);
  await tryAmount('50');
  const upgrade = page.getByRole('dialog', { name: 'Upgrade Required' });
  await expect(
    upgrade.getByText(
      'Your account level is too low for this transaction. Please upgrade to level 2.',
    ),
  ).toBeVisible();
  await upgrade.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('50');
  expect(await storedWhere('transactions', 'userId', person.uid)).toEqual([]);
});

test('locks the code after five wrong guesses', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await goToCode(page);
  // Repeating the same code would not count as another guess.
  for (const [wrong, left] of [
    [1001, 'You have 4 attempts left.'],
    [1002, 'You have 3 attempts left.'],
    [1003, 'You have 2 attempts left.'],
    [1004, 'You have 1 attempt left.'],
    [1005, 'This code is now locked. Please contact the admin for a new one.'],
  ] as const) {
    await enterCode(page, wrong);
    await expect(dialogs.error(page).getByText('Wrong VAT code. Please try again.')).toBeVisible();
    await expect(dialogs.error(page).getByText(left)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await enterCode(page, CODE);
  await expect(
    dialogs.error(page).getByText('This VAT code is locked after five wrong attempts.'),
  ).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({ accountBalance: 100 });
});

test('explains that no code was issued', async ({ page }) => {
  const fields = { accountBalance: 100, accountLevel: 2, transactionEnabled: true };
  await openAs(page, await newCustomer({ fields }), '/Withdrawal');
  await fillIn(page, '10');
  await goToCode(page);
  await enterCode(page, CODE);
  await expect(dialogs.error(page).getByText('You don’t have a VAT code yet.')).toBeVisible();
});

test('warns before unsaved input is lost', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Cards');
  await page.getByRole('link', { name: 'Transfer' }).first().click();
  await fillIn(page, '10');
  const leave = page.getByRole('dialog', { name: 'Leave this page?' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Cards' }).click();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('10');
  await page.goBack();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('PayPal email')).toHaveValue('bo@example.com');
  await menu.getByRole('link', { name: 'Cards' }).click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/Cards');
});
