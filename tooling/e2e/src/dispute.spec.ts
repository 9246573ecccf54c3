import { expect } from '@playwright/test';
import { deleteDocument } from './fixtures/admins';
import { storedWhere } from './fixtures/backend';
import { newCustomer, openAs } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';

test('shows a reference that can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newCustomer();
  await openAs(page, person, '/dispute');
  const submit = page.getByRole('button', { name: 'Submit Dispute' });
  await submit.click();
  await expect(page.getByText('Enter an amount.')).toBeVisible();
  await expect(page.getByText('Enter the recipient account number.')).toBeVisible();

  await page.getByLabel('Amount').fill('149.5');
  await page.getByLabel('Recipient account number').fill('0045 1234');
  await submit.click();
  const result = page.getByRole('region', { name: 'Dispute submitted' });
  await expect(result.getByText(/send it to the admin and pay the processing fee/)).toBeVisible();
  const reference = /REF-[A-Z0-9]{9}\b/.exec(await result.innerText())?.[0];
  await expect(result.getByRole('link', { name: 'Email support' })).toHaveAttribute(
    'href',
    new RegExp(
      `subject=Dispute.*${reference}.*${encodeURIComponent(person.username)}.*${reference}`,
    ),
  );
  await result.getByRole('button', { name: 'Copy Reference Number' }).click();
  await expect(result.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  expect(await storedWhere('disputes', 'uid', person.uid)).toEqual([
    expect.objectContaining({
      id: reference,
      referenceNumber: reference,
      amount: 149.5,
      accountNumber: '0045 1234',
      status: 'pending',
    }),
  ]);
});

test('enforces the cooldown between disputes and keeps the typed text', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 403|permission-denied/);
  const person = await newCustomer();
  await openAs(page, person, '/dispute');
  const [amount, account] = [
    page.getByLabel('Amount'),
    page.getByLabel('Recipient account number'),
  ];
  const submit = page.getByRole('button', { name: 'Submit Dispute' });
  const file = async (value: string) => {
    await amount.fill(value);
    await account.fill('0045 1234');
    await submit.click();
  };
  await file('10');
  await page.getByRole('button', { name: 'Report another issue' }).click();
  await file('20');
  await expect(page.getByRole('alert').getByText(/please wait a moment/)).toBeVisible();
  await expect(amount).toHaveValue('20');
  await expect(account).toHaveValue('0045 1234');
  expect(await storedWhere('disputes', 'uid', person.uid)).toHaveLength(1);
  // Ends the cooldown of one minute.
  await deleteDocument(`cooldowns/${person.uid}`);
  await submit.click();
  await expect(page.getByRole('region', { name: 'Dispute submitted' })).toBeVisible();
  expect(await storedWhere('disputes', 'uid', person.uid)).toHaveLength(2);
});

test('reports a failed submission and files the dispute once on retry', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  const person = await newCustomer();
  await openAs(page, person, '/dispute');
  await page.getByLabel('Amount').fill('10');
  await page.getByLabel('Recipient account number').fill('0045 1234');
  const submit = page.getByRole('button', { name: 'Submit Dispute' });
  await context.setOffline(true);
  await submit.click();
  await expect(
    page.getByText('There was an error submitting your dispute. Please try again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('region', { name: 'Dispute submitted' })).toBeVisible();
  expect(await storedWhere('disputes', 'uid', person.uid)).toHaveLength(1);
});
