import { putDocuments, searchDocument, type Document } from '@bank/backend/emulators';
import { newId, newUser } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { deleteDocument, longAgo, newAdmin } from '../fixtures/admins';
import { environment } from '../fixtures/environment';
import { daysAgo } from '../fixtures/ledger';
import { navigateTo } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { nameSortedFirst, newCustomer, openAs, USERS_BY_NAME } from '../fixtures/users';
import { fuzzed, UNREADABLE } from './any-document';

/** Administrators who see fuzzed documents; the nightly run has more. */
const ADMINS = Number(process.env['BANK_FUZZ'] ?? 1);

/** The account of a customer, as sign-up and an administrator leave it. */
function accountOf(uid: string, username: string): Document {
  const user = newUser({
    uid,
    username,
    email: 'bo@elm.example',
    country: 'EUR',
    number: '+1 555',
  });
  const later = { accountLevel: 2, accountBalance: 100, transactionEnabled: true };
  return { path: `users/${uid}`, fields: { ...user, ...later } };
}

/** What administrators see of a customer who has used everything, as the current rules accept it. */
function validDocuments(uid: string, admin: string): Document[] {
  const reference = `REF-${newId().slice(0, 9).toUpperCase()}`;
  const payee = { method: 'PayPal', email: 'bo@elm.example' };
  const entry = { userId: uid, amount: 12.5, date: new Date() };
  const kyc = { idType: 'passport', idNumber: 'P123', address: 'Elm Road 1', dob: '1990-01-31' };
  const review = { reviewedBy: admin, reviewedAt: daysAgo(1), auditId: 'spec', reason: 'Blurred' };
  const audited = { by: admin, uid, at: daysAgo(1) };
  return [
    {
      path: `transactions/${newId()}`,
      fields: { ...entry, ...payee, type: 'withdrawal', status: 'pending' },
    },
    {
      path: `transactions/${newId()}`,
      fields: { ...entry, type: 'send_loan', status: 'completed', balance: 100, by: admin },
    },
    {
      path: `kycRequests/${uid}`,
      fields: { uid, ...kyc, idImageUrl: '', status: 'pending', timestamp: longAgo() },
    },
    {
      path: `pastRequests/${newId()}`,
      fields: {
        ...{ uid, kind: 'kycRequests', ...kyc, idImageUrl: 'gs://elm/kycImages/a/b.png' },
        ...{ status: 'rejected', timestamp: daysAgo(2), ...review },
      },
    },
    {
      path: `loans/${uid}`,
      fields: { loanAmount: 500, status: 'pending', timestamp: longAgo() },
    },
    {
      path: `disputes/${reference}`,
      fields: {
        ...{ uid, amount: 12.5, accountNumber: '0045', referenceNumber: reference },
        ...{ status: 'pending', createdAt: longAgo() },
      },
    },
    {
      path: `creditProposals/${newId()}`,
      fields: {
        ...{ uid, kind: 'send_money', amount: 90_000, proposedBy: admin, status: 'pending' },
        ...{ auditId: 'spec', proposedAt: longAgo() },
      },
    },
    { path: `claims/kycRequests.${uid}`, fields: { by: admin, at: new Date() } },
    { path: `vatAttempts/${uid}`, fields: { n: 5, guessId: '', at: daysAgo(1) } },
    {
      path: `vatCodes/${uid}`,
      fields: { vatCode: 1234, issuedBy: admin, issuedAt: daysAgo(1), auditId: 'spec' },
    },
    { path: `emailConfirmations/${uid}`, fields: { email: 'bo@elm.example', at: daysAgo(1) } },
    {
      path: `releaseHistory/spec-${newId()}.1`,
      fields: {
        ...{ remote: 'spec', revision: 1, action: 'publish', version: 'abc', why: 'Released' },
        ...{ commit: 'abc', isDirty: false, by: admin, email: 'hedy@elm.example', at: daysAgo(1) },
      },
    },
    {
      path: `auditLog/${newId()}`,
      fields: { ...audited, action: 'set_level', before: 1, after: 2 },
    },
    {
      path: `auditLog/${newId()}`,
      fields: { ...audited, action: 'review_dispute', before: '', after: 'approved', reference },
    },
  ];
}

const SCREENS = [
  ...['/admin', USERS_BY_NAME, '/admin/overview', '/admin/transactions', '/admin/codes'],
  ...['/admin/audit', '/status'],
];
const QUEUES = ['kyc', 'loans', 'disputes', 'credits'].map((queue) => `/admin/requests/${queue}`);

/** Navigates to a screen, and expects that it shows its content and nothing unreadable. */
async function expectShown(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  await navigateTo(page, path);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('status').filter({ hasText: /…\s*$/ })).toHaveCount(0, {
    timeout: 40_000,
  });
  const text = await main.innerText();
  expect(text).not.toMatch(UNREADABLE);
  expect(text).not.toMatch(/isn’t available|couldn’t load/i);
}

/** Opens the customer's request, if the queue lists it and no other administrator has claimed it, and closes it. */
async function review(page: Page, username: string): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { name: username, disabled: false });
  const button = buttons.first();
  if (!(await button.isVisible())) return;
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeVisible();
  expect(await dialog.innerText()).not.toMatch(UNREADABLE);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (let seed = 1; seed <= ADMINS; seed += 1) {
  test(`shows every screen of an administrator with fuzzed documents (seed ${seed})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const admin = await newAdmin('Hedy');
    const username = nameSortedFirst();
    // One customer with a valid account, whose requests can be found, and one with a fuzzed account.
    const { uid } = await newCustomer({ fields: { username } });
    const odd = `spec-${newId()}`;
    const search = searchDocument({ uid: odd, username, email: 'bo@elm.example' });
    const valid = [
      ...[...validDocuments(uid, admin.uid), ...validDocuments(odd, admin.uid)],
      ...[accountOf(odd, username), search],
    ];
    const documents = fuzzed(valid, seed);
    await putDocuments(environment, documents);
    // The test prints them if it fails.
    await test.info().attach('documents', { body: JSON.stringify(documents, null, 2) });
    await openAs(page, admin, '/admin');
    try {
      for (const path of [...SCREENS, `/admin/users/${uid}`, `/admin/users/${odd}`])
        await test.step(path, () => expectShown(page, path));
      for (const path of QUEUES)
        await test.step(path, async () => {
          await expectShown(page, path);
          await review(page, username);
        });
    } finally {
      for (const { path } of documents) await deleteDocument(path);
    }
  });
}
