import { expect } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/people';
import { test } from './fixtures/test';

test('keys lead through the menu, ask before anything is lost, and can be switched off', async ({
  page,
}) => {
  await openAs(page, await newCustomer(), '/DashBoard');
  const { keyboard } = page;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // They come with the menu, a moment after the page.
  await expect(async () => {
    await keyboard.press('g');
    await keyboard.press('l');
    await expect(page).toHaveURL('/loan', { timeout: 1000 });
  }).toPass();

  // In a field they are letters.
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

  // Where they are off, the account menu leads to the switch.
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await overview.getByLabel('Use keyboard shortcuts').check();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeFocused();
  await keyboard.press('g');
  await keyboard.press('p');
  await expect(page).toHaveURL('/Profile');
});
