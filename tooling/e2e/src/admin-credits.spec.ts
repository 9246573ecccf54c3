import { putDocuments } from '@bank/backend/emulators';
import { expect, type Page } from '@playwright/test';
import { deleteDocument, longAgo, newAdmin } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { nameSortedFirst, newCustomer, openAs, type Person, USERS_BY_NAME } from './fixtures/users';
import { signInWithoutForm } from './fixtures/signed-in';
import { test } from './fixtures/test';
import { focusRow } from './fixtures/queue';
import { openActions } from './fixtures/user-table';

// The limit applies to the whole bank, including specs that run in parallel, so it is higher than
// any amount they send.
const LIMIT = 100_000_000;
const SETTINGS = 'settings/credits';

// One worker: the limit is set once and removed after the last spec.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => putDocuments(environment, [{ path: SETTINGS, fields: { limit: LIMIT } }]));
test.afterAll(() => deleteDocument(SETTINGS));

async function aCustomer(): Promise<Person> {
  const username = nameSortedFirst();
  const fields = { username, accountBalance: 10, transactionEnabled: true };
  return { ...(await newCustomer({ fields })), username };
}

async function propose(page: Page, { username }: Person) {
  const dialog = await openActions(page, username);
  await dialog.getByRole('button', { name: 'Send money' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('200,000,000.50');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText('Another admin must release this amount.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Enter the amount again' }).fill('200,000,000.50');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(
    page.getByText(`EUR 200,000,000.50 for ${username} is proposed.`, { exact: false }),
  ).toBeVisible();
}

const review = (page: Page, { username }: Person) =>
  page.getByRole('button', { name: `Review the credit for ${username}` });

test('one admin proposes a credit, another releases it with the password, and the audit log names both', async ({
  page,
  anotherBrowser,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const person = await aCustomer();
  const [grace, hedy] = [await newAdmin('Grace'), await newAdmin('Hedy')];
  const other = await anotherBrowser();
  await openAs(other, hedy, '/admin/requests/credits');
  await openAs(page, grace, USERS_BY_NAME);
  await propose(page, person);
  expect(await accountOf(person.uid)).toMatchObject({ accountBalance: 10 });

  // The proposer can withdraw a proposal but not release it.
  await page.goto('/admin/requests/credits');
  await review(page, person).click();
  const own = page.getByRole('dialog');
  await expect(own.getByText('You proposed this credit')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Release' })).toHaveCount(0);

  // The other admin's queue updates live.
  await review(other, person).click();
  const dialog = other.getByRole('dialog', { name: `Credit for ${person.username}` });
  await expect(dialog.getByText('EUR 200,000,010.50')).toBeVisible();
  await expect(dialog.getByText('Grace')).toBeVisible();
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('wrong-horse');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await password.fill(hedy.password);
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(other.getByText(`EUR 200,000,000.50 was sent to ${person.username}.`)).toBeVisible();
  await expect(review(other, person)).toHaveCount(0);
  expect(await accountOf(person.uid)).toMatchObject({ accountBalance: 200_000_010.5 });
  expect(await storedWhere('transactions', 'userId', person.uid)).toHaveLength(1);

  await other.goto('/admin/audit');
  await other.getByLabel('User’s email').fill(person.email);
  await other.getByRole('button', { name: 'Apply' }).click();
  const entries = other.getByRole('row').filter({ hasText: person.username });
  const sent = entries.filter({ hasText: 'Money sent' });
  await expect(sent).toContainText('Hedy, proposed by Grace');
  await expect(sent.getByRole('cell', { name: 'EUR 10.00', exact: true })).toBeVisible();
  await expect(sent.getByRole('cell', { name: 'EUR 200,000,010.50', exact: true })).toBeVisible();
  const proposed = entries.filter({ hasText: 'Credit proposed' });
  await expect(proposed).toContainText('Grace');
  await expect(
    proposed.getByRole('cell', { name: 'EUR 200,000,000.50', exact: true }),
  ).toBeVisible();
});

test('a large loan needs two admins, and a rejected proposal sends nothing', async ({
  page,
  anotherBrowser,
}) => {
  const person = await aCustomer();
  await putDocuments(environment, [
    {
      path: `loans/${person.uid}`,
      fields: { loanAmount: 150_000_000, status: 'pending', timestamp: longAgo() },
    },
  ]);
  const [grace, hedy] = [await newAdmin('Grace'), await newAdmin('Hedy')];
  const open = page.getByRole('button', { name: new RegExp(`^Review .* of ${person.username}$`) });

  async function proposeApproval() {
    await openAs(page, grace, '/admin/requests/loans');
    await open.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Enter the amount again' }).fill('150,000,000.00');
    await dialog.getByRole('button', { name: 'Propose approval' }).click();
    await expect(page.getByText(`${person.username}’s loan is proposed.`)).toBeVisible();
  }
  await proposeApproval();
  await open.click();
  await expect(page.getByText('This approval is proposed and awaits another admin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and pay out' })).toBeDisabled();
  await page.keyboard.press('Escape');

  const other = await anotherBrowser();
  await openAs(other, hedy, '/admin/requests/credits');
  await review(other, person).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(
    other.getByText(`The credit for ${person.username} was rejected. Nothing was sent.`),
  ).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({ accountBalance: 10 });

  await proposeApproval();
  await review(other, person).click();
  await other.getByRole('dialog').getByLabel('Password', { exact: true }).fill(hedy.password);
  await other.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(other.getByText(/was sent to/)).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({
    ...{ accountBalance: 150_000_010, loanBalance: 150_000_000 },
  });
});

test('a credit is released and another rejected with the keyboard alone', async ({ page }) => {
  const [paid, refused] = [await aCustomer(), await aCustomer()];
  const hedy = await newAdmin('Hedy');
  await putDocuments(
    environment,
    [paid, refused].map(({ uid }) => ({
      path: `creditProposals/${uid}`,
      fields: {
        ...{ uid, kind: 'send_money', amount: 75, proposedBy: hedy.uid, auditId: 'spec' },
        ...{ status: 'pending', proposedAt: longAgo() },
      },
    })),
  );
  const grace = await newAdmin('Grace');
  await openAs(page, grace, '/admin/requests/credits');
  const dialog = page.getByRole('dialog');
  await expect(review(page, paid)).toBeVisible();
  await focusRow(page, review(page, paid));
  await page.keyboard.press('a');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(grace.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`EUR 75.00 was sent to ${paid.username}.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await focusRow(page, review(page, refused));
  await page.keyboard.press('r');
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`The credit for ${refused.username} was rejected. Nothing was sent.`),
  ).toBeVisible();
  expect(await accountOf(paid.uid)).toMatchObject({ accountBalance: 85 });
  expect(await accountOf(refused.uid)).toMatchObject({ accountBalance: 10 });
});

test('asks an admin to reauthenticate after four hours, then continues', async ({ page }) => {
  const grace = await newAdmin('Grace');
  await signInWithoutForm(page, grace, 5 * 60 * 60);
  await page.goto('/admin/requests/kyc');
  await expect(page.getByText('Your admin session has ended')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill(grace.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('table', { name: 'Pending requests' })).toBeVisible();
});

test('asks the database for nothing before the password is entered again', async ({ page }) => {
  const grace = await newAdmin('Grace');
  await signInWithoutForm(page, grace, 5 * 60 * 60);
  const counts: string[] = [];
  page.on('request', (request) => {
    if (/runAggregationQuery/i.test(request.url())) counts.push(request.url());
  });
  await page.goto('/admin');
  await expect(page.getByText('Your admin session has ended')).toBeVisible();
  expect(counts).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(grace.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Total users: \d+$/)).toBeVisible();
  expect(counts).not.toEqual([]);
});
