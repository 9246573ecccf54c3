import { expect, test } from '@playwright/test';
import { openGallery } from './open-gallery';

const sections = [
  'colour',
  'type',
  'icons',
  'buttons',
  'fields',
  'choices',
  'cards',
  'messages',
  'tables',
  'progress',
  'charts',
  'states',
];

test('matches the screenshot of every section', async ({ page }) => {
  await openGallery(page);
  // One section at a time: fractional heights of other sections would shift it by a part of a pixel.
  await page.addStyleTag({ content: 'main > section:not(:target) { display: none; }' });
  for (const id of sections) {
    await page.goto(`/#${id}`);
    await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(`${id}.png`);
  }
});

test('has a screenshot of every section', async ({ page }) => {
  await openGallery(page);
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  // Overlays have their own tests below.
  expect(ids.filter((id) => id !== 'overlays').sort()).toEqual([...sections].sort());
});

test('opens the menu below its button', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Send Loan' })).toBeFocused();
  // Small and mostly text: half a pixel of font shift already changes 2.1% of the pixels.
  await expect(page.getByRole('menu')).toHaveScreenshot('menu.png', { maxDiffPixelRatio: 0.03 });
  const button = await page.getByRole('button', { name: 'Actions' }).boundingBox();
  const menu = await page.getByRole('menu').boundingBox();
  expect(Math.abs((menu?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(2);
  const gap = (menu?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
  expect(Math.abs(gap)).toBeLessThan(10);
});

test('opens a dialog above the page', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(page.getByRole('dialog')).toHaveScreenshot('dialog.png');
});

test('opens the listbox below its field', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('combobox', { name: 'Country', exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveScreenshot('listbox.png');
});
