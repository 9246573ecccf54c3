import { putDocuments, type Document } from '@bank/backend/emulators';
import { newId } from '@bank/domain';
import { expect } from '@playwright/test';
import { deleteDocument } from '../fixtures/admins';
import { environment } from '../fixtures/environment';
import { daysAgo } from '../fixtures/ledger';
import { navigateTo } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { newCustomer, openAs } from '../fixtures/users';
import { fuzzed, UNREADABLE } from './any-document';

/** Customers with fuzzed documents; the nightly run has more. */
const CUSTOMERS = Number(process.env['BANK_FUZZ'] ?? 1);

const DAY = daysAgo(1).toISOString().slice(0, 10);
const MONTH = DAY.slice(0, 7);
const OFF = { map: { locked: false, daily: null, payment: null, newPayee: null } };
const PAYEE = { method: 'PayPal', email: 'bo@elm.example' };

/** The documents of a customer who uses everything, as the current rules accept them. */
function validDocuments(uid: string): Document[] {
  const ids = { entry: newId(), credit: newId(), pot: newId(), move: newId(), plan: newId() };
  const reference = `REF-${newId().slice(0, 9).toUpperCase()}`;
  const entry = { userId: uid, amount: 12.5, date: daysAgo(1) };
  const money = { amount: 12.5, uid };
  return [
    {
      path: `transactions/${ids.entry}`,
      fields: { ...entry, ...PAYEE, type: 'withdrawal', status: 'pending' },
    },
    {
      path: `transactions/${ids.credit}`,
      fields: { ...entry, type: 'send_loan', status: 'completed', balance: 100, by: 'spec' },
    },
    {
      path: `labels/${ids.entry}`,
      fields: {
        ...{ ...money, transactionId: ids.entry, category: 'groceries', note: 'Lunch' },
        ...{ tags: ['team'], month: MONTH, updatedAt: daysAgo(1) },
      },
    },
    {
      path: `pots/${ids.pot}`,
      fields: {
        uid,
        name: 'Holiday',
        target: 500,
        balance: 12.5,
        lastMove: ids.move,
        createdAt: daysAgo(2),
      },
    },
    { path: `potMoves/${ids.move}`, fields: { ...money, potId: ids.pot, date: daysAgo(1) } },
    {
      path: `budgets/${uid}`,
      fields: { amounts: { map: { groceries: 100, travel: 20 } }, updatedAt: daysAgo(1) },
    },
    {
      path: `plannedPayments/${ids.plan}`,
      fields: {
        ...{
          ...money,
          name: 'Rent',
          payee: { map: PAYEE },
          every: 'monthly',
          first: DAY,
          next: DAY,
        },
        ...{ paidFor: '', payment: '', updatedAt: daysAgo(1) },
      },
    },
    {
      path: `categoryRules/${uid}`,
      fields: { texts: ['elm'], categories: ['groceries'], updatedAt: daysAgo(1) },
    },
    {
      path: `protections/${uid}`,
      fields: { current: OFF, next: OFF, askedAt: daysAgo(2), lockedAt: null },
    },
    { path: `payees/${uid}.0`, fields: { uid, name: 'Bo', savedAt: daysAgo(1), ...PAYEE } },
    {
      path: `kycRequests/${uid}`,
      fields: {
        ...{ uid, idType: 'passport', idNumber: 'P123', idImageUrl: '', address: 'Elm Road 1' },
        ...{ dob: '1990-01-31', status: 'rejected', timestamp: daysAgo(1) },
      },
    },
    {
      path: `loans/${uid}`,
      fields: { uid, loanAmount: 500, status: 'pending', timestamp: daysAgo(1) },
    },
    {
      path: `disputes/${reference}`,
      fields: {
        ...{ ...money, accountNumber: '0045', referenceNumber: reference, status: 'pending' },
        ...{ createdAt: daysAgo(1) },
      },
    },
  ];
}

const SCREENS = [
  ...['/DashBoard', '/dashboard/transactions', '/dashboard/savings', '/dashboard/deposit'],
  ...['/Withdrawal', '/planned', '/pay-bills', '/loan', '/loan/status', '/Cards', '/Kyc'],
  ...['/Kyc/status', '/Profile', '/Profile/security', '/dispute'],
];

for (let seed = 1; seed <= CUSTOMERS; seed += 1) {
  test(`shows every screen with fuzzed documents (seed ${seed})`, async ({ page }) => {
    test.setTimeout(120_000);
    const valid = { country: 'EUR', accountLevel: 2, accountBalance: 100, loanBalance: 5 };
    const [account] = fuzzed([{ path: '', fields: valid }], -seed);
    const person = await newCustomer({ fields: { transactionEnabled: true, ...account?.fields } });
    const documents = fuzzed(validDocuments(person.uid), seed);
    await putDocuments(environment, documents);
    // The test prints them if it fails.
    await test.info().attach('documents', { body: JSON.stringify(documents, null, 2) });
    await openAs(page, person, '/DashBoard');
    await page.evaluate(() => localStorage.setItem('bank.balance-shown', 'yes'));
    await page.reload();
    const main = page.getByRole('main');
    const [id] = documents.map(({ path }) => path.split('/')[1]);
    for (const path of [...SCREENS, `/dashboard/transactions/${id}`]) {
      await test.step(path, async () => {
        await navigateTo(page, path);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(main.getByText(/^Loading/)).toHaveCount(0);
        const text = await main.innerText();
        expect(text).not.toMatch(UNREADABLE);
        expect(text).not.toContain('isn’t available');
      });
    }
    for (const { path } of documents) await deleteDocument(path);
  });
}
