import { expect } from '@playwright/test';
import { newCustomer, openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

export const savingsJourneys: readonly Journey[] = [
  {
    title: 'savings pots',
    async walk(page, inspect) {
      const fields = { accountBalance: 1234.5, transactionEnabled: true };
      await openAs(page, await newCustomer({ fields }), '/dashboard/savings');
      await expect(page.getByText('No savings pots yet')).toBeVisible();
      await inspect(page, 'savings-none');
      for (const [name, target] of [
        ['Rom', '500'],
        ['Donaudampfschifffahrtsgesellschaftsreise', ''],
      ] as const) {
        await page.getByRole('button', { name: 'New pot' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Create pot' }).click();
        await inspect(page, 'savings-new-missing', IN_WINDOW);
        await dialog.getByLabel('Name').fill(name);
        await dialog.getByLabel('Target').fill(target);
        await dialog.getByRole('button', { name: 'Create pot' }).click();
        await expect(page.getByRole('region', { name })).toBeVisible();
        await expect(dialog).toBeHidden();
      }
      await page.getByRole('button', { name: 'Show balance' }).click();
      const pot = page.getByRole('region', { name: 'Rom' });
      await pot.getByRole('button').nth(1).click();
      await page.getByLabel('Amount').fill('9999');
      await page.getByRole('dialog').getByRole('button', { name: 'Add money' }).click();
      await inspect(page, 'savings-add-too-much', IN_WINDOW);
      await page.getByLabel('Amount').fill('120');
      await page.getByRole('dialog').getByRole('button', { name: 'Add money' }).click();
      await expect(pot.getByRole('meter')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await pot.getByText('Latest activity').click();
      await expect(pot.getByRole('listitem')).toHaveCount(1);
      await inspect(page, 'savings');
    },
  },
];
