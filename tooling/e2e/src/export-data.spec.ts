import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { putDocuments } from '@bank/backend/emulators';
import { environment } from './fixtures/environment';
import { daysAgo, newCustomerWith, type Entry } from './fixtures/ledger';
import { OFFLINE_NOISE, test } from './fixtures/test';
import { newCustomer, openAs, type Person } from './fixtures/users';
import { KeyboardUser } from './keyboard/keyboard-user';

type Documents = { id: string; data: Record<string, unknown> }[];
type Content = {
  version: number;
  createdAt: string;
  uid: string;
  collections: Record<string, Documents>;
};

const CODE = 4821;

const card = (page: Page) => page.getByRole('region', { name: 'Your data' });
const button = (page: Page) => card(page).getByRole('button', { name: 'Export my data' });

/** More withdrawals than are read at once. */
function withdrawals(): Entry[] {
  return Array.from({ length: 101 }, (_, index) => ({
    ...{ type: 'withdrawal', amount: (101 + index) / 100, date: daysAgo(index) },
    ...{ status: 'pending', method: 'PayPal', email: `payee${index}@example.com` },
  }));
}

async function putKnownPayee({ uid }: Person): Promise<void> {
  const fields = { uid, since: daysAgo(1), name: `Payee of ${uid}` };
  const path = `knownPayees/${uid}.${'0'.repeat(64)}`;
  await putDocuments(environment, [{ path, fields }]);
}

/** Returns the names of the files that the page downloads from now on. */
function watchDownloads(page: Page): string[] {
  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  return names;
}

test('the keyboard downloads one file with all data of the customer, and of no one else', async ({
  page,
}) => {
  const fields = { transactionEnabled: true };
  const { person, ids } = await newCustomerWith(1234.5, withdrawals(), fields);
  const other = await newCustomer();
  await putKnownPayee(person);
  await putKnownPayee(other);
  const code = { vatCode: CODE, issuedBy: 'spec', issuedAt: new Date(), auditId: 'spec' };
  await putDocuments(environment, [{ path: `vatCodes/${person.uid}`, fields: code }]);
  await openAs(page, person, '/Profile');
  await expect(card(page)).toContainText('It contains all amounts, even while your balance is hid');
  const downloading = page.waitForEvent('download');
  await new KeyboardUser(page).pressOn(button(page));
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^fernhill-bank-data-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const { version, createdAt, uid, collections } = JSON.parse(text) as Content;

  expect({ version, uid }).toEqual({ version: 1, uid: person.uid });
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
  expect(collections['users']).toEqual([
    { id: uid, data: expect.objectContaining({ accountBalance: 1234.5, email: person.email }) },
  ]);
  expect(collections['transactions']?.map(({ id }) => id)).toEqual(ids.toSorted());
  expect(collections['transactions']).toContainEqual({
    id: ids[0],
    data: expect.objectContaining({ amount: 1.01, date: daysAgo(0).toISOString() }),
  });
  expect(collections['knownPayees']).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ name: `Payee of ${uid}` }) }),
  ]);
  expect(collections['loans']).toEqual([]);
  expect(text).not.toContain(other.uid);
  expect(text).not.toContain('vatCode');
  // The account, its confirmed address, the transactions and the payee.
  await expect(card(page).getByText('Your file is ready: 104 entries.')).toBeVisible();
  await expect(button(page)).toBeFocused();
});

test('a cancelled download saves no file, and can be started again', async ({ page }) => {
  await openAs(page, await newCustomer(), '/Profile');
  await expect(button(page)).toBeVisible();
  const names = watchDownloads(page);
  // Holds all further reads.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/Listen\/channel/, async (route) => {
    await released;
    await route.continue();
  });
  await button(page).press('Enter');
  await expect(card(page).getByText('0 entries so far')).toBeVisible();
  const cancel = card(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('No file was saved.')).toBeVisible();
  await expect(button(page)).toBeFocused();
  release();

  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await downloading;
  await expect(card(page).getByText('Your file is ready: 2 entries.')).toBeVisible();
  expect(names).toHaveLength(1);
});

test('offline, it saves no part of the data, and says so', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  await openAs(page, await newCustomer(), '/Profile');
  await expect(button(page)).toBeVisible();
  const names = watchDownloads(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(card(page).getByText(/You seem to be offline. No file was saved/)).toBeVisible({
    timeout: 15_000,
  });
  await context.setOffline(false);
  const downloading = page.waitForEvent('download');
  await button(page).click();
  await downloading;
  expect(names).toHaveLength(1);
});
