import { expect, type Page } from '@playwright/test';
import { newCustomer, openAs, signIn } from './fixtures/users';
import { test } from './fixtures/test';

const mail = (page: Page, title: string, email: string) =>
  page.getByRole('article').filter({ hasText: title }).filter({ hasText: email });

test('has the confirmation link that the notice refers to', async ({ page }) => {
  const person = await newCustomer({ isConfirmed: false });
  await openAs(page, person, '/DashBoard');
  const notice = page.getByRole('complementary', { name: 'Confirm your email' });
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`We’ve sent a link to ${person.email}.`)).toBeVisible();
  // A toast covers the link, so use the keyboard.
  await notice.getByRole('link', { name: 'Local mailbox' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Local mailbox' })).toBeVisible();
  const message = mail(page, 'Confirm your email', person.email);
  await message.getByRole('button', { name: `Open link for ${person.email}` }).click();
  await expect(page.getByText(`${person.email} is confirmed.`)).toBeVisible();
  await expect(message).toBeHidden();
  await page.getByRole('link', { name: 'Back to the bank' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('has the password reset link, which sets the new password', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  await page.goto('/Forget-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
  await page.getByRole('link', { name: 'Local mailbox' }).click();
  const message = mail(page, 'Reset your password', person.email);
  const save = message.getByRole('button', { name: 'Set password' });
  await message.getByLabel('New password').fill('abc');
  await save.click();
  await expect(message.getByRole('alert')).toHaveText('Password should be at least 6 characters');
  await message.getByLabel('New password').fill('another-horse');
  await save.click();
  await expect(page.getByText(`The password for ${person.email} is set.`)).toBeVisible();
  await signIn(page, { ...person, password: 'another-horse' });
});

test('has the link that confirms a new address', async ({ page }) => {
  const person = await newCustomer();
  const email = `new-${person.email}`;
  await openAs(page, person, '/Profile');
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('link', { name: 'Local mailbox' }).click();
  const message = mail(page, 'Confirm your new email', email);
  await message.getByRole('button', { name: `Open link for ${email}` }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
});

test('shows an error if the emulators do not respond', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/oobCodes', (route) => route.abort());
  await page.goto('/mailbox');
  await expect(page.getByText('We couldn’t load the messages.')).toBeVisible();
});

for (const [locale, title] of [
  ['de', 'Lokales Postfach'],
  ['fr', 'Boîte mail locale'],
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test('names the tab in this language', async ({ page }) => {
      await page.goto('/mailbox');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    });
  });
}
