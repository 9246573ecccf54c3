import { brand, team } from '@bank/domain';
import { expect } from '@playwright/test';
import { openAndStartApp } from '../fixtures/app-start';
import { test } from '../fixtures/test';

test('the landing page has its seven sections and links to sign-up and sign-in', async ({
  page,
}) => {
  await page.goto('/');
  const heading = (level: number, name: string) => page.getByRole('heading', { level, name });
  await expect(heading(1, brand.tagline)).toBeVisible();
  for (const section of [
    'What you can do here',
    `Why ${brand.name}`,
    'A card without the plastic',
    'Online banking, from start to finish',
    'Who we are',
  ]) {
    await expect(heading(2, section)).toBeVisible();
  }
  const mail = page
    .getByRole('navigation', { name: 'More pages' })
    .getByRole('link', { name: brand.supportEmail });
  await expect(mail).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
  for (const [name, href] of [
    ['Sign Up', '/SignUp'],
    ['Login', '/SignIn'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
      'href',
      href,
    );
  }
});

test('the About page names three team members and the contact address', async ({ page }) => {
  await page.goto('/AboutUs');
  for (const { name, role } of team) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(role, { exact: true })).toBeVisible();
  }
  const mail = page.getByRole('main').getByRole('link', { name: brand.supportEmail }).first();
  await expect(mail).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
});

test('the three auth pages link to each other', async ({ page }) => {
  await page.goto('/SignIn');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/SignUp');
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/SignIn');
  await main.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/Forget-password');
});

test('the registration lists every country with its currency, and shows the password', async ({
  page,
}) => {
  // The list of countries is a part of the app.
  await openAndStartApp(page, '/SignUp');
  for (const name of ['Username', 'Email', 'Phone number', 'Password', 'Country']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('required', '');
  }
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Afghanistan');
  const texts = await options.allInnerTexts();
  expect(texts.length).toBeGreaterThanOrEqual(190);
  expect(texts.length).toBeLessThanOrEqual(200);
  for (const text of texts) expect(text).toMatch(/\S.*\s[A-Z]{3}$/s);
  await country.fill('franc');
  await expect(page.getByRole('option', { name: /^France\b.*EUR/s })).toBeVisible();
  await country.press('Escape');

  const password = page.getByLabel('Password', { exact: true });
  await password.fill('correct-horse');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
