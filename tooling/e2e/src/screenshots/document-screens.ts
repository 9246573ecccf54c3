import { expect, type Page } from '@playwright/test';
import { deleteDocument } from '../fixtures/admins';
import { storedWhere } from '../fixtures/backend';
import { demoAccount, newCustomerWithFunds, openAs, type Person } from '../fixtures/users';
import { dialogs, enterCode, goToCode } from '../fixtures/withdrawal';

export type DocumentScreen = {
  /** The beginning of the file names. */
  name: string;
  /** Whether it is taken in the shapes for forced colors, narrow windows and zoom, too. */
  isSample?: boolean;
  open(page: Page): Promise<void>;
  /** Removes what `open` has written, so that the bank can be photographed again. */
  cleanUp?(): Promise<void>;
};

const CODE = 4821;
let payer: Person | undefined;

/** Opens a page and waits for the bar above it, which loads by itself. */
async function openWithBar(page: Page, role: 'admin' | 'customer', path: string) {
  await openAs(page, demoAccount(role), path);
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
}

const asCustomer = (page: Page, path: string) => openWithBar(page, 'customer', path);
const asAdmin = (page: Page, path: string) => openWithBar(page, 'admin', path);

async function fillInTransfer(page: Page) {
  await page.getByLabel('Account number').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('Bank name').fill('Nordbank');
  await page.getByLabel('Account holder name').fill('Bo Lindqvist');
  await page.getByLabel('Amount').fill('250.75');
}

/** The screens of tooling/docs/screens.md, with the data of `npm start`. */
export const documentScreens: readonly DocumentScreen[] = [
  { name: 'landing', isSample: true, open: async (page) => void (await page.goto('/')) },
  { name: 'sign-in', open: async (page) => void (await page.goto('/SignIn')) },
  {
    name: 'dashboard',
    isSample: true,
    async open(page) {
      await asCustomer(page, '/DashBoard');
      await page.getByRole('button', { name: 'Show balance' }).click();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      // The charts are loaded when they come near the window.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole('main').locator('summary').first().waitFor();
    },
  },
  {
    name: 'first-day',
    async open(page) {
      await openAs(page, demoAccount('newCustomer'), '/DashBoard');
      await expect(page.getByText('No transactions found.')).toBeVisible();
    },
  },
  {
    name: 'transactions',
    async open(page) {
      await asCustomer(page, '/dashboard/transactions');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'receipt',
    async open(page) {
      await asCustomer(page, '/dashboard/transactions?type=withdrawal');
      await page.getByRole('row').getByRole('link').first().click();
      await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
    },
  },
  {
    name: 'transfer',
    isSample: true,
    async open(page) {
      await asCustomer(page, '/Withdrawal');
      await fillInTransfer(page);
    },
  },
  {
    name: 'transfer-review',
    async open(page) {
      await asCustomer(page, '/Withdrawal');
      await fillInTransfer(page);
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(dialogs.review(page)).toBeVisible();
    },
  },
  {
    name: 'transfer-success',
    async open(page) {
      // A customer of its own: the history of the demo customer stays as it is.
      payer = await newCustomerWithFunds(1840, CODE);
      await openAs(page, payer, '/Withdrawal');
      await fillInTransfer(page);
      await goToCode(page);
      await enterCode(page, CODE);
      await expect(dialogs.success(page)).toBeVisible();
    },
    async cleanUp() {
      const { uid } = payer ?? { uid: '' };
      const payments = await storedWhere('transactions', 'userId', uid);
      const paths = payments.flatMap(({ id }) => [`transactions/${id}`, `withdrawals/${id}`]);
      for (const path of [...paths, `users/${uid}`, `userSearch/${uid}`, `vatCodes/${uid}`]) {
        await deleteDocument(path);
      }
    },
  },
  { name: 'pay-bills', open: (page) => asCustomer(page, '/pay-bills') },
  { name: 'cards', open: (page) => asCustomer(page, '/Cards') },
  {
    name: 'admin-overview',
    isSample: true,
    async open(page) {
      await asAdmin(page, '/admin/overview');
      await expect(page.getByRole('img', { name: 'Transactions by day' })).toBeVisible();
      await expect(page.getByRole('table', { name: /^Total balances/ })).toBeVisible();
    },
  },
  {
    name: 'admin-users',
    async open(page) {
      await asAdmin(page, '/admin');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      // The codes are read after the users.
      await expect(page.getByRole('cell', { name: 'Loading…' })).toHaveCount(0);
    },
  },
  {
    name: 'admin-customer',
    async open(page) {
      await asAdmin(page, '/admin/users/demo-lakshmi');
      await expect(page.getByRole('heading', { level: 1, name: /^Lakshmi/ })).toBeVisible();
    },
  },
  {
    name: 'admin-queue',
    async open(page) {
      await asAdmin(page, '/admin/requests/kyc');
      // The names are read after the requests.
      await expect(page.getByRole('button', { name: /^Review .* of [^…]/ }).first()).toBeVisible();
    },
  },
];
