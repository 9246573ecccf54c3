import { brand } from '@bank/domain';
import { expect } from '@playwright/test';
import { newCustomer, newCustomerWithFunds, openAs } from '../fixtures/users';
import { test } from '../fixtures/test';

test('every customer page shows the texts of the product', async ({ page }) => {
  const person = await newCustomerWithFunds(100, 4821);
  await openAs(page, person, '/DashBoard');
  const main = page.getByRole('main');
  const optionsOf = (label: string) => page.getByLabel(label).getByRole('option');

  await test.step('dashboard', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
    await expect(main.getByText(brand.accountNumber)).toBeVisible();
    await expect(main.getByText('No transactions found.')).toBeVisible();
  });
  await test.step('withdrawal', async () => {
    await page.goto('/Withdrawal');
    await expect(optionsOf('Payment method')).toHaveText([
      'Bank',
      'PayPal',
      'CashApp',
      'Cryptocurrency',
    ]);
    for (const field of ['Account number', 'Bank name', 'Account holder name', 'Amount']) {
      await expect(main.getByLabel(field)).toBeVisible();
    }
    await page.getByLabel('Payment method').selectOption('Cryptocurrency');
    await expect(optionsOf('Coin')).toHaveText([/^BTC/, /^ETH/, /^USDT/]);
    await expect(main.getByLabel('Bank name')).toHaveCount(0);
  });
  await test.step('cards', async () => {
    await page.goto('/Cards');
    await expect(main.getByText('Easy Access MasterCard features')).toBeVisible();
    await expect(main.getByText('•••• •••• •••• ••••')).toBeVisible();
    await expect(main.getByText('$100', { exact: true })).toBeVisible();
    await expect(main.getByText('$15,000', { exact: true })).toBeVisible();
  });
  await test.step('identity upgrade', async () => {
    await page.goto('/Kyc');
    await expect(optionsOf('ID type')).toHaveCount(3);
    expect(
      await optionsOf('ID type').evaluateAll((all) =>
        all.map((option) => (option as HTMLOptionElement).value),
      ),
    ).toEqual(['passport', 'driver_license', 'national_id']);
    for (const field of ['ID number', 'Address', 'ID image']) {
      await expect(main.getByLabel(field)).toBeAttached();
    }
    await expect(main.getByRole('group', { name: 'Date of birth' })).toBeVisible();
    await expect(main.getByText(/only to confirm your identity/)).toBeVisible();
  });
  await test.step('profile', async () => {
    await page.goto('/Profile');
    const details = page.getByRole('region', { name: 'Your details' });
    await expect(details).toContainText(person.username);
    await expect(details).toContainText(person.email);
    await expect(details).toContainText(/Account level\s*2/);
  });
  await test.step('loan', async () => {
    await page.goto('/loan');
    const details = page.getByRole('region', { name: 'Your details' });
    await expect(details).toContainText(/Account Number\s*\+353 1 555 0100/);
  });
  await test.step('pay bills', async () => {
    await page.goto('/pay-bills');
    for (const bill of ['Electricity', 'Water', 'Internet', 'Phone', 'Rent']) {
      await expect(page.getByRole('radio', { name: bill })).toBeVisible();
    }
  });
});

test('greets a customer without a name as User', async ({ page }) => {
  await openAs(page, await newCustomer({ fields: { username: '' } }), '/DashBoard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, User');
});
