import { expect } from '@playwright/test';
import { storedWhere } from '../fixtures/backend';
import { newCustomer, newCustomerWithFunds, openAs } from '../fixtures/users';
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
