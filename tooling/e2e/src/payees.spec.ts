import { expect, type Page } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { newCustomerWithFunds, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { dialogs, enterCode, goToCode } from './fixtures/withdrawal';

const CODE = 4821;

const picker = (page: Page) => page.getByLabel('Saved payee');
const manage = (page: Page) => page.getByRole('button', { name: 'Manage payees' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Saved payees' });

test('a payee can be saved, chosen, renamed and deleted', async ({ page, context }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await expect(page.getByLabel('Payment method')).toBeVisible();
  await expect(picker(page)).toBeHidden();

  await test.step('save it after the withdrawal', async () => {
    await page.getByLabel('Payment method').selectOption('CashApp');
    await page.getByLabel('CashApp email').fill('$BoLind');
    await page.getByLabel('Amount').fill('10');
    await goToCode(page);
    await enterCode(page, CODE);
    const success = dialogs.success(page);
    await success.getByRole('button', { name: 'Save payee' }).click();
    await expect(success.getByLabel('Payee name')).toBeFocused();
    await success.getByLabel('Payee name').fill('  My   sister ');
    await success.getByRole('button', { name: 'Save payee' }).click();
    await expect(success.getByText('My sister is now a saved payee.')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await storedWhere('payees', 'uid', person.uid)).toEqual([
      expect.objectContaining({ name: 'My sister', method: 'CashApp', email: '$BoLind' }),
    ]);
  });

  await test.step('choose it', async () => {
    // Before the fields that it fills in.
    const fields = page.locator('form').getByRole('combobox');
    await expect(fields.nth(0)).toHaveAccessibleName('Saved payee');
    await expect(fields.nth(1)).toHaveAccessibleName('Payment method');
    const [saved, method] = await Promise.all(
      [picker(page), page.getByLabel('Payment method')].map((each) => each.boundingBox()),
    );
    expect((saved?.y ?? 0) + (saved?.height ?? 0)).toBeLessThanOrEqual(method?.y ?? 0);
    await page.getByLabel('Amount').fill('5');
    await picker(page).selectOption('My sister');
    await expect(page.getByLabel('CashApp email')).toHaveValue('$BoLind');
    await expect(page.getByLabel('Amount')).toHaveValue('5');
  });

  const other = await context.newPage();
  await test.step('rename it with the keyboard, while another page shows it live', async () => {
    await other.goto('/Withdrawal');
    await expect(picker(other).getByRole('option', { name: 'My sister' })).toBeAttached();
    await manage(page).press('Enter');
    await list(page).getByRole('button', { name: 'Rename My sister' }).press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Bo');
    await page.keyboard.press('Enter');
    await expect(list(page).getByRole('button', { name: 'Rename Bo' })).toBeFocused();
    await expect(picker(other).getByRole('option', { name: 'Bo' })).toBeAttached();
  });

  await test.step('delete it after a confirmation', async () => {
    await list(page).getByRole('button', { name: 'Delete Bo' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Bo?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(list(page).getByRole('button', { name: 'Delete Bo' })).toBeFocused();
    await list(page).getByRole('button', { name: 'Delete Bo' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(list(page).getByText('No saved payees')).toBeVisible();
    await expect(list(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(page.getByLabel('Payment method')).toBeFocused();
    await expect(picker(other)).toBeHidden();
    expect(await storedWhere('payees', 'uid', person.uid)).toEqual([]);
    // The fields it filled in stay.
    await expect(page.getByLabel('CashApp email')).toHaveValue('$BoLind');
  });
});
