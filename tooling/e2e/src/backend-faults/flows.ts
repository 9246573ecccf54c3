import { newId } from '@bank/domain';
import type { Locator, Page } from '@playwright/test';
import { isStored, storedWhere } from '../fixtures/backend';
import { createPng } from '../fixtures/images';
import {
  fillInRegistration,
  newCustomer,
  newCustomerWithFunds,
  type Person,
} from '../fixtures/users';
import { dialogs, fillIn } from '../fixtures/withdrawal';

const CODE = 4821;
const LONG_MS = 30_000;

/** A form that a person fills in and sends. */
export type Flow = {
  name: string;
  path: string;
  /** Without an account, the flow itself signs in or up. */
  person(): Promise<Person>;
  isSignedIn: boolean;
  /** Visible when the form can be filled in. */
  form(page: Page): Locator;
  fill(page: Page, person: Person): Promise<void>;
  /** Sends the form; may end early at an error. */
  send(page: Page): Promise<void>;
  /** What says that it is done. */
  done(page: Page): Locator;
  /** What says that it is not done. */
  failure(page: Page): Locator;
  /** How often it was done, according to the database. */
  count(person: Person): Promise<number>;
};

const signedIn = { isSignedIn: true } as const;
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const countOf = (collection: string) => async (person: Person) =>
  (await storedWhere(collection, 'uid', person.uid)).length;

/** The first of these that is visible. */
export async function firstOf(...locators: Locator[]): Promise<Locator> {
  const [head, ...rest] = locators;
  if (!head) throw new Error('Name what may become visible');
  const any = rest.reduce((all, locator) => all.or(locator), head);
  for (;;) {
    await any.first().waitFor({ timeout: LONG_MS });
    // It may be hidden again meanwhile.
    for (const locator of locators) if (await locator.first().isVisible()) return locator;
  }
}

export const flows: Flow[] = [
  {
    name: 'login',
    path: '/SignIn',
    isSignedIn: false,
    person: () => newCustomer(),
    form: (page) => page.getByLabel('Email', { exact: true }),
    async fill(page, { email, password }) {
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
    },
    send: (page) => page.getByRole('button', { name: 'Login' }).click(),
    done: (page) => page.getByRole('heading', { level: 1, name: /^Hello/ }),
    failure: alert,
    count: () => Promise.resolve(1),
  },
  {
    name: 'sign-up',
    path: '/SignUp',
    isSignedIn: false,
    person: () =>
      Promise.resolve({
        ...{ uid: '', email: `${newId().toLowerCase()}@example.com` },
        ...{ password: 'correct horse', username: 'Ines Carvalho' },
      }),
    form: (page) => page.getByLabel('Username'),
    fill: (page, person) => fillInRegistration(page, person),
    send: (page) => page.getByRole('button', { name: 'Register' }).click(),
    done: (page) => page.getByRole('heading', { level: 1, name: /^Hello/ }),
    failure: (page) => alert(page).or(page.getByText('Account creation failed')),
    count: async ({ email }) => (await storedWhere('users', 'email', email)).length,
  },
  {
    ...signedIn,
    name: 'transfer',
    path: '/Withdrawal',
    person: () => newCustomerWithFunds(100, CODE),
    form: (page) => page.getByLabel('Amount'),
    fill: (page) => fillIn(page, '10'),
    async send(page) {
      const [error, done] = [dialogs.error(page), dialogs.success(page)];
      const code = dialogs.code(page).getByLabel('VAT code');
      if (await error.isVisible()) {
        await page.keyboard.press('Escape');
        await error.waitFor({ state: 'hidden' });
      }
      // After an error, the prompt is still open.
      if (!(await code.isVisible())) {
        await page.getByRole('button', { name: 'Withdraw' }).click();
        const confirm = dialogs.review(page).getByRole('button', { name: 'Confirm' });
        const retry = dialogs.review(page).getByRole('button', { name: 'Try again' });
        const first = await firstOf(error, done, confirm, retry);
        if (first === retry) await retry.click();
        if (first === error || first === done) return;
        await confirm.click();
        if ((await firstOf(error, done, code)) !== code) return;
      }
      await code.fill(String(CODE));
      await dialogs.code(page).getByRole('button', { name: 'Submit' }).click();
    },
    done: dialogs.success,
    failure: dialogs.error,
    count: countOf('withdrawals'),
  },
  {
    ...signedIn,
    name: 'loan',
    path: '/loan',
    person: () => newCustomer(),
    form: (page) => page.getByLabel('Loan amount'),
    fill: (page) => page.getByLabel('Loan amount').fill('100.00'),
    send: (page) => page.getByRole('button', { name: 'Apply for Loan' }).click(),
    done: (page) => page.getByRole('region', { name: 'Loan details' }).getByText('Pending'),
    failure: (page) => page.getByText('Failed to apply for loan. Please try again.'),
    count: async ({ uid }) => ((await isStored(`loans/${uid}`)) ? 1 : 0),
  },
  {
    ...signedIn,
    name: 'identity',
    path: '/Kyc',
    person: () => newCustomer(),
    form: (page) => page.getByLabel('ID number'),
    async fill(page) {
      await page.getByLabel('ID number').fill('X-1234');
      const buffer = createPng({ width: 60, height: 40 });
      await page
        .getByLabel('ID image')
        .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer });
      await page.getByRole('img', { name: 'The image as it will be sent' }).waitFor();
    },
    async send(page) {
      const again = page
        .getByRole('dialog', { name: 'KYC request' })
        .getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      else await page.getByRole('button', { name: 'Submit KYC' }).click();
    },
    done: (page) => page.getByText(/^KYC request pending/),
    failure: (page) => page.getByText(/^Error (uploading image|submitting KYC request)/),
    count: countOf('kycRequests'),
  },
  {
    ...signedIn,
    name: 'dispute',
    path: '/dispute',
    person: () => newCustomer(),
    form: (page) => page.getByLabel('Recipient account number'),
    async fill(page) {
      await page.getByLabel('Amount').fill('149.5');
      await page.getByLabel('Recipient account number').fill('0045 1234');
    },
    send: (page) => page.getByRole('button', { name: 'Submit Dispute' }).click(),
    done: (page) => page.getByRole('region', { name: 'Dispute submitted' }),
    failure: (page) => page.getByText('There was an error submitting your dispute.'),
    count: countOf('disputes'),
  },
];
