import { newId } from '@bank/domain';
import { expect } from '@playwright/test';
import { newCustomer } from '../fixtures/people';
import { programIsThere } from '../fixtures/program';
import { test } from '../fixtures/test';
import { enterAs, Hands } from './hands';

test('register', async ({ page }) => {
  const hands = new Hands(page);
  await page.goto('/');
  await hands.press('Tab');
  // The key has started the program, which leaves the focus where it is.
  await programIsThere(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await hands.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await hands.pressOn(page.getByRole('link', { name: 'Sign Up' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused();

  const register = page.getByRole('button', { name: 'Register' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await hands.pressOn(register);
  await expect(field('Username')).toBeFocused();
  await hands.type('Ines Carvalho');
  await hands.typeInto(field('Email'), `${newId().toLowerCase()}@example.com`);
  await hands.typeInto(field('Phone number'), '+55 11 5550 1234');
  await hands.typeInto(field('Password'), 'correct horse');
  await hands.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await hands.press('Space');
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await hands.typeInto(page.getByRole('combobox', { name: 'Country' }), 'braz');
  await expect(page.getByRole('option', { name: /Brazil/ })).toBeVisible();
  await hands.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Brazil');
  await hands.pressOn(register);
  await expect(page).toHaveURL('/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: /Ines/ })).toBeFocused();
});

test('sign in, find that it was wrong, and sign out', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  const hands = new Hands(page);
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/SignIn');
  await hands.typeInto(email, person.email);
  await hands.press('Enter');
  await expect(password).toBeFocused();
  await hands.type('not the one');
  await hands.press('Enter');
  await expect(password).toHaveAccessibleDescription('Incorrect password');
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(person.email);
  await hands.typeInto(password, person.password);
  await hands.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeFocused();

  await hands.pressOn(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/SignIn');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  // The page is loaded anew, so that nothing of the person is left: it begins at its top.
  await hands.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('ask for a new password', async ({ page }) => {
  const hands = new Hands(page);
  const email = page.getByLabel('Email', { exact: true });
  await page.goto('/SignIn');
  await hands.pressOn(page.getByRole('link', { name: 'Forgot Password' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hands.pressOn(page.getByRole('button', { name: 'Reset Password' }));
  await expect(email).toBeFocused();
  await hands.type((await newCustomer()).email);
  await hands.press('Enter');
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
});

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hands = await enterAs(page, await newCustomer(), '/dispute');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await hands.pressOn(button);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await hands.press('Escape');
  await expect(button).toBeFocused();
  await hands.press('Enter');
  await hands.pressOn(drawer.getByRole('link', { name: 'Cards' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused();
});
