import { expect, type Page } from '@playwright/test';
import { storedFiles, storedWhere } from './fixtures/backend';
import { createPng, HIDDEN } from './fixtures/images';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

const png = (buffer: Buffer) => ({ name: 'my passport.png', mimeType: 'image/png', buffer });
const image = (page: Page) => page.getByLabel('ID image');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit KYC' });

test('stores the re-encoded image without its metadata, as pending', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  await page.getByLabel('ID type').selectOption('driver_license');
  await page.getByLabel('ID number').fill('X-1234');
  await page.getByLabel('Address').fill('1 Fern Hill');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByLabel('Day').fill('31');
  await birth.getByLabel('Month').fill('5');
  await birth.getByLabel('Year').fill('1990');
  const file = png(createPng());
  expect(file.buffer.includes(HIDDEN)).toBe(true);
  await image(page).setInputFiles(file);
  await expect(page.getByText('my passport.png is ready to send')).toBeVisible();
  await submit(page).click();
  const result = page.getByRole('dialog', { name: 'KYC request' });
  await expect(
    result.getByText('KYC request pending, contact admin and pay standardized fee'),
  ).toBeVisible();
  await result.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Email support' })).toBeVisible();

  const [stored, ...others] = await storedFiles(`kycImages/${person.uid}/`);
  expect(others).toEqual([]);
  expect(stored?.contentType).toBe('image/jpeg');
  expect(stored?.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(stored?.bytes.includes(HIDDEN)).toBe(false);
  expect(stored?.name).not.toContain('passport');
  expect(await storedWhere('kycRequests', 'uid', person.uid)).toEqual([
    expect.objectContaining({
      idType: 'driver_license',
      idNumber: 'X-1234',
      address: '1 Fern Hill',
      dob: '1990-05-31',
      status: 'pending',
      idImageUrl: expect.stringMatching(new RegExp(`^gs://[^/]+/${stored?.name}$`)),
    }),
  ]);
});

test('explains why a file is rejected', async ({ page }) => {
  await openAs(page, await newCustomer(), '/Kyc');
  const choices = [
    { ...png(createPng()), mimeType: 'application/pdf', text: /Choose a JPEG, PNG or WebP image/ },
    { ...png(Buffer.from('no image')), text: /can’t read this file as an image/ },
    { ...png(Buffer.alloc(0)), text: /it’s empty/ },
    { ...png(Buffer.alloc(5 * 1024 * 1024 + 1)), text: /larger than 5 MB/ },
    {
      ...png(createPng({ width: 10_000, height: 5_001, pixels: () => Buffer.alloc(1) })),
      text: /more than 50 megapixels/,
    },
  ];
  for (const { text, ...file } of choices) {
    await image(page).setInputFiles(file);
    await expect(page.getByText(text)).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Remove image' }).click();
  await submit(page).click();
  await expect(page.getByRole('dialog', { name: 'KYC request' })).toBeVisible();
});

test('reports a failed upload and keeps the typed text', async ({ page, allowConsole }) => {
  allowConsole(/status of 403/);
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  await page.getByLabel('ID number').fill('X-1234');
  await image(page).setInputFiles(png(createPng()));
  await page.route('**/v0/b/**', (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await submit(page).click();
  const result = page.getByRole('dialog', { name: 'KYC request' });
  await expect(result.getByText('Error uploading image. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByLabel('ID number')).toHaveValue('X-1234');
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(result.getByText(/KYC request pending/)).toBeVisible();
  expect(await storedFiles(`kycImages/${person.uid}/`)).toHaveLength(1);
});

test('keeps what is typed while another tab sends a request', async ({ page, context }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  await page.getByLabel('ID number').fill('X-1234');
  const other = await context.newPage();
  await other.goto('/Kyc');
  await submit(other).click();
  await other.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(submit(other)).toBeHidden();

  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByLabel('ID number')).toHaveValue('X-1234');
  await submit(page).click();
  await expect(page.getByText(/so we didn’t send this one/)).toBeVisible();
  expect(await storedWhere('kycRequests', 'uid', person.uid)).toEqual([
    expect.objectContaining({ idNumber: '' }),
  ]);
});
