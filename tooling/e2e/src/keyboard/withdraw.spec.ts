import { expect } from '@playwright/test';
import { newSpender } from '../fixtures/people';
import { test } from '../fixtures/test';
import { dialogs, expectPaidOnce } from '../fixtures/withdrawal';
import { enterAs } from './hands';

const CODE = 4821;

const payees = {
  Bank: { 'Account number': 'DE00 1234', 'Bank name': 'Nordbank', 'Account holder name': 'Bo' },
  PayPal: { 'PayPal email': 'bo@example.com' },
  CashApp: { 'CashApp email': 'bo@example.com' },
  Cryptocurrency: { 'Crypto address': '0x52908400098527886E0F7030069857D2E4169EE7', Coin: 'ETH' },
} as const;

for (const [method, payee] of Object.entries(payees)) {
  test(`withdraw by ${method}`, async ({ page }) => {
    const person = await newSpender(100, CODE);
    const hands = await enterAs(page, person, '/Withdrawal');
    await hands.typeInto(page.getByLabel('Payment method'), method);
    await expect(page.getByLabel('Payment method')).toHaveValue(method);
    for (const [label, value] of Object.entries(payee)) {
      await hands.typeInto(page.getByLabel(label), value);
    }
    await hands.typeInto(page.getByLabel('Amount'), '10.05');
    await hands.press('Enter');
    await hands.pressOn(dialogs.review(page).getByRole('button', { name: 'Confirm' }));

    await expect(dialogs.code(page).getByLabel('VAT code')).toBeFocused();
    await hands.type(String(CODE));
    await hands.press('Enter');
    await hands.pressOn(dialogs.success(page).getByRole('button', { name: 'Close' }).first());
    await expect(dialogs.success(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused();
    await expectPaidOnce(person.uid, 10.05, 89.95);
  });
}

test('find what is wrong with a withdrawal, and with its code', async ({ page }) => {
  const hands = await enterAs(page, await newSpender(100, CODE), '/Withdrawal');
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await hands.pressOn(withdraw);
  await expect(dialogs.error(page)).toBeVisible();
  await hands.press('Escape');
  await expect(page.getByLabel('Account number')).toBeFocused();
  await hands.typeInto(page.getByLabel('Payment method'), 'PayPal');
  await hands.typeInto(page.getByLabel('PayPal email'), 'bo');
  await hands.typeInto(page.getByLabel('Amount'), '10');
  await hands.pressOn(withdraw);
  await expect(page.getByLabel('PayPal email')).toBeFocused();
  await expect(page.getByLabel('PayPal email')).toHaveAccessibleDescription(/valid email address/);
  await hands.type('@example.com');
  await expect(page.getByLabel('PayPal email')).toHaveValue(/bo@example\.com/);
  await hands.press('Enter');
  await hands.pressOn(dialogs.review(page).getByRole('button', { name: 'Confirm' }));

  const code = dialogs.code(page).getByLabel('VAT code');
  await expect(code).toBeFocused();
  await hands.type('12');
  await hands.press('Enter');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Enter all four digits/);
  await hands.type('34');
  await hands.press('Enter');
  await expect(dialogs.error(page).getByText('Wrong VAT code.')).toBeVisible();
  await hands.press('Escape');
  await expect(code).toBeFocused();
  await hands.press('Escape');
  await expect(dialogs.code(page)).toBeHidden();
  await expect(withdraw).toBeFocused();
});
