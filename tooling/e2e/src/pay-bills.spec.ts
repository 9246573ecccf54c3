import { expect } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/people';
import { test } from './fixtures/test';

test('pays bills on this page only, in dollars', async ({ page }) => {
  await openAs(page, await newCustomer(), '/pay-bills');
  const pay = page.getByRole('button', { name: 'Pay Bill' });
  await expect(page.getByRole('radio')).toHaveCount(5);
  await pay.click();
  await expect(page.getByText('Please select a bill and enter amount')).toBeVisible();

  await page.getByRole('radio', { name: 'Water' }).check();
  await page.getByLabel('Amount').fill('12.5');
  await pay.click();
  await expect(page.getByRole('row', { name: /Water \$12\.50/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No bills paid yet')).toBeVisible();
});
