import { putDocuments } from '@bank/backend/emulators';
import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { deleteDocument, longAgo, newAdmin, putKyc } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { changeUser } from './fixtures/change-user';
import { environment } from './fixtures/environment';
import { nameSortedFirst, newCustomer, openAs, USERS_BY_NAME } from './fixtures/users';
import { test } from './fixtures/test';
import { openActions } from './fixtures/user-table';

const names = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('rowheader');

test('finds a user by any word of the name, by email and by id as the admin types', async ({
  page,
}) => {
  const family = `Zoë${newId()
    .replace(/[^a-z]/gi, '')
    .slice(0, 8)}`;
  const ada = await newCustomer({ fields: { username: `Ada Bo ${family}` } });
  const bo = await newCustomer({ fields: { username: `Bo ${family} O’Neill` } });
  await openAs(page, await newAdmin('Grace'), '/admin');
  const box = page.getByRole('combobox', { name: 'Find a user' });
  const status = page.getByRole('search').getByRole('status');
  const options = page.getByRole('listbox', { name: 'Users found' }).getByRole('option');
  const typed = family.toLowerCase().replace('ë', 'e');

  await box.pressSequentially(typed.slice(0, -1));
  await expect(status).toHaveText('2 users found.');
  await expect(options).toHaveText([new RegExp(bo.email), new RegExp(ada.email)]);
  await box.pressSequentially(`${typed.slice(-1)} o'n`);
  await expect(options).toHaveText([new RegExp(bo.email)]);
  await box.fill(`${typed} nobody`);
  await expect(status).toHaveText('No users found.');
  await expect(options).toHaveCount(0);

  await box.fill(ada.email.slice(0, 20).toUpperCase());
  await expect(options).toHaveText([new RegExp(ada.email)]);
  await box.fill(ada.uid);
  await expect(options).toHaveText([new RegExp(ada.email)]);
  await expect(page).toHaveURL('/admin');

  await box.fill(typed);
  await expect(status).toHaveText('2 users found.');
  await box.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${ada.uid}`);
});

test('filters users and sorts them by any column', async ({ page }) => {
  const bo = await newCustomer({ fields: { accountLevel: 2 } });
  await putKyc(bo);
  await openAs(page, await newAdmin('Grace'), '/admin');
  const filter = page.getByRole('form', { name: 'Filter' });
  await filter.getByRole('combobox', { name: 'Account Level' }).selectOption('2');
  await filter.getByRole('combobox', { name: 'Transactions' }).selectOption('Disabled');
  await filter.getByRole('combobox', { name: 'Pending request' }).selectOption('Identity');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/level=2&enabled=no&pending=kycRequests/);
  await expect(names(page).filter({ hasText: bo.email })).toBeVisible();

  await filter.getByRole('link', { name: 'Show all' }).click();
  for (const header of [
    'Name',
    'Balance',
    'Loan Balance',
    'Account Level',
    'Transaction Enabled',
  ]) {
    const column = page.getByRole('columnheader', { name: header, exact: true });
    // With the keyboard, because column widths depend on the content and move the header under the
    // pointer.
    await column.getByRole('button').press('Enter');
    await expect(column).toHaveAttribute('aria-sort', /descending|ascending/);
    await expect(names(page).first()).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Account Level' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the user page shows all data live and issues a new code for a locked one', async ({
  page,
}) => {
  const person = await newCustomer({ fields: { accountBalance: 75 }, vatCode: 4321 });
  const { uid } = person;
  await putKyc(person);
  const paid = { userId: uid, date: new Date(), status: 'completed', by: 'spec' };
  await putDocuments(environment, [
    { path: `vatAttempts/${uid}`, fields: { n: 5, at: new Date() } },
    ...[50, 25].map((amount) => ({
      path: `transactions/${uid}-${amount}`,
      fields: { ...paid, type: 'send_money', amount, balance: amount },
    })),
  ]);
  await openAs(page, await newAdmin('Grace'), `/admin/users/${uid}`);
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
  const code = page.getByRole('region', { name: 'VAT code' });
  await expect(code.getByText('Locked')).toBeVisible();
  await expect(code.getByText('5 of 5')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Identity Pending/ })).toBeVisible();
  const history = page.getByRole('region', { name: 'Transaction History' });
  await expect(history.getByRole('cell', { name: /EUR (50|25)\.00/ })).toHaveCount(2);
  await history.getByText('Filters', { exact: true }).click();
  await history.getByLabel('Minimum amount').fill('30');
  await history.getByRole('button', { name: 'Apply' }).click();
  await expect(history.getByRole('cell', { name: /EUR (50|25)\.00/ })).toHaveCount(1);

  await code.getByRole('button', { name: 'Generate a new code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(code.getByText('Active')).toBeVisible();
  await expect(code.getByText('0 of 5')).toBeVisible();
  await expect(page.getByRole('row', { name: /VAT code generated/ })).toBeVisible();

  // Newest first: the code, the credits, and the request of long ago.
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(timeline.first()).toContainText(/VAT code generated\s*by Grace/);
  await expect(timeline.filter({ hasText: 'Money received' })).toHaveCount(2);
  await expect(timeline.nth(-2)).toContainText('Identity request submitted');
  await expect(timeline.last()).toHaveText('Account opened');

  const account = page.getByRole('region', { name: 'Account', exact: true });
  const stored = await accountOf(uid);
  const { id: _, ...fields } = stored;
  await putDocuments(environment, [
    { path: `users/${uid}`, fields: { ...fields, accountBalance: 80 } },
  ]);
  await expect(account.getByText('EUR 80.00')).toBeVisible();
});

test('shows a concurrent change of another admin instead of overwriting it', async ({
  page,
  anotherBrowser,
}) => {
  const username = nameSortedFirst();
  const person = await newCustomer({ fields: { username, accountLevel: 2 } });
  const other = await anotherBrowser();
  await openAs(page, await newAdmin('Grace'), USERS_BY_NAME);
  await openAs(other, await newAdmin('Hedy'), USERS_BY_NAME);
  const open = async (at: Page) => {
    const dialog = await openActions(at, username);
    await dialog.getByRole('button', { name: 'Set account level' }).click();
    return dialog;
  };
  const set = async (at: Page, level: string) => {
    await at.getByRole('textbox', { name: 'Account level' }).fill(level);
    await at.getByRole('button', { name: 'Save' }).click();
  };
  const dialog = await open(page);
  await open(other);
  await set(other, '5');
  await expect(other.getByText(`${username} is now at account level 5.`)).toBeVisible();
  // Before this page has the change, the database refuses the write with another message.
  const row = page.getByRole('row', { name: username });
  await expect(row.getByRole('cell', { name: '5', exact: true })).toBeVisible();
  await set(page, '3');
  await expect(dialog.getByText(/^Another admin just set level 5\./)).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({ accountLevel: 5 });
  await deleteDocument(`users/${person.uid}`);
  await expect(dialog.getByText('This user no longer has an account.')).toBeVisible();
});

test('an admin who is demoted leaves the page at once', async ({ page }) => {
  const admin = await newAdmin('Grace');
  await openAs(page, admin, '/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await changeUser(admin.uid, { isAdmin: false }, page.getByText('403 Forbidden'));
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a large amount must be typed twice before it is sent', async ({ page }) => {
  const username = nameSortedFirst();
  const person = await newCustomer({ fields: { username, transactionEnabled: true } });
  await openAs(page, await newAdmin('Grace'), '/admin');
  const dialog = await openActions(page, username);
  await dialog.getByRole('button', { name: 'Send money' }).click();
  for (const wrong of ['-5', '1.005', 'ten']) {
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(wrong);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('10,000.01');
  await dialog.getByRole('button', { name: 'Review' }).click();
  const send = dialog.getByRole('button', { name: 'Send money' });
  const again = dialog.getByRole('textbox', { name: 'Enter the amount again' });
  await again.fill('1,000.01');
  await expect(send).toBeDisabled();
  await again.fill('10,000.01');
  await send.click();
  await expect(page.getByText(`EUR 10,000.01 was sent to ${username}.`)).toBeVisible();
  expect(await storedWhere('transactions', 'userId', person.uid)).toHaveLength(1);
});

test('the table uses a wide window, and scrolls between its first and last column in a narrow one', async ({
  page,
}) => {
  const username = `${nameSortedFirst()} Wilhelmina van den Bergström-Cholmondeley`;
  const fields = { username, accountBalance: 900_000_000, loanBalance: 900_000_000 };
  await newCustomer({ fields });
  await page.setViewportSize({ width: 1920, height: 900 });
  await openAs(page, await newAdmin('Grace'), USERS_BY_NAME);
  const table = page.getByRole('table', { name: 'Users' });
  const actions = page.getByRole('button', { name: `Actions for ${username}` });
  await expect(actions).toBeVisible();
  expect((await table.boundingBox())?.width).toBeGreaterThan(1500);

  await page.setViewportSize({ width: 800, height: 900 });
  const frame = page.locator('[data-more-start], [data-more-end]').first();
  const areVisible = async () => {
    const frameBox = (await frame.boundingBox()) ?? { x: 0, width: 0 };
    for (const part of [actions, page.getByRole('link', { name: username })]) {
      const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(frameBox.x);
      expect(x + width).toBeLessThanOrEqual(frameBox.x + frameBox.width);
    }
  };
  await expect(frame).toHaveAttribute('data-more-end');
  await areVisible();
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(frame).toHaveAttribute('data-more-start');
  await expect(frame).not.toHaveAttribute('data-more-end');
  await areVisible();
});

test('no column of a table is covered in a window of 1280 pixels', async ({ page }) => {
  const username = `${nameSortedFirst()} Wilhelmina van den Bergström-Cholmondeley`;
  const fields = {
    ...{ username, accountBalance: 900_000_000, loanBalance: 900_000_000 },
    transactionEnabled: true,
  };
  const person = await newCustomer({ fields, vatCode: 4321 });
  const { uid } = person;
  await putKyc(person);
  const amount = 90_000_000;
  await putDocuments(environment, [
    { path: `vatAttempts/${uid}`, fields: { n: 5, at: new Date() } },
    {
      path: `loans/${uid}`,
      fields: { loanAmount: amount, status: 'pending', timestamp: longAgo() },
    },
    {
      path: `creditProposals/${uid}`,
      fields: {
        ...{ uid, kind: 'review_loan', amount, status: 'pending', auditId: 'spec' },
        ...{ proposedBy: uid, proposedAt: longAgo() },
      },
    },
    {
      path: `auditLog/${uid}`,
      fields: {
        ...{ by: uid, uid, action: 'propose_credit', before: null, after: amount },
        ...{ reference: newId(), at: new Date() },
      },
    },
    {
      path: `transactions/${uid}`,
      fields: {
        ...{ userId: uid, type: 'withdrawal', amount, date: new Date(), status: 'pending' },
        ...{ method: 'Bank', accountHolderName: username, accountNumber: 'IE29AIBK93115212345678' },
      },
    },
  ]);
  const grace = await newAdmin('Grace');
  for (const path of [
    ...[USERS_BY_NAME, `/admin/users/${uid}`, '/admin/requests/kyc', '/admin/requests/loans'],
    ...['/admin/requests/credits', '/admin/transactions', '/admin/codes', '/admin/audit'],
  ]) {
    await openAs(page, grace, path);
    await expect(page.getByRole('table').getByText(username).first()).toBeVisible();
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // A table that scrolls hides columns below its first and last one.
      for (const table of await page.getByRole('table').all()) {
        const hidden = await table.evaluate(({ parentElement: frame }) =>
          frame ? frame.scrollWidth - frame.clientWidth : NaN,
        );
        expect(hidden, `${path} at ${width} pixels`).toBeLessThanOrEqual(0);
      }
    }
  }
  for (const path of [`vatAttempts/${uid}`, `loans/${uid}`, `creditProposals/${uid}`])
    await deleteDocument(path);
});
