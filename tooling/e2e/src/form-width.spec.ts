import { expect, type Locator } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('forms use the width of a wide window', async ({ page }) => {
  await openAs(page, await newCustomer(), '/Kyc');
  for (const [path, first, second] of [
    ['/Kyc', 'ID type', 'ID number'],
    ['/dispute', 'Amount', 'Recipient account number'],
  ] as const) {
    await page.goto(path);
    const boxOf = async (element: Locator) => {
      await element.waitFor();
      return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const form = await boxOf(page.getByRole('main').locator('form'));
    const left = await boxOf(page.getByLabel(first, { exact: true }));
    const right = await boxOf(page.getByLabel(second, { exact: true }));
    expect(form.width).toBeGreaterThan(800);
    // Two columns that reach the end of the form.
    expect(Math.abs(left.y - right.y)).toBeLessThan(2);
    expect(left.x + left.width).toBeLessThan(right.x);
    expect(form.x + form.width - (right.x + right.width)).toBeLessThan(8);
  }
});
