import { newId } from '@bank/domain';
import { expect } from '@playwright/test';
import { storedWhere } from '../fixtures/backend';
import { createPng } from '../fixtures/images';
import { fillInRegistration, newCustomer, newCustomerWithFunds, openAs } from '../fixtures/users';
import { OFFLINE_NOISE, test } from '../fixtures/test';
import { dialogs, enterCode, fillIn, goToCode } from '../fixtures/withdrawal';

test.beforeEach(({ allowConsole }) => allowConsole(OFFLINE_NOISE));

test('a loan that was not submitted shows an error and is sent on retry', async ({
  page,
  context,
}) => {
  await openAs(page, await newCustomer(), '/loan');
  const apply = page.getByRole('button', { name: 'Apply for Loan' });
  await page.getByLabel('Loan amount').fill('100.00');
  await context.setOffline(true);
  await apply.click();
  await expect(page.getByText('Failed to apply for loan. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Loan amount')).toHaveValue('100.00');
  await apply.click();
  await expect(page.getByText(/^Loan request submitted/)).toBeVisible();
});

test('an identity request that was not submitted shows an error', async ({ page, context }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  await page.getByLabel('ID number').fill('X-1234');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit KYC' }).click();
  const result = page.getByRole('dialog', { name: 'KYC request' });
  await expect(result.getByText('Error submitting KYC request. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(result.getByText(/^KYC request pending/)).toBeVisible();
  expect(await storedWhere('kycRequests', 'uid', person.uid)).toHaveLength(1);
});

test('a withdrawal that fails for another reason shows an error and pays nothing', async ({
  page,
  context,
}) => {
  const person = await newCustomerWithFunds(100, 4821);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await goToCode(page);
  await context.setOffline(true);
  await enterCode(page, 4821);
  await expect(
    dialogs.error(page).getByText('An error occurred during withdrawal. Please try again.'),
  ).toBeVisible();
  expect(await storedWhere('withdrawals', 'uid', person.uid)).toEqual([]);
  await context.setOffline(false);
});

test('a reset email that fails for another reason shows the provider’s message', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await page.goto('/Forget-password');
  await page.route('**/accounts:sendOobCode*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } },
    }),
  );
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText(/operation-not-allowed|not allowed/i);
});

test('a refused request shows its error at once', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await openAs(page, await newCustomer(), '/loan');
  let commits = 0;
  // Refuses like a gateway, without a Firestore status.
  await page.route('**/documents:commit*', (route) => {
    commits += 1;
    return route.fulfill({ status: 400, json: {} });
  });
  const expectAtOnce = async (text: string, button: string) => {
    commits = 0;
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 });
    expect(commits).toBe(1);
  };
  await page.getByLabel('Loan amount').fill('100.00');
  await expectAtOnce('Failed to apply for loan. Please try again.', 'Apply for Loan');

  await page.goto('/Kyc');
  await page.getByLabel('ID number').fill('X-1234');
  await expectAtOnce('Error submitting KYC request. Please try again.', 'Submit KYC');

  await page.goto('/dispute');
  await page.getByLabel('Amount').fill('10');
  await page.getByLabel('Recipient account number').fill('DE00 1234');
  await expectAtOnce(
    'There was an error submitting your dispute. Please try again.',
    'Submit Dispute',
  );
});

test('a refused image of an identity request shows its error at once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await openAs(page, await newCustomer(), '/Kyc');
  let uploads = 0;
  await page.route('**/v0/b/**', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    uploads += 1;
    return route.fulfill({ status: 400, json: {} });
  });
  const buffer = createPng({ width: 60, height: 40 });
  const image = page.getByLabel('ID image');
  await image.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'The image as it will be sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit KYC' }).click();
  await expect(page.getByText('Error uploading image. Please try again.')).toBeVisible({
    timeout: 3000,
  });
  expect(uploads).toBe(1);
});

test('a refused sign-up shows its error at once', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  let commits = 0;
  await page.route('**/documents:commit*', (route) => {
    commits += 1;
    return route.fulfill({ status: 400, json: {} });
  });
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Account creation failed')).toBeVisible({ timeout: 3000 });
  expect(commits).toBe(1);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  expect(await storedWhere('users', 'email', email)).toEqual([]);
});

test('a refused withdrawal shows its error at once', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await openAs(page, await newCustomerWithFunds(100, 4821), '/Withdrawal');
  await fillIn(page, '10');
  await goToCode(page);
  await page.route('**/documents:commit*', (route) => route.fulfill({ status: 400, json: {} }));
  await enterCode(page, 4821);
  await expect(
    dialogs.error(page).getByText('An error occurred during withdrawal. Please try again.'),
  ).toBeVisible({ timeout: 3000 });
});
