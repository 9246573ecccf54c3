import { expect } from '@playwright/test';
import { newCustomerWithFunds, openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

const LONG_NAME = 'Donaudampfschifffahrtsgesellschaftsrate';

export const plannedJourneys: readonly Journey[] = [
  {
    title: 'planned payments',
    async walk(page, inspect) {
      await openAs(page, await newCustomerWithFunds(100, 1234), '/planned');
      await expect(page.getByText('No planned payments yet')).toBeVisible();
      await inspect(page, 'planned-none');
      for (const [name, amount] of [
        ['Rent', '950'],
        [LONG_NAME, '12,345.67'],
      ] as const) {
        await page.getByRole('button', { name: 'Plan a payment' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Plan payment' }).click();
        await inspect(page, 'planned-new-missing', IN_WINDOW);
        await dialog.getByLabel('Name').fill(name);
        await dialog.getByLabel('Amount').fill(amount);
        await dialog.getByRole('button', { name: 'Plan payment' }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
      }
      await page.getByRole('button', { name: `Skip the next date of ${LONG_NAME}` }).click();
      await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
      await inspect(page, 'planned');
      await page.getByRole('link', { name: 'Due today: confirm, Rent' }).click();
      await expect(page.getByText('Planned payment: Rent')).toBeVisible();
      await inspect(page, 'planned-due');
    },
  },
];
