import { gzipSync } from 'node:zlib';
import { putDocuments } from '@bank/backend/emulators';
import { newDisputeReference } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { longAgo, newAdmin, putKyc } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { isFirefox } from './fixtures/firefox';
import { createPng } from './fixtures/images';
import { nameSortedFirst, newCustomer, openAs, type Person } from './fixtures/users';
import { focusRow } from './fixtures/queue';
import { test } from './fixtures/test';

const review = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Review .* of ${name}$`) });

/** As Chromium does if the server closes the reused connection. Firefox doesn't, nor tells its driver what it sends. */
async function sendCommitsTwice(page: Page) {
  if (isFirefox(page)) return;
  await page.route('**/documents:commit*', async (route) => {
    await route.fetch();
    await route.continue();
  });
}

async function aCustomer(fields: Record<string, number | boolean> = {}): Promise<Person> {
  const username = nameSortedFirst();
  return { ...(await newCustomer({ fields: { username, ...fields } })), username };
}

test('an identity request is assigned to one admin, who can zoom its image', async ({
  page,
  anotherBrowser,
}) => {
  const person = await aCustomer();
  await putKyc(person, createPng({ width: 600, height: 400 }));
  const [grace, hedy] = [await newAdmin('Grace'), await newAdmin('Hedy')];
  const other = await anotherBrowser();
  await openAs(page, grace, '/admin/requests/kyc');
  await openAs(other, hedy, '/admin/requests/kyc');

  await review(page, person.username).click();
  const dialog = page.getByRole('dialog', { name: `Identity of ${person.username}` });
  const image = dialog.getByRole('img', { name: 'Passport, as it was sent' });
  await expect(image).toBeVisible();
  const width = (await image.boundingBox())?.width ?? 0;
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog.getByText('150%')).toBeVisible();
  expect((await image.boundingBox())?.width).toBeGreaterThan(width * 1.4);
  await expect(dialog.getByText('X-1')).toBeVisible();
  const ownRow = page
    .getByRole('row', { includeHidden: true })
    .filter({ hasText: person.username });
  await expect(ownRow).toContainText('Identity check (passport)');
  await expect(ownRow).toContainText('Assigned to you');

  const row = other.getByRole('row').filter({ hasText: person.username });
  await expect(row.getByText('Assigned to Grace')).toBeVisible();
  await expect(review(other, person.username)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(row.getByText('Unassigned')).toBeVisible();
  await expect(ownRow).not.toContainText('Assigned to you');

  await review(other, person.username).click();
  const theirs = other.getByRole('dialog');
  await theirs.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText(`${person.username}’s identity is confirmed.`)).toBeVisible();
  // The other admin's queue updates live.
  await expect(review(page, person.username)).toHaveCount(0);
  expect(await accountOf(person.uid)).toMatchObject({ accountLevel: 2 });
  const entries = await storedWhere('auditLog', 'uid', person.uid);
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['review_kyc', 'set_level']);
  expect(entries.every(({ by }) => by === hedy.uid)).toBe(true);
});

test('refuses to open an image that could exhaust the memory', async ({ page }) => {
  const [packed, huge, other] = [await aCustomer(), await aCustomer(), await aCustomer()];
  await putKyc(packed, gzipSync(Buffer.alloc(50_000_000)), { contentEncoding: 'gzip' });
  await putKyc(huge, createPng({ width: 30_000, height: 30_000, pixels: () => Buffer.alloc(1) }));
  await putKyc(other, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  let downloads = 0;
  page.on('request', (request) => (downloads += Number(request.url().includes('alt=media'))));
  await openAs(page, await newAdmin('Grace'), '/admin/requests/kyc');
  const dialog = page.getByRole('dialog');
  const refusals: [Person, RegExp][] = [
    [packed, /^This file is compressed .* It was not opened\./],
    [huge, /^This image has more than 50 megapixels .* It was not opened\./],
    [other, /^This file is not a JPEG, PNG or WebP image\. It was not opened\./],
  ];
  for (const [person, text] of refusals) {
    await review(page, person.username).click();
    await expect(dialog.getByRole('alert').getByText(text)).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeEnabled();
    if (person === packed) expect(downloads).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a queue keeps the names and claims that it shows while another request arrives', async ({
  page,
  anotherBrowser,
}) => {
  const [person, later] = [await aCustomer(), await aCustomer()];
  await putKyc(person);
  await openAs(page, await newAdmin('Grace'), '/admin/requests/kyc');
  const other = await anotherBrowser();
  await openAs(other, await newAdmin('Hedy'), '/admin/requests/kyc');
  await review(other, person.username).click();
  const row = page.getByRole('row').filter({ hasText: person.username });
  await expect(row).toContainText('Assigned to Hedy');

  const shown = await row.evaluateHandle((element) => {
    const texts = new Set([element.textContent]);
    const observer = new MutationObserver(() => texts.add(element.textContent));
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await putKyc(later);
  await expect(review(page, later.username)).toBeEnabled();
  expect(await shown.evaluate((texts) => [...texts])).toHaveLength(1);

  await sendCommitsTwice(other);
  await other.keyboard.press('Escape');
  await expect(row).toContainText('Unassigned');
});

test('a loan is paid out once, with its approval, and a large amount must be typed twice', async ({
  page,
}) => {
  const person = await aCustomer({ accountBalance: 10, transactionEnabled: true });
  const off = await aCustomer();
  const loan = { status: 'pending', timestamp: longAgo() };
  await putDocuments(environment, [
    { path: `loans/${person.uid}`, fields: { loanAmount: 25_000.5, ...loan } },
    { path: `loans/${off.uid}`, fields: { loanAmount: 100, ...loan } },
  ]);
  await openAs(page, await newAdmin('Grace'), '/admin/requests/loans');

  await review(page, off.username).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Transactions are disabled for this user.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve and pay out' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Enter a reason.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Your income is not proven.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`${off.username}’s application was rejected.`)).toBeVisible();

  await review(page, person.username).click();
  await expect(dialog.getByText('EUR 25,010.50')).toBeVisible();
  const approve = dialog.getByRole('button', { name: 'Approve and pay out' });
  await expect(approve).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Enter the amount again' }).fill('25,000.50');
  await sendCommitsTwice(page);
  await approve.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(`${person.username}’s loan has been paid out.`)).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({
    accountBalance: 25_010.5,
    loanBalance: 25_000.5,
  });
  expect(await storedWhere('transactions', 'userId', person.uid)).toHaveLength(1);
});

test('disputes are resolved or rejected, oldest first', async ({ page }) => {
  const person = await aCustomer();
  const first = longAgo();
  const [older, newer] = [newDisputeReference(), newDisputeReference()];
  await putDocuments(
    environment,
    [newer, older].map((referenceNumber, index) => ({
      path: `disputes/${referenceNumber}`,
      fields: {
        ...{ uid: person.uid, referenceNumber, amount: 149.5, accountNumber: '0045 1234' },
        ...{ status: 'pending', createdAt: new Date(first.getTime() - index * 1000) },
      },
    })),
  );
  await openAs(page, await newAdmin('Grace'), '/admin/requests/disputes');
  await expect(review(page, person.username)).toHaveCount(2);
  await expect(review(page, person.username).first()).toHaveAccessibleName(new RegExp(older));

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Review ${older}` }).click();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText(`${person.username}’s dispute is resolved.`)).toBeVisible();
  await page.getByRole('button', { name: `Review ${newer}` }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The payment is your own.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${person.username}’s dispute was rejected.`)).toBeVisible();
  expect(await storedWhere('disputes', 'uid', person.uid)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: older, status: 'approved' }),
      expect.objectContaining({
        id: newer,
        status: 'rejected',
        reason: 'The payment is your own.',
      }),
    ]),
  );
});

test('a queue works from the keyboard, unless shortcuts are switched off', async ({ page }) => {
  // A name of one letter still has a target of 24 pixels.
  const person = await newCustomer({ fields: { username: 'O' } });
  await putKyc(person);
  await openAs(page, await newAdmin('Grace'), '/admin/requests/kyc');
  // Other specs may have customers of this name.
  const review = page.locator(`[data-review="${person.uid}"]`);
  await expect(review).toBeVisible();
  const link = page.locator(`a[href$="/admin/users/${person.uid}"]`);
  const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await focusRow(page, review);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(review).toBeFocused();

  // In a field, the letters are text.
  await page.keyboard.press('r');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await page.keyboard.type('jar');
  await expect(reason).toHaveValue('jar');
  await reason.fill('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('?');
  await dialog.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await review.focus();
  await page.keyboard.press('a');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(review).toBeFocused();
});

test('an identity request is approved and another rejected with the keyboard alone', async ({
  page,
}) => {
  const [good, bad] = [await aCustomer(), await aCustomer()];
  for (const person of [good, bad]) await putKyc(person);
  await openAs(page, await newAdmin('Grace'), '/admin/requests/kyc');
  const dialog = page.getByRole('dialog');
  await expect(review(page, good.username)).toBeVisible();
  await focusRow(page, review(page, good.username));
  await page.keyboard.press('a');
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${good.username}’s identity is confirmed.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await focusRow(page, review(page, bad.username));
  await page.keyboard.press('r');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('The photo is too dark.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${bad.username}’s identity request was rejected.`)).toBeVisible();
  expect(await accountOf(good.uid)).toMatchObject({ accountLevel: 2 });
  expect(await storedWhere('kycRequests', 'uid', bad.uid)).toEqual([
    expect.objectContaining({ status: 'rejected', reason: 'The photo is too dark.' }),
  ]);
});

test('the audit log shows a decision in the language of the page', async ({ page }) => {
  const person = await aCustomer();
  await putDocuments(environment, [
    {
      path: `auditLog/${person.uid}`,
      fields: {
        ...{ by: person.uid, uid: person.uid, action: 'review_kyc', at: new Date() },
        ...{ before: 'pending', after: 'approved' },
      },
    },
  ]);
  const grace = await newAdmin('Grace');
  await openAs(page, grace, '/admin');
  await page.evaluate(() => localStorage.setItem('bank.language', 'de'));
  await page.goto(`/admin/users/${person.uid}`);
  const entry = page.getByRole('row', { name: /Identität geprüft/ });
  await expect(entry.getByRole('cell', { name: 'Ausstehend', exact: true })).toBeVisible();
  await expect(entry.getByRole('cell', { name: 'Genehmigt', exact: true })).toBeVisible();
});
