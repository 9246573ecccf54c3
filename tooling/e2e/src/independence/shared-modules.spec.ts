import { expect } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { navigateTo } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { newCustomer, openAs } from '../fixtures/users';

test('a screen recovers whose shared modules could not be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|\[bank\]|already registered/);
  let isBlocked = false;
  const chunks = new RegExp(String.raw`^${environment.url}/\d+\.[0-9a-f]{8}\.js`);
  await page.route(chunks, (route) => (isBlocked ? route.abort() : route.fallback()));
  await openAs(page, await newCustomer(), '/dispute');
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  isBlocked = true;
  await navigateTo(page, '/Kyc');
  await expect(page.getByText('Loan, cards and identity isn’t available right now')).toBeVisible();
  isBlocked = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('ID number')).toBeVisible();
});

test('a login succeeds after Firebase Auth could not be loaded', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|\[bank\]/);
  const person = await newCustomer();
  let isBlocked = true;
  await page.goto('/SignIn');
  const files = await page.locator('meta[name="early:auth"]').getAttribute('content');
  for (const file of files?.split(' ') ?? []) {
    await page.route(`**${file}*`, (route) => (isBlocked ? route.abort() : route.fallback()));
  }
  await page.reload();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  isBlocked = false;
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/DashBoard$/);
});
