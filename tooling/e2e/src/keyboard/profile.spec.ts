import { expect } from '@playwright/test';
import { newCustomer } from '../fixtures/people';
import { test } from '../fixtures/test';
import { enterAs } from './hands';

test('change the username', async ({ page }) => {
  const hands = await enterAs(page, await newCustomer(), '/Profile');
  const edit = page.getByRole('button', { name: 'Edit username' });
  const name = page.getByRole('textbox', { name: 'Username' });
  await hands.pressOn(edit);
  await expect(name).toBeFocused();
  await hands.press('ControlOrMeta+a');
  await hands.press('Delete');
  await hands.pressOn(page.getByRole('button', { name: 'Save' }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/./);
  await hands.type('Grace N.');
  await hands.press('Enter');
  await expect(edit).toBeFocused();
  await expect(page.getByText('Grace N.').first()).toBeVisible();
});

test('change the email', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  const hands = await enterAs(page, person, '/Profile');
  const edit = page.getByRole('button', { name: 'Edit email' });
  await hands.pressOn(edit);
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Current password', { exact: true });
  await expect(dialog.getByRole('textbox', { name: /email/i })).toBeFocused();
  await hands.type(`new-${person.email}`);
  await hands.press('Enter');
  await expect(password).toBeFocused();
  await hands.type('not the one');
  await hands.press('Enter');
  await expect(password).toHaveAccessibleDescription(/./);
  await expect(password).toBeFocused();
  await hands.typeInto(password, person.password);
  await hands.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(`new-${person.email}`);
  await hands.pressOn(dialog.getByRole('button', { name: 'Done' }));
  await expect(edit).toBeFocused();
});
