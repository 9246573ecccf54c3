import { putDocuments } from '@bank/backend/emulators';
import { expect } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { customerWhoSpent, openWithBalance } from '../fixtures/spending';
import type { Journey } from './journey';

export const budgetJourneys: readonly Journey[] = [
  {
    title: 'the budgets and the spending',
    async walk(page, inspect) {
      const person = await customerWhoSpent({
        groceries: 160,
        bills: 70,
        travel: 1250.5,
        other: 9,
      });
      await openWithBalance(page, person);
      const card = page.getByRole('region', { name: 'Spending' });
      await expect(card.getByText(/^Set how much you want to spend/)).toBeVisible();
      await inspect(page, 'budgets-none');

      const amounts = { map: { groceries: 200, bills: 70, travel: 1000, other: 100 } };
      const fields = { amounts, updatedAt: new Date() };
      await putDocuments(environment, [{ path: `budgets/${person.uid}`, fields }]);
      await expect(card.getByRole('meter')).toHaveCount(4);
      await card.getByRole('button', { name: 'Compare months' }).click();
      await expect(card.getByRole('table', { name: 'By payee' })).toBeVisible();
      await inspect(page, 'budgets');
      await card.getByRole('button', { name: 'Set a budget' }).click();
      await card.getByRole('button', { name: 'Save' }).click();
      await expect(card.getByLabel('Category', { exact: true })).toBeFocused();
      await inspect(page, 'budgets-new-missing');
      await card.getByRole('button', { name: 'Cancel' }).click();
      await card.getByRole('listitem').getByRole('button').first().click();
      await expect(card.getByRole('textbox')).toBeFocused();
      await inspect(page, 'budgets-change');
    },
  },
];
