import { expect, type Page } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { decideRequest } from './fixtures/decide-request';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

const REASON = 'Your income is not proven.';
const steps = (page: Page) => page.getByRole('list', { name: 'Progress of your request' });
const events = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

test('a loan’s status shows each decision live and keeps its history', async ({ page }) => {
  const person = await newCustomer();
  const loan = { loanAmount: 2500.75, status: 'pending', timestamp: new Date() };
  await openAs(page, person, '/loan/status');
  await expect(page.getByText('You haven’t applied for a loan yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Apply for Loan' }).click();
  await page.getByLabel('Loan amount').fill('2500.75');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'View status and history' }).click();
  await expect(page).toHaveURL('/loan/status');
  await expect(page).toHaveTitle(/Loan status/);
  await expect(steps(page).locator('[aria-current=step]')).toHaveText(/In review/);
  await expect(events(page)).toHaveText([/^In review/, /^Submitted.*EUR 2,500\.75/]);

  await decideRequest(`loans/${person.uid}`, loan, { status: 'rejected', reason: REASON });
  await expect(steps(page).locator('[aria-current=step]')).toHaveText(/Rejected/);
  await expect(events(page).first()).toHaveText(new RegExp(`^Rejected.*Reason: ${REASON}`));
  await page.getByRole('link', { name: 'Apply for another loan' }).click();
  await page.getByLabel('Loan amount').fill('100.00');
  await expect(page.getByText(`Reason: ${REASON}`)).toBeVisible();
  await page.getByRole('button', { name: 'Apply for Loan' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await page.goto('/loan/status');
  await expect(events(page)).toHaveText([
    /^In review/,
    /^Submitted.*EUR 100\.00/,
    /^Rejected/,
    /^Submitted.*EUR 2,500\.75/,
  ]);
  expect(await storedWhere('pastRequests', 'uid', person.uid)).toEqual([
    expect.objectContaining({ kind: 'loans', loanAmount: 2500.75, reason: REASON }),
  ]);
});

test('a rejected identity request shows the reason and can be sent again, with its history', async ({
  page,
}) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc/status');
  await expect(page.getByText('You haven’t sent a KYC request yet.')).toBeVisible();
  const request = {
    ...{ uid: person.uid, idType: 'passport', idNumber: 'X-1', idImageUrl: '', address: '' },
    ...{ dob: '', status: 'pending', timestamp: new Date() },
  };
  const reason = 'البصورة غير واضحة 📷 <b>blurred</b>';
  await decideRequest(`kycRequests/${person.uid}`, request, { status: 'rejected', reason });
  await expect(events(page).first()).toContainText(reason);
  await page.getByRole('link', { name: 'Check your details and send them again' }).click();
  await page.getByLabel('ID number').fill('X-2');
  await page.getByRole('button', { name: 'Submit KYC' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'View status and history' }).click();
  await expect(events(page)).toHaveText([/^In review/, /^Submitted/, /^Rejected/, /^Submitted/]);
  expect(await storedWhere('pastRequests', 'uid', person.uid)).toEqual([
    expect.objectContaining({ kind: 'kycRequests', idNumber: 'X-1' }),
  ]);
});

test('a dispute can be opened from the list and by URL, by its owner only', async ({
  page,
  anotherBrowser,
  allowConsole,
}) => {
  // The rules deny the other user.
  allowConsole(/insufficient permissions|PERMISSION_DENIED/i);
  const person = await newCustomer();
  await openAs(page, person, '/dispute');
  await expect(page.getByText('You haven’t reported any issues yet.')).toBeVisible();
  await page.getByLabel('Amount').fill('149.50');
  await page.getByLabel('Recipient account number').fill('0045 1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /REF-.*EUR 149\.50.*Pending/ })).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: /^REF-/ }).click();
  await expect(page).toHaveURL(/\/dispute\/REF-[A-Z0-9]{9}$/);
  const { pathname } = new URL(page.url());
  const reference = pathname.split('/')[2] ?? '';
  await expect(steps(page).locator('[aria-current=step]')).toHaveText(/In review/);
  await decideRequest(
    `disputes/${reference}`,
    {
      ...{ uid: person.uid, amount: 149.5, accountNumber: '0045 1234' },
      ...{ referenceNumber: reference, status: 'pending', createdAt: new Date() },
    },
    { status: 'rejected', reason: 'The payment is your own.' },
  );
  await expect(events(page).first()).toHaveText(/^Rejected.*Reason: The payment is your own\./);
  await page.goto(pathname.toLowerCase());
  await expect(page.getByText('Reason: The payment is your own.').first()).toBeVisible();

  const other = await anotherBrowser();
  await openAs(other, await newCustomer(), pathname);
  const unknown = other.getByText('We couldn’t find a dispute with this reference number.');
  await expect(unknown).toBeVisible();
  await other.goto('/dispute/REF-nothing');
  await expect(unknown).toBeVisible();
});
