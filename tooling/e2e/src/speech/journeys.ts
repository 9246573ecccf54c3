import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { newAdmin, putKyc } from '../fixtures/admins';
import { openAndStartApp } from '../fixtures/app-start';
import { createPng } from '../fixtures/images';
import { newCustomerWith } from '../fixtures/ledger';
import { nameSortedFirst, newCustomer, newCustomerWithFunds, openAs } from '../fixtures/users';
import { dialogs } from '../fixtures/withdrawal';
import type { ScreenReader } from './screen-reader';

type Journey = {
  name: string;
  /** Console messages that the journey provokes. */
  noise?: RegExp;
  walk(page: Page, reader: ScreenReader): Promise<void>;
};

const CODE = 4821;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

/** The ways to contact the admin are loaded on demand. */
const support = (page: Page) =>
  expect(page.getByRole('link', { name: 'Email support' }).last()).toBeVisible();

/** The journeys through the bank, with English texts; the spec translates them. */
export const journeys: readonly Journey[] = [
  {
    name: 'landing',
    async walk(page, reader) {
      await openAndStartApp(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await reader.read('The whole page', 'body');
    },
  },
  {
    name: 'sign-in',
    noise: /status of 400/,
    async walk(page, reader) {
      const { email, password } = await newCustomer();
      await openAndStartApp(page, '/SignIn');
      await reader.read('The whole page', 'body');
      await reader.press(button(page, 'Login'));
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await reader.press(button(page, 'Login'), async () => {
        await expect(page.getByText('Incorrect password')).toBeVisible();
      });
      await reader.read('The form with its error');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await reader.press(button(page, 'Login'), async () => {
        await heading(page, 'Hello, Grace Nakamura');
        await expect(page.getByText('Login Successful!')).toBeVisible();
      });
    },
  },
  {
    name: 'sign-up',
    async walk(page, reader) {
      await openAndStartApp(page, '/SignUp');
      await reader.read('The form');
      await reader.press(button(page, 'Register'));
      await page.getByLabel('Username').fill('Ines Carvalho');
      await page.getByLabel('Email', { exact: true }).fill(`${newId().toLowerCase()}@example.com`);
      await page.getByLabel('Phone number').fill('+55 11 5550 1234');
      await page.getByLabel('Password', { exact: true }).focus();
      await reader.hear('Type a password', async () => {
        await page.keyboard.insertText('correct horse');
        await expect(page.getByText('Password strength: Strong')).toBeVisible();
      });
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.focus();
      await reader.hear('Search for a country', async () => {
        await country.fill('BRL');
        await expect(page.getByRole('option').first()).toBeVisible();
      });
      await reader.hear('Choose it', () => country.press('Enter'));
      await reader.press(button(page, 'Register'), async () => {
        await expect(
          page.getByText('Welcome, Ines Carvalho! Thank you for registering.'),
        ).toBeVisible();
        await heading(page, 'Hello, Ines Carvalho');
      });
    },
  },
  {
    name: 'dashboard',
    async walk(page, reader) {
      const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12));
      const payee = { method: 'Bank', accountHolderName: 'Bo Lind', accountNumber: '0045 1234' };
      const { person } = await newCustomerWith(959.25, [
        { type: 'send_money', amount: 1250, date: at(2), status: 'completed' },
        { type: 'withdrawal', amount: 250.75, date: at(3), status: 'pending', ...payee },
        { type: 'send_loan', amount: 40, date: at(4), status: 'failed' },
      ]);
      await openAs(page, person, '/DashBoard');
      await expect(page.getByRole('row', { name: /Loan/ })).toBeVisible();
      await expect(page.getByText('No activity yet.')).toBeVisible();
      await reader.read('The whole page', 'body');
      await reader.press(button(page, 'Show balance'), async () => {
        await expect(page.getByText('EUR 959.25').first()).toBeVisible();
      });
    },
  },
  {
    name: 'transfer',
    async walk(page, reader) {
      await openAs(page, await newCustomerWithFunds(100, CODE), '/Withdrawal');
      await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
      await reader.read('The form');
      await reader.press(button(page, 'Withdraw'), async () => {
        await expect(page.getByLabel('Account number')).toBeFocused();
      });
      await reader.read('The form with its errors');
      await page.getByLabel('Payment method').selectOption('PayPal');
      await page.getByLabel('PayPal email').fill('bo@example.com');
      await page.getByLabel('Amount').fill('10.05');
      await reader.press(button(page, 'Withdraw'), async () => {
        await expect(dialogs.review(page)).toBeVisible();
      });
      await expect(dialogs.review(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
      await reader.read('The review');
      await reader.press(
        dialogs.review(page).getByRole('button', { name: 'Confirm' }),
        async () => {
          await expect(dialogs.code(page)).toBeVisible();
        },
      );
      await support(page);
      await reader.read('The VAT code');
      const code = dialogs.code(page).getByLabel('VAT code');
      const submit = dialogs.code(page).getByRole('button', { name: 'Submit' });
      await code.fill('1000');
      await reader.press(submit, async () => {
        await expect(dialogs.error(page)).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await code.fill(String(CODE));
      await reader.press(submit, async () => {
        await expect(dialogs.success(page)).toBeVisible();
      });
      await reader.read('The success');
      await reader.press(
        dialogs.success(page).getByRole('link', { name: 'View receipt' }),
        async () => {
          await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
        },
      );
      await reader.read('The receipt');
    },
  },
  {
    name: 'profile-and-kyc',
    async walk(page, reader) {
      await openAs(page, await newCustomer(), '/Profile');
      await expect(button(page, 'Export my data')).toBeVisible();
      await reader.read('The profile');
      await button(page, 'Edit username').click();
      await reader.read('The dialog of the username');
      await page.getByRole('textbox', { name: 'Username' }).fill('');
      await reader.press(button(page, 'Save'));
      await page.getByRole('textbox', { name: 'Username' }).fill('Ines Carvalho');
      await reader.press(button(page, 'Save'), async () => {
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByText('Username changed.')).toBeVisible();
      });
      await page.goto('/Kyc');
      await expect(page.getByLabel('ID number')).toBeVisible();
      await reader.read('The identity form');
      const image = { name: 'passport.png', mimeType: 'image/png', buffer: createPng() };
      await reader.hear('Choose an image', async () => {
        await page.getByLabel('ID image').focus();
        await page.getByLabel('ID image').setInputFiles(image);
        await expect(button(page, 'Rotate')).toBeVisible();
      });
      await page.getByLabel('ID number').fill('X-1234');
      await reader.press(button(page, 'Submit KYC'), async () => {
        await expect(page.getByRole('dialog')).toBeVisible();
      });
      await support(page);
      await reader.read('The result');
      await reader.press(button(page, 'OK'), async () => {
        await expect(page.getByText('Pending', { exact: true })).toBeVisible();
      });
      await support(page);
      await reader.read('The pending request');
    },
  },
  {
    name: 'loan',
    async walk(page, reader) {
      await openAs(page, await newCustomer(), '/loan');
      await expect(page.getByLabel('Loan amount')).toBeVisible();
      await reader.read('The form');
      await reader.press(button(page, 'Apply for Loan'));
      await page.getByLabel('Loan amount').fill('2,500.75');
      await reader.press(button(page, 'Apply for Loan'), async () => {
        await expect(page.getByText('Loan request submitted.')).toBeVisible();
        await expect(page.getByText('Pending', { exact: true })).toBeVisible();
      });
      await support(page);
      await reader.read('The pending loan');
    },
  },
  {
    name: 'dispute',
    async walk(page, reader) {
      await openAs(page, await newCustomer(), '/dispute');
      await expect(page.getByText('You haven’t reported any issues yet.')).toBeVisible();
      await reader.read('The form');
      await reader.press(button(page, 'Submit Dispute'));
      await page.getByLabel('Amount').fill('149.50');
      await page.getByLabel('Recipient account number').fill('0045 1234');
      await reader.press(button(page, 'Submit Dispute'), async () => {
        await expect(page.getByText('Dispute submitted')).toBeVisible();
      });
      await support(page);
      await reader.read('The result');
    },
  },
  {
    name: 'admin-decision',
    async walk(page, reader) {
      const username = nameSortedFirst();
      const person = await newCustomer({ fields: { username } });
      reader.mask(username, 'Ines Carvalho');
      await putKyc(person, createPng(), { timestamp: new Date(Date.UTC(2001, 0, 1, 9, 30)) });
      await openAs(page, await newAdmin('Grace'), '/admin/requests/kyc');
      const review = page.getByRole('button', { name: username });
      await expect(review).toBeVisible();
      await reader.press(review, async () => {
        await expect(page.getByRole('img', { name: 'Passport, as it was sent' })).toBeVisible();
      });
      await reader.read('The request');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await reader.press(dialog.getByRole('button', { name: 'Reject' }), async () => {
        await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('The image is blurred.');
      await reader.press(dialog.getByRole('button', { name: 'Reject' }), async () => {
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByText(`${username}’s identity request was rejected.`)).toBeVisible();
        await expect(review).toBeHidden();
      });
    },
  },
];
