import { expect } from '@playwright/test';
import { accountOf } from '../fixtures/backend';
import { demoAccount, nameSortedFirst, newCustomer, USERS_BY_NAME } from '../fixtures/users';
import { test } from '../fixtures/test';
import { signInByKeyboard } from './keyboard-user';

test('perform every admin action on a user', async ({ page }) => {
  const username = nameSortedFirst();
  const { uid } = await newCustomer({ fields: { username } });
  const keyboard = await signInByKeyboard(page, demoAccount('admin'), USERS_BY_NAME);
  const actions = page.getByRole('button', { name: `Actions for ${username}` });
  const dialog = page.getByRole('dialog');
  const choose = async (action: string) => {
    await keyboard.pressOn(actions);
    await keyboard.pressOn(dialog.getByRole('button', { name: action }));
  };
  const isDone = async (stored: Record<string, unknown>) => {
    await expect(dialog).toBeHidden();
    await expect(actions).toBeFocused();
    expect(await accountOf(uid)).toMatchObject(stored);
  };

  await choose('Enable transactions');
  await isDone({ transactionEnabled: true });

  for (const [action, stored] of [
    ['Send money', { accountBalance: 50, loanBalance: 0 }],
    ['Send loan', { accountBalance: 100, loanBalance: 50 }],
  ] as const) {
    await choose(action);
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toBeFocused();
    await keyboard.type('0');
    await keyboard.pressOn(dialog.getByRole('button', { name: 'Review' }));
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/Enter an amount above 0\./);
    await keyboard.press('Backspace');
    await keyboard.type('50');
    await keyboard.press('Enter');
    await keyboard.pressOn(dialog.getByRole('button', { name: action }));
    await isDone(stored);
  }

  await choose('Set account level');
  const level = dialog.getByRole('textbox', { name: 'Account level' });
  await expect(level).toBeFocused();
  await keyboard.type('12');
  await keyboard.press('Enter');
  await expect(level).toBeFocused();
  await expect(level).toHaveAccessibleDescription(/Enter a whole number from 1 to 9\./);
  await keyboard.press('Backspace');
  await keyboard.press('Enter');
  // Level 1 is the current level.
  await expect(level).toBeFocused();
  await keyboard.press('Backspace');
  await keyboard.type('2');
  await keyboard.press('Enter');
  await isDone({ accountLevel: 2 });

  await choose('Generate VAT code');
  await keyboard.pressOn(dialog.getByRole('button', { name: 'Generate', exact: true }));
  await isDone({});
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText(/^[1-9]\d{3}$/)).toBeVisible();
});
