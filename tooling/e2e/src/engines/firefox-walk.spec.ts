import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { newCustomer, signIn } from '../fixtures/users';

// The short variant of `npm run test:engines` in `npm test`.
test('sign in, and open the dashboard and two other screens', async ({ page }) => {
  await signIn(page, await newCustomer());
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await expect(heading(/^Hello/)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Transfer' }).click();
  await expect(heading('Transfer')).toBeVisible();
  await menu.getByRole('link', { name: 'Cards' }).click();
  await expect(heading('Cards')).toBeVisible();
});
