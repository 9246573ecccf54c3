import { expect } from '@playwright/test';
import { accountOf } from '../fixtures/backend';
import { demoAccount, nameListedFirst, newCustomer, USERS_BY_NAME } from '../fixtures/people';
import { test } from '../fixtures/test';
import { enterAs } from './hands';

test('do everything that an admin may do to a user', async ({ page }) => {
  const username = nameListedFirst();
  const { uid } = await newCustomer({ fields: { username } });
  const hands = await enterAs(page, demoAccount('admin'), USERS_BY_NAME);
  const actions = page.getByRole('button', { name: `Actions for ${username}` });
  const dialog = page.getByRole('dialog');
  const choose = async (action: string) => {
    await hands.pressOn(actions);
    await hands.pressOn(dialog.getByRole('button', { name: action }));
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
    await hands.type('0');
    await hands.pressOn(dialog.getByRole('button', { name: 'Review' }));
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/Enter an amount above 0\./);
    await hands.press('Backspace');
    await hands.type('50');
    await hands.press('Enter');
    await hands.pressOn(dialog.getByRole('button', { name: action }));
    await isDone(stored);
  }

  await choose('Set account level');
  const level = dialog.getByRole('textbox', { name: 'Account level' });
  await expect(level).toBeFocused();
  await hands.type('12');
  await hands.press('Enter');
  await expect(level).toBeFocused();
  await expect(level).toHaveAccessibleDescription(/Enter a whole number from 1 to 9\./);
  await hands.press('Backspace');
  await hands.press('Enter');
  // A level of 1 it has already.
  await expect(level).toBeFocused();
  await hands.press('Backspace');
  await hands.type('2');
  await hands.press('Enter');
  await isDone({ accountLevel: 2 });

  await choose('Generate VAT code');
  await hands.pressOn(dialog.getByRole('button', { name: 'Generate', exact: true }));
  await isDone({});
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText(/^[1-9]\d{3}$/)).toBeVisible();
});
