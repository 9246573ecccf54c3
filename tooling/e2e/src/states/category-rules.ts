import { putDocuments } from '@bank/backend/emulators';
import { expect } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { newCustomerWith, paymentsTo } from '../fixtures/ledger';
import { openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

const LONG_NAME = 'Donaudampfschifffahrtsgesellschaft Wien AG';

export const categoryRuleJourneys: readonly Journey[] = [
  {
    title: 'the category rules',
    async walk(page, inspect) {
      const { person, ids } = await newCustomerWith(1000, paymentsTo(LONG_NAME, 'Bo Marsh'));
      await openAs(page, person, '/dashboard/transactions');
      const card = page.getByRole('region', { name: 'Category rules' });
      await expect(card.getByText(/^Let payments to the same payee/)).toBeVisible();
      await inspect(page, 'category-rules-none');
      await card.getByRole('button', { name: 'Add a rule' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save rule' }).click();
      await expect(dialog.getByLabel('Payee contains')).toBeFocused();
      await inspect(page, 'category-rules-new-missing', IN_WINDOW);
      await dialog.getByLabel('Payee contains').fill('Fern');
      await dialog.getByLabel('Category').selectOption('groceries');
      await expect(dialog.getByText(/^None of your latest payments/)).toBeVisible();
      await inspect(page, 'category-rules-new', IN_WINDOW);
      await page.keyboard.press('Escape');

      const texts = ['Fern Market', 'Donaudampfschifffahrtsgesellschaftsreise'];
      const fields = { texts, categories: ['eating_out', 'travel'], updatedAt: new Date() };
      await putDocuments(environment, [{ path: `categoryRules/${person.uid}`, fields }]);
      await expect(card.getByRole('listitem')).toHaveCount(2);
      await inspect(page, 'category-rules');

      await page.goto(`/dashboard/transactions/${ids[0]}`);
      const label = page.getByRole('region', { name: 'Category and notes' });
      await label.getByLabel('Category').selectOption('travel');
      await label.getByRole('button', { name: 'Save' }).click();
      await expect(label.getByRole('button', { name: /^Always use this category/ })).toBeVisible();
      await inspect(page, 'category-rules-offer');
    },
  },
];
