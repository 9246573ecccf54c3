import { newId } from '@bank/domain';
import { expect } from '@playwright/test';
import { newCustomer } from '../fixtures/users';
import { openAndStartApp, waitForAppStart } from '../fixtures/app-start';
import { test } from '../fixtures/test';
import { signInByKeyboard, KeyboardUser } from './keyboard-user';

test('register', async ({ page }) => {
  const keyboard = new KeyboardUser(page);
  await page.goto('/');
  await keyboard.press('Tab');
  // The key press bootstraps the app, which keeps the focus.
  await waitForAppStart(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.pressOn(page.getByRole('link', { name: 'Sign Up' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused();

  const register = page.getByRole('button', { name: 'Register' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await keyboard.pressOn(register);
  await expect(field('Username')).toBeFocused();
  await keyboard.type('Ines Carvalho');
  await keyboard.typeInto(field('Email'), `${newId().toLowerCase()}@example.com`);
  await keyboard.typeInto(field('Phone number'), '+55 11 5550 1234');
  await keyboard.typeInto(field('Password'), 'correct horse');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await keyboard.press('Space');
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await keyboard.typeInto(page.getByRole('combobox', { name: 'Country' }), 'braz');
  await expect(page.getByRole('option', { name: /Brazil/ })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Brazil');
  await keyboard.pressOn(register);
  await expect(page).toHaveURL('/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: /Ines/ })).toBeFocused();
});

test('sign in after a wrong password, and sign out', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  const keyboard = new KeyboardUser(page);
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/SignIn');
  await keyboard.typeInto(email, person.email);
  await keyboard.press('Enter');
  await expect(password).toBeFocused();
  await keyboard.type('not the one');
  await keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Incorrect password');
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(person.email);
  await keyboard.typeInto(password, person.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeFocused();

  await keyboard.pressOn(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/SignIn');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  // Sign-out reloads the page to clear all user data, so the focus starts at its top.
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('reset a password', async ({ page }) => {
  const keyboard = new KeyboardUser(page);
  const email = page.getByLabel('Email', { exact: true });
  await openAndStartApp(page, '/SignIn');
  await keyboard.pressOn(page.getByRole('link', { name: 'Forgot Password' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.pressOn(page.getByRole('button', { name: 'Reset Password' }));
  await expect(email).toBeFocused();
  await keyboard.type((await newCustomer()).email);
  await keyboard.press('Enter');
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
});

test('open and close the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keyboard = await signInByKeyboard(page, await newCustomer(), '/dispute');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await keyboard.pressOn(button);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await keyboard.press('Escape');
  await expect(button).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.pressOn(drawer.getByRole('link', { name: 'Cards' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused();
});
