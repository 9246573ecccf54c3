import { CLOSE_CONNECTION } from '@bank/backend/emulators';
import { expect, type Page } from '@playwright/test';
import { mailedLinks } from './fixtures/backend';
import { newCustomer, signIn } from './fixtures/users';
import { test } from './fixtures/test';

const email = (page: Page) => page.getByLabel('Email');
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

test('emails a link that sets a new password', async ({ page }) => {
  const person = await newCustomer();
  await page.goto('/SignIn');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await reset(page).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await email(page).fill('grace@example');
  await reset(page).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await email(page).fill(person.email);
  await reset(page).click();
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();

  const [mail] = await mailedLinks(person.email);
  expect(mail?.type).toBe('PASSWORD_RESET');
  // The request of the page behind the link after the new password is entered.
  expect(
    (await fetch(`${mail?.link}&newPassword=another-horse`, { headers: CLOSE_CONNECTION })).ok,
  ).toBe(true);
  await signIn(page, { ...person, password: 'another-horse' });
});

test('explains why no email was sent', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await page.goto('/Forget-password');
  await email(page).fill('nobody-at-all@example.com');
  await reset(page).click();
  await expect(page.getByText('No user found with this email address')).toBeVisible();
  // Error codes that the emulator never returns.
  for (const [answer, text] of [
    ['INVALID_EMAIL', 'Invalid email address'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many requests. Please try again later.'],
  ] as const) {
    await page.route('**/accounts:sendOobCode*', (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: answer } },
      }),
    );
    await reset(page).click();
    await expect(page.getByText(text)).toBeVisible();
  }
});
