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
