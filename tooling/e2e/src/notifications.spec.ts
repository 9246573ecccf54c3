import { putDocuments } from '@bank/backend/emulators';
import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { newAdmin } from './fixtures/admins';
import { decideRequest } from './fixtures/decide-request';
import { environment } from './fixtures/environment';
import { protect } from './fixtures/protection';
import { newCustomer, openAs, signInAndReturn, type Person } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';
import { KeyboardUser } from './keyboard/keyboard-user';

const account = (page: Page) => page.getByRole('button', { name: /^Your account/ });
const toggle = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const entries = (page: Page) =>
  page
    .locator('[popover]')
    .getByRole('list')
    .getByRole('link', { name: /20\d\d/ });

async function expectUnread(page: Page, count: number) {
  await expect(account(page)).toHaveAccessibleName(count ? new RegExp(` ${count} new$`) : /\w$/);
  if (count === 0) await expect(account(page)).not.toHaveAccessibleName(/ new$/);
}

async function openList(page: Page) {
  await account(page).click();
  await toggle(page).click();
}

async function credit({ uid }: Person, amount: number, date = new Date()): Promise<string> {
  const id = newId();
  const fields = {
    userId: uid,
    type: 'send_money',
    amount,
    date,
    status: 'completed',
    by: 'admin',
  };
  await putDocuments(environment, [{ path: `transactions/${id}`, fields }]);
  return id;
}

const reject = ({ uid }: Person) =>
  decideRequest(
    `loans/${uid}`,
    { loanAmount: 2500.75, timestamp: new Date() },
    { status: 'rejected', reason: 'Your income is not proven.' },
  );

test('an admin’s credit and decision appear live, and opening the list marks them as read', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const person = await newCustomer({ fields: { transactionEnabled: true } });
  const loan = { loanAmount: 2500.75, status: 'pending', timestamp: new Date() };
  await putDocuments(environment, [{ path: `loans/${person.uid}`, fields: loan }]);
  await openAs(page, person, '/DashBoard');
  await openList(page);
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUnread(page, 0);

  const admin = await anotherBrowser();
  await openAs(admin, await newAdmin('Grace'), `/admin/users/${person.uid}`);
  await admin.getByRole('button', { name: 'Actions' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send money' }).click();
  await dialog.getByLabel('Amount').fill('75');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Send money' }).click();
  await expectUnread(page, 1);
  await reject(person);
  await expectUnread(page, 2);
  const other = await context.newPage();
  await other.goto('/Profile');
  await expectUnread(other, 2);

  await openList(page);
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(0)).toHaveAccessibleName(/^New: Loan rejected .*20/);
  await expect(entries(page).nth(1)).toHaveAccessibleName(/^New: Money received .*20/);
  await expectUnread(page, 0);
  await expectUnread(other, 0);

  await entries(page).nth(0).click();
  await expect(page).toHaveURL('/loan/status');
  await expect(page.getByText('Your income is not proven.').first()).toBeVisible();
  await openList(page);
  await expect(entries(page).nth(0)).toHaveAccessibleName(/^Loan rejected/);
  await entries(page).nth(1).click();
  await expect(page).toHaveURL(/\/dashboard\/transactions\/.+/);
  await expect(page.getByText('+EUR 75.00').first()).toBeVisible();
});

test('shows amounts only while the balance is shown', async ({ page }) => {
  const person = await newCustomer();
  await credit(person, 12.34);
  await openAs(page, person, '/DashBoard');
  await openList(page);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).not.toContainText('12.34');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await openList(page);
  await expect(entries(page)).toContainText('Money received: EUR 12.34');
});

test('the next person in the same browser sees only their own, and the first none twice', async ({
  page,
}) => {
  const [ada, bo] = [await newCustomer(), await newCustomer()];
  await credit(ada, 1);
  await openAs(page, ada, '/Profile');
  await expectUnread(page, 1);
  await openList(page);
  await expectUnread(page, 0);
  await page.locator('[popover]').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/SignIn');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(ada.uid);

  await signInAndReturn(page, bo, '/Profile');
  await openList(page);
  await expect(page.getByText('Nothing new')).toBeVisible();
  await expectUnread(page, 0);
  await page.locator('[popover]').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/SignIn');

  await credit(ada, 2);
  await signInAndReturn(page, ada, '/Profile');
  await expectUnread(page, 1);
});

test('the lock, and a limit that waits, lead to Security', async ({ page }) => {
  const person = await newCustomer();
  await protect(person, { locked: true, daily: 50 }, { next: { locked: true, daily: 900 } });
  await openAs(page, person, '/DashBoard');
  await openList(page);
  await expect(entries(page)).toHaveText([/Payments locked/, /Limit change requested: .* from/]);
  await entries(page).first().click();
  await expect(page).toHaveURL('/Profile/security');
  await expect(page.getByText(/Locked since/)).toBeVisible();
});

test('is opened, read and closed with the keyboard alone', async ({ page }) => {
  const person = await newCustomer();
  await reject(person);
  await openAs(page, person, '/DashBoard');
  await expectUnread(page, 1);
  const keyboard = new KeyboardUser(page);
  await keyboard.pressOn(account(page));
  await keyboard.pressOn(toggle(page));
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entries(page)).toHaveCount(1);
  await keyboard.pressOn(toggle(page));
  await expect(entries(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
  await expectUnread(page, 0);
  await keyboard.pressOn(account(page));
  await keyboard.pressOn(toggle(page));
  await keyboard.pressOn(entries(page).first());
  await expect(page).toHaveURL('/loan/status');
});

test('says that the list could not be loaded, and loads it on request', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  const person = await newCustomer();
  await credit(person, 1);
  // The account itself is read over REST; the list needs the stream.
  let isBroken = true;
  await context.route('**/Listen/channel**', (route) =>
    isBroken ? route.abort('internetdisconnected') : route.continue(),
  );
  await openAs(page, person, '/Profile');
  await openList(page);
  await expect(page.locator('[popover]').getByRole('alert')).toContainText('couldn’t load');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).toHaveCount(1);
});

for (const { locale, title, text } of [
  { locale: 'de-AT', title: /^Benachrichtigungen/, text: /Kredit abgelehnt/ },
  { locale: 'fr-FR', title: /^Notifications/, text: /Prêt refusé/ },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the list is translated', async ({ page }) => {
      const person = await newCustomer();
      await reject(person);
      await openAs(page, person, '/Profile');
      await page.locator('[popovertarget="account-menu"]').click();
      await page.getByRole('button', { name: title }).click();
      await expect(page.locator('[popover]').getByRole('link', { name: text })).toBeVisible();
    });
  });
}
