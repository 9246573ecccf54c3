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

test('every section looks as it did', async ({ page }) => {
  await openGallery(page);
  // Each alone: what another section's height leaves of a pixel must not shift this one.
  await page.addStyleTag({ content: 'main > section:not(:target) { display: none; }' });
  for (const id of sections) {
    await page.goto(`/#${id}`);
    await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(`${id}.png`);
  }
});

test('no section is without its picture', async ({ page }) => {
  await openGallery(page);
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  // Overlays are pictured as they open.
  expect(ids.filter((id) => id !== 'overlays').sort()).toEqual([...sections].sort());
});

test('an open menu stands below its button', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Send Loan' })).toBeFocused();
  // Small and nearly all text: half a pixel's shift, as fonts that came late leave it, is 2.1% of it.
  await expect(page.getByRole('menu')).toHaveScreenshot('menu.png', { maxDiffPixelRatio: 0.03 });
  const button = await page.getByRole('button', { name: 'Actions' }).boundingBox();
  const menu = await page.getByRole('menu').boundingBox();
  expect(Math.abs((menu?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(2);
  const gap = (menu?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
  expect(Math.abs(gap)).toBeLessThan(10);
});

test('a dialog stands over the page', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(page.getByRole('dialog')).toHaveScreenshot('dialog.png');
});

test('a list of choices opens below its field', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('combobox', { name: 'Country', exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveScreenshot('listbox.png');
});
