import { expect } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/people';
import { test } from './fixtures/test';

test('offers a virtual card, which the admin issues', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Cards');
  await expect(page.getByRole('figure').getByText(person.username)).toBeVisible();
  await expect(page.getByText('$100')).toBeVisible();
  await expect(page.getByText('$15,000')).toBeVisible();
  await page.getByRole('button', { name: 'Get Virtual Card' }).click();
  await expect(page.getByText('Pending - Contact admin to process.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Virtual Card' })).toBeHidden();
});
