import { expect } from '@playwright/test';
import { changeUser } from '../fixtures/change-user';
import { newCustomer } from '../fixtures/users';
import { test } from '../fixtures/test';
import { signInByKeyboard } from './keyboard-user';

test('change the username', async ({ page }) => {
  const person = await newCustomer();
  const keyboard = await signInByKeyboard(page, person, '/Profile');
  const edit = page.getByRole('button', { name: 'Edit username' });
  const name = page.getByRole('textbox', { name: 'Username' });
  const username = 'Grace Okafor';
  await changeUser(person.uid, { username }, page.getByRole('banner').getByText(username));
  await keyboard.pressOn(edit);
  await expect(name).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await keyboard.pressOn(page.getByRole('button', { name: 'Save' }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/./);
  await keyboard.type('Grace N.');
  await keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(page.getByText('Grace N.').first()).toBeVisible();
});

test('change the email', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  const keyboard = await signInByKeyboard(page, person, '/Profile');
  const edit = page.getByRole('button', { name: 'Edit email' });
  await keyboard.pressOn(edit);
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Current password', { exact: true });
  await expect(dialog.getByRole('textbox', { name: /email/i })).toBeFocused();
  await keyboard.type(`new-${person.email}`);
  await keyboard.press('Enter');
  await expect(password).toBeFocused();
  await keyboard.type('not the one');
  await keyboard.press('Enter');
  // The field is described from the start; until the answer arrives, Enter sends nothing.
  await expect(password).toHaveAccessibleDescription(/Incorrect password/);
  await expect(password).toBeFocused();
  await keyboard.typeInto(password, person.password);
  await keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(`new-${person.email}`);
  await keyboard.pressOn(dialog.getByRole('button', { name: 'Done' }));
  await expect(edit).toBeFocused();
});
