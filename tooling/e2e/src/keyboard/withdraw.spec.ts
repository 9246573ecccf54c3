import { expect } from '@playwright/test';
import { newCustomerWithFunds } from '../fixtures/users';
import { test } from '../fixtures/test';
import { dialogs, expectPaidOnce } from '../fixtures/withdrawal';
import { signInByKeyboard } from './keyboard-user';

const CODE = 4821;

const payees = {
  Bank: { 'Account number': 'DE00 1234', 'Bank name': 'Nordbank', 'Account holder name': 'Bo' },
  PayPal: { 'PayPal email': 'bo@example.com' },
  CashApp: { 'CashApp email': 'bo@example.com' },
  Cryptocurrency: { 'Crypto address': '0x52908400098527886E0F7030069857D2E4169EE7', Coin: 'ETH' },
} as const;

for (const [method, payee] of Object.entries(payees)) {
  test(`withdraw by ${method}`, async ({ page }) => {
    const person = await newCustomerWithFunds(100, CODE);
    const keyboard = await signInByKeyboard(page, person, '/Withdrawal');
    await keyboard.typeInto(page.getByLabel('Payment method'), method);
    await expect(page.getByLabel('Payment method')).toHaveValue(method);
    for (const [label, value] of Object.entries(payee)) {
      await keyboard.typeInto(page.getByLabel(label), value);
    }
    await keyboard.typeInto(page.getByLabel('Amount'), '10.05');
    await keyboard.press('Enter');
    await keyboard.pressOn(dialogs.review(page).getByRole('button', { name: 'Confirm' }));

    await expect(dialogs.code(page).getByLabel('VAT code')).toBeFocused();
    await keyboard.type(String(CODE));
    await keyboard.press('Enter');
    await expect(dialogs.success(page).getByRole('heading', { level: 2 })).toBeFocused();
    await keyboard.pressOn(dialogs.success(page).getByRole('button', { name: 'Done' }));
    await expect(dialogs.success(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused();
    await expectPaidOnce(person.uid, 10.05, 89.95);
  });
}

test('correct the errors of a withdrawal and of its code', async ({ page }) => {
  const keyboard = await signInByKeyboard(
    page,
    await newCustomerWithFunds(100, CODE),
    '/Withdrawal',
  );
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await keyboard.pressOn(withdraw);
  await expect(page.getByLabel('Account number')).toBeFocused();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/Invalid withdrawal amount/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.typeInto(page.getByLabel('Payment method'), 'PayPal');
  await keyboard.typeInto(page.getByLabel('PayPal email'), 'bo');
  await keyboard.typeInto(page.getByLabel('Amount'), '10');
  await keyboard.pressOn(withdraw);
  await expect(page.getByLabel('PayPal email')).toBeFocused();
  await expect(page.getByLabel('PayPal email')).toHaveAccessibleDescription(/valid email address/);
  await keyboard.type('@example.com');
  await expect(page.getByLabel('PayPal email')).toHaveValue(/bo@example\.com/);
  await keyboard.press('Enter');
  await keyboard.pressOn(dialogs.review(page).getByRole('button', { name: 'Confirm' }));

  const code = dialogs.code(page).getByLabel('VAT code');
  await expect(code).toBeFocused();
  await keyboard.type('12');
  await keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Enter all four digits/);
  await keyboard.type('34');
  await keyboard.press('Enter');
  await expect(dialogs.error(page).getByText('Wrong VAT code.')).toBeVisible();
  await keyboard.press('Escape');
  await expect(code).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialogs.code(page)).toBeHidden();
  await expect(withdraw).toBeFocused();
});
