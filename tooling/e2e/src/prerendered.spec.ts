import { expect } from '@playwright/test';
import { newCustomer, signIn } from './fixtures/people';
import { programIsThere, wakeProgram } from './fixtures/program';
import { test } from './fixtures/test';

test.describe('without a program', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, title] of [
    ['/', 'Everyday banking, within easy reach.', 'Welcome · Fernhill Bank'],
    ['/AboutUs', /^About/, 'About us · Fernhill Bank'],
  ] as const) {
    test(`${path} can be read, and its links lead on`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('This is a demonstration. No real money moves.')).toBeVisible();
      await page.getByRole('link', { name: 'About us' }).first().click();
      await expect(page).toHaveURL(/\/AboutUs$/);
    });
  }
});

test('what is pressed before the program has come is done when it has', async ({ page }) => {
  await page.goto('/');
  const dark = page.getByRole('radio', { name: 'Dark' });
  // By the keyboard’s way, without a sign beforehand that would start the program.
  await dark.evaluate((radio: HTMLInputElement) => radio.click());
  await wakeProgram(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeChecked();
});

test('the program takes over without a flash: what was painted stays painted', async ({ page }) => {
  await page.goto('/');
  const before = await page.screenshot();
  await wakeProgram(page);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect((await page.screenshot()).equals(before)).toBe(true);
});

test('whoever is signed in has the program at once', async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto('/');
  await programIsThere(page);
});
