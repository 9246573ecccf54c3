import { expect } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

test('shortcuts navigate the menu, confirm before discarding changes, and can be disabled', async ({
  page,
}) => {
  await openAs(page, await newCustomer(), '/DashBoard');
  const { keyboard } = page;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The shortcuts load with the menu, slightly after the page.
  await expect(async () => {
    await keyboard.press('g');
    await keyboard.press('l');
    await expect(page).toHaveURL('/loan', { timeout: 1000 });
  }).toPass();

  // In a field, the keys type letters.
  await page.getByLabel('Loan amount').fill('');
  await page.getByLabel('Loan amount').pressSequentially('g1c');
  await expect(page).toHaveURL('/loan');
  await page.getByRole('heading', { level: 1 }).focus();
  await keyboard.press('g');
  await keyboard.press('c');
  await page
    .getByRole('dialog', { name: 'Leave this page?' })
    .getByText('Leave', { exact: true })
    .click();
  await expect(page).toHaveURL('/Cards');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.press('?');
  const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(overview.getByText('Go to Profile')).toBeVisible();
  await overview.getByLabel('Use keyboard shortcuts').uncheck();
  await keyboard.press('Escape');
  await expect(overview).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
  await keyboard.press('?');
  await expect(overview).toBeHidden();

  // While they are off, the account menu links to the setting.
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await overview.getByLabel('Use keyboard shortcuts').check();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeFocused();
  await keyboard.press('g');
  await keyboard.press('p');
  await expect(page).toHaveURL('/Profile');
});
