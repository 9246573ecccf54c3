import { expect } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

test('keeps paid bills on this page only, in dollars', async ({ page }) => {
  await openAs(page, await newCustomer(), '/pay-bills');
  const pay = page.getByRole('button', { name: 'Pay Bill' });
  await expect(page.getByRole('radio')).toHaveCount(5);
  await pay.click();
  const missing = 'Please select a bill and enter amount';
  await expect(page.getByRole('radiogroup', { name: 'Bill' })).toHaveAccessibleDescription(missing);
  await expect(page.getByRole('radio', { name: 'Electricity' })).toBeFocused();

  await page.getByRole('radio', { name: 'Water' }).check();
  await pay.click();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(`${missing} $`);
  await page.getByLabel('Amount').fill('1.234,5');
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription('$1234.50');
  await page.getByLabel('Amount').fill('12.5');
  await pay.click();
  await expect(page.getByRole('row', { name: /Water \$12\.50/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No bills paid yet')).toBeVisible();
});
