import { expect } from '@playwright/test';
import { putDocuments } from '@bank/backend/emulators';
import { deleteDocument, longAgo, newAdmin, putKyc } from '../fixtures/admins';
import { environment } from '../fixtures/environment';
import { createPng } from '../fixtures/images';
import {
  demoAccount,
  nameSortedFirst,
  newCustomer,
  openAs,
  USERS_BY_NAME,
} from '../fixtures/users';
import { openActions } from '../fixtures/user-table';
import { IN_WINDOW, type Journey } from './journey';

export const adminJourneys: readonly Journey[] = [
  {
    title: 'the administration',
    async walk(page, inspect) {
      // New in each walk: one worker walks in several languages.
      const rich = `${nameSortedFirst()} Wilhelmina van den Bergström-Cholmondeley`;
      const off = nameSortedFirst();
      const fields = {
        accountBalance: 900_000_000,
        loanBalance: 900_000_000,
        transactionEnabled: true,
      };
      await newCustomer({ fields: { username: rich, ...fields }, vatCode: 1234 });
      await newCustomer({ fields: { username: off } });
      await openAs(page, demoAccount('admin'), USERS_BY_NAME);
      await expect(page.getByRole('button', { name: `Actions for ${rich}` })).toBeVisible();
      await inspect(page, 'admin');

      await openActions(page, off);
      await page.getByRole('button', { name: 'Send money' }).click();
      await expect(page.getByText('Transactions are disabled for this user.')).toBeVisible();
      await inspect(page, 'admin-disabled', IN_WINDOW);
      await page.keyboard.press('Escape');

      await openActions(page, rich);
      await page.getByRole('button', { name: 'Send loan' }).click();
      await page.getByRole('textbox', { name: 'Amount' }).fill('1,234');
      await page.getByRole('button', { name: 'Review' }).click();
      await inspect(page, 'admin-amount', IN_WINDOW);
      await page.getByRole('textbox', { name: 'Amount' }).fill('90,000,000.00');
      await page.getByRole('button', { name: 'Review' }).click();
      await expect(page.getByLabel('Enter the amount again')).toBeVisible();
      await inspect(page, 'admin-review', IN_WINDOW);
      await page.getByRole('button', { name: 'Change amount' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Generate VAT code' }).click();
      await inspect(page, 'admin-code', IN_WINDOW);
      await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Set account level' }).click();
      await page.getByRole('textbox', { name: 'Account level' }).fill('12');
      await page.getByRole('button', { name: 'Save' }).click();
      await inspect(page, 'admin-level', IN_WINDOW);
    },
  },
  {
    title: 'requests, a person and the log of the administration',
    async walk(page, inspect) {
      const username = `${nameSortedFirst()} Wilhelmina van den Bergström-Cholmondeley`;
      const fields = { username, accountBalance: 900_000, transactionEnabled: true };
      const person = await newCustomer({ fields, vatCode: 1234 });
      const { uid } = person;
      const grace = await newAdmin('Grace');
      await putKyc(person, createPng({ width: 900, height: 600 }));
      const loan = { loanAmount: 50_000.5, status: 'pending', timestamp: longAgo() };
      await putDocuments(environment, [
        { path: `loans/${uid}`, fields: loan },
        { path: `vatAttempts/${uid}`, fields: { n: 5, at: new Date() } },
        { path: `claims/kycRequests.${uid}`, fields: { by: grace.uid, at: new Date() } },
      ]);
      await openAs(page, grace, '/admin/requests/kyc');
      const review = page.getByRole('button', { name: username });
      await expect(review).toBeVisible();
      const entry = page.getByRole('row').filter({ hasText: username });
      await expect(entry.getByText('Assigned to you')).toBeVisible();
      await inspect(page, 'admin-queue');
      await review.click();
      await expect(page.getByRole('img', { name: 'Passport, as it was sent' })).toBeVisible();
      await inspect(page, 'admin-identity', IN_WINDOW);
      await page.getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await inspect(page, 'admin-rejection', IN_WINDOW);
      await page.keyboard.press('Escape');
      await page.goto('/admin/requests/loans');
      await review.click();
      await expect(page.getByLabel('Enter the amount again')).toBeVisible();
      await inspect(page, 'admin-loan', IN_WINDOW);
      await page.goto(`/admin/users/${uid}`);
      await expect(page.getByText('Locked')).toBeVisible();
      await expect(page.getByText('No transactions found.')).toBeVisible();
      await inspect(page, 'admin-person');
      await page.goto('/admin/audit');
      await expect(page.getByRole('table', { name: 'Entries' })).toBeVisible();
      await inspect(page, 'admin-audit');
      await page.goto('/admin/codes');
      await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();
      await inspect(page, 'admin-codes');
      const payment = { userId: uid, type: 'withdrawal', amount: 1234.5, date: new Date() };
      const payee = { method: 'Bank', accountHolderName: username, status: 'pending' };
      await putDocuments(environment, [
        { path: `transactions/${uid}-payment`, fields: { ...payment, ...payee } },
      ]);
      await page.goto('/admin/transactions?type=withdrawals');
      await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();
      await inspect(page, 'admin-transactions');
      await page.goto('/admin/overview');
      await expect(page.getByRole('img', { name: 'Transactions by day' })).toBeVisible();
      await expect(page.getByRole('table', { name: /^Total balances/ })).toBeVisible();
      await inspect(page, 'admin-overview');
      await page.goto(USERS_BY_NAME);
      await page.getByRole('checkbox', { name: `Select ${username}` }).check();
      await page.getByRole('combobox', { name: 'Find a user' }).fill('wilhelmina van den');
      await expect(page.getByRole('option').first()).toBeVisible();
      await inspect(page, 'admin-search');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Disable transactions' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
      await expect(page.getByText('1 of 1 are done.')).toBeVisible();
      await inspect(page, 'admin-bulk', IN_WINDOW);
    },
  },
  {
    title: 'credits that another admin releases',
    async walk(page, inspect) {
      const username = `${nameSortedFirst()} Wilhelmina van den Bergström-Cholmondeley`;
      const { uid } = await newCustomer({
        fields: { username, accountBalance: 900_000, transactionEnabled: true },
        isConfirmed: false,
      });
      const [grace, hedy] = [await newAdmin('Grace'), await newAdmin('Hedy')];
      const proposal = { uid, status: 'pending', auditId: 'spec', proposedAt: longAgo() };
      await putDocuments(environment, [
        {
          path: `creditProposals/${uid}-own`,
          fields: { ...proposal, kind: 'send_loan', amount: 250_000.5, proposedBy: grace.uid },
        },
        {
          path: `creditProposals/${uid}`,
          fields: { ...proposal, kind: 'send_money', amount: 90_000_000, proposedBy: hedy.uid },
        },
      ]);
      await openAs(page, grace, '/admin/requests/credits');
      const row = (author: string) =>
        page.getByRole('row').filter({ hasText: username }).filter({ hasText: author });
      await expect(row('Hedy')).toBeVisible();
      await inspect(page, 'admin-credits');
      await row('Grace')
        .getByRole('button', { name: /^Review/ })
        .click();
      await expect(page.getByText('You proposed this credit')).toBeVisible();
      await inspect(page, 'admin-credit-own', IN_WINDOW);
      await page.keyboard.press('Escape');
      await row('Hedy')
        .getByRole('button', { name: /^Review/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
      await inspect(page, 'admin-credit-release', IN_WINDOW);
      for (const id of [uid, `${uid}-own`]) await deleteDocument(`creditProposals/${id}`);

      await openAs(page, grace, `/admin/users/${uid}`);
      await expect(page.getByText('Not confirmed')).toBeVisible();
      await inspect(page, 'admin-not-confirmed');
    },
  },
];
