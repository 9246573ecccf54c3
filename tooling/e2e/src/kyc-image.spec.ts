import { randomFillSync } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { storedFiles } from './fixtures/backend';
import { createPng, sizeOfJpeg } from './fixtures/images';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

const png = (buffer: Buffer) => ({ name: 'passport.png', mimeType: 'image/png', buffer });
const preview = (page: Page) => page.getByRole('img', { name: 'The image as it will be sent' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function sent(page: Page, uid: string) {
  await button(page, 'Submit KYC').click();
  await expect(page.getByRole('dialog').getByText(/KYC request pending/)).toBeVisible();
  const files = await storedFiles(`kycImages/${uid}/`);
  return files.map(({ bytes }) => sizeOfJpeg(bytes));
}

test('uploads the image as rotated and cropped, with the keyboard alone', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  await page.getByLabel('ID image').setInputFiles(png(createPng({ width: 600, height: 400 })));
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 600);
  await button(page, 'Rotate').press('Enter');
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 400);
  await expect(preview(page)).toHaveJSProperty('naturalHeight', 600);

  await button(page, 'Crop').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop the image' });
  const edge = dialog.getByRole('button', { name: /^Lower edge/ });
  await expect(edge).toBeVisible();
  for (let step = 0; step < 10; step += 1) await edge.press('Shift+ArrowUp');
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Crop')).toBeFocused();
  await expect(preview(page)).not.toHaveJSProperty('naturalHeight', 600);
  const height = await preview(page).evaluate((image: HTMLImageElement) => image.naturalHeight);
  expect(height).toBeLessThan(600);
  expect(await sent(page, person.uid)).toEqual([{ width: 400, height }]);
});

test('undo reverts changes, and Escape keeps the previous image', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  await page.getByLabel('ID image').setInputFiles(png(createPng()));
  await button(page, 'Rotate').click();
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 40);
  await button(page, 'Crop').click();
  await expect(page.getByRole('dialog', { name: 'Crop the image' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Undo changes').click();
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 60);
  expect(await sent(page, person.uid)).toEqual([{ width: 60, height: 40 }]);
});

test('shows the progress of a large upload and blocks further input', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  const noise = createPng({
    width: 1600,
    height: 1200,
    pixels: (size) => randomFillSync(Buffer.alloc(size)),
  });
  await page.getByLabel('ID image').setInputFiles(png(noise));
  await expect(preview(page)).toBeVisible();
  // The first chunk is sent; the rest waits for the spec.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let parts = 0;
  await page.route('**/v0/b/**', async (route) => {
    const { 'x-goog-upload-command': command = '' } = route.request().headers();
    if (command.includes('upload') && (parts += 1) > 1) await held;
    await route.continue();
  });
  await button(page, 'Submit KYC').click();
  const bar = page.getByLabel(/^Uploading the image: [1-9]\d?%/);
  await expect(bar).toBeVisible();
  await expect(button(page, 'Submitting…')).toBeDisabled();
  await expect(page.getByLabel('ID image')).toBeDisabled();
  release();
  await expect(page.getByRole('dialog').getByText(/KYC request pending/)).toBeVisible();
  expect(await storedFiles(`kycImages/${person.uid}/`)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('takes a photo with the camera', async ({ page }) => {
    const person = await newCustomer();
    await openAs(page, person, '/Kyc');
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Take a photo').tap();
    const camera = await chooser;
    expect(await camera.element().getAttribute('capture')).toBe('environment');
    await camera.setFiles(png(createPng()));
    await expect(preview(page)).toBeVisible();
    expect(await sent(page, person.uid)).toEqual([{ width: 60, height: 40 }]);
  });
});

test('offers no camera on a device without one', async ({ page }) => {
  await openAs(page, await newCustomer(), '/Kyc');
  await expect(page.getByLabel('ID image')).toBeVisible();
  await expect(button(page, 'Take a photo')).toBeHidden();
});
