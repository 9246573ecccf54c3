import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { demoAccount, openAs } from '../fixtures/users';
import { test } from '../fixtures/test';

const FILE = fileURLToPath(new URL('../../../docs/images/dashboard.png', import.meta.url));

test('the README image', { tag: '@readme' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openAs(page, demoAccount('customer'), '/DashBoard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  // The button must show neither hover nor focus.
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.screenshot({ path: FILE, animations: 'disabled' });
});
