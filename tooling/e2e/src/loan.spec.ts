import { putDocuments } from '@bank/backend/emulators';
import { expect } from '@playwright/test';
import { environment } from './fixtures/environment';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

test('a loan is submitted once, and every open page shows its status live', async ({
  page,
  context,
}) => {
  const person = await newCustomer();
  await openAs(page, person, '/loan');
  const you = page.getByRole('region', { name: 'Your details' });
  await expect(you.getByText(person.username)).toBeVisible();
  await expect(you.getByText('+353 1 555 0100')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/loan');
  await other.getByLabel('Loan amount').fill('1.00');

  await page.getByRole('button', { name: 'Apply for Loan' }).click();
  await expect(page.getByText('Enter an amount.')).toBeVisible();
  await page.getByLabel('Loan amount').fill('2.500,75');
  await page.getByRole('button', { name: 'Apply for Loan' }).click();
  await expect(
    page.getByText('Loan request submitted. Please contact admin for further processing.'),
  ).toBeVisible();
  for (const tab of [page, other]) {
    const details = tab.getByRole('region', { name: 'Loan details' });
    await expect(details.getByText('EUR 2,500.75')).toBeVisible();
    await expect(details.getByText('Pending')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Email support' })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Apply for Loan' })).toBeHidden();
  // What was typed in another tab stays, and is not sent beside the pending request.
  await other.getByRole('button', { name: 'Apply for Loan' }).click();
  await expect(other.getByText(/so we didn’t send this one/)).toBeVisible();
  await expect(other.getByLabel('Loan amount')).toHaveValue('1.00');

  await putDocuments(environment, [
    {
      path: `loans/${person.uid}`,
      fields: { loanAmount: 2500.75, status: 'approved', timestamp: new Date() },
    },
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Approved')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Apply for Loan' })).toBeVisible();
  }
  await expect(other.getByLabel('Loan amount')).toHaveValue('1.00');
});
