import { expect } from '@playwright/test';
import { demoAccount, newCustomer, openAs } from '../fixtures/users';
import { startApp } from '../fixtures/app-start';
import { test } from '../fixtures/test';
import { recordLayoutShifts } from './layout-shifts';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/SignIn']) {
      test(`${path} has no layout shift`, async ({ page }) => {
        const shifts = await recordLayoutShifts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await startApp(page);
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      });
    }

    test('the dashboard opened directly has no layout shift', async ({ page }) => {
      await openAs(page, demoAccount('customer'), '/DashBoard');
      await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
      const shifts = await recordLayoutShifts(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await shifts()).toEqual([]);
    });

    test('the transfer form has no layout shift, with restrictions above it and without', async ({
      page,
    }) => {
      const shifts = await recordLayoutShifts(page);
      for (const [customer, panels] of [
        // May not transfer yet.
        [await newCustomer(), 1],
        [demoAccount('customer'), 0],
      ] as const) {
        await openAs(page, customer, '/Withdrawal');
        await expect(page.getByLabel('Amount')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Planned payments' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Email support' })).toHaveCount(panels);
        expect(await shifts()).toEqual([]);
      }
    });
  });
}

test('how to deposit has no layout shift', async ({ page }) => {
  const shifts = await recordLayoutShifts(page);
  await openAs(page, demoAccount('customer'), '/dashboard/deposit');
  await expect(page.getByRole('link', { name: 'Email support' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Transactions' })).toBeVisible();
  expect(await shifts()).toEqual([]);
});
