import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { putKyc } from './fixtures/admins';
import { followMailTo, mailedLinks, storedWhere } from './fixtures/backend';
import {
  demoAccount,
  fillInRegistration,
  nameSortedFirst,
  newCustomer,
  newCustomerWithFunds,
  openAs,
  signIn,
  type Person,
  USERS_BY_NAME,
} from './fixtures/users';
import { test } from './fixtures/test';
import { dialogs, enterCode, goToCode } from './fixtures/withdrawal';

const CODE = 4821;

const notice = (page: Page) => page.getByRole('complementary', { name: 'Confirm your email' });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello, / });
const confirmations = (email: string) => storedWhere('emailConfirmations', 'email', email);

/** Simulates a switch to another tab and back. */
async function refocusPage(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a new customer gets a confirmation link and a reminder until it is followed', async ({
  page,
}) => {
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(dashboard(page)).toBeVisible();
  await expect(notice(page)).toContainText('Please confirm your email with the link we sent you.');
  await expect.poll(() => mailedLinks(email)).toMatchObject([{ type: 'VERIFY_EMAIL' }]);

  await notice(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();
  expect(await mailedLinks(email)).toHaveLength(2);

  expect(await confirmations(email)).toEqual([]);
  await followMailTo(email);
  await refocusPage(page);
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => confirmations(email)).toMatchObject([{ email }]);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('signing up does not wait for the email and does not fail with it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/accounts:sendOobCode*', (route) => route.abort());
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(dashboard(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('You seem to be offline.')).toBeVisible();
});

test('a payee can be saved only after the address is confirmed', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE, { isConfirmed: false });
  await openAs(page, person, '/Withdrawal');
  await page.getByLabel('Payment method').selectOption('CashApp');
  await page.getByLabel('CashApp email').fill('$BoLind');
  await page.getByLabel('Amount').fill('10');
  await goToCode(page);
  await enterCode(page, CODE);
  const success = dialogs.success(page);
  await expect(success.getByText(/confirm your email first/)).toBeVisible();
  await expect(success.getByRole('button', { name: 'Save payee' })).toBeHidden();

  await notice(page)
    .getByRole('button', { name: 'Send again', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => mailedLinks(person.email)).toHaveLength(1);
  await followMailTo(person.email);
  await refocusPage(page);
  await success.getByRole('button', { name: 'Save payee' }).click();
  await success.getByRole('button', { name: 'Save payee' }).click();
  await expect(success.getByText('$BoLind is now a saved payee.')).toBeVisible();
});

test('the account uses a confirmed new address from the next sign-in, on any page', async ({
  page,
}) => {
  const person = await newCustomer();
  const email = `new-${person.email}`;
  await openAs(page, person, '/Profile');
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();
  await followMailTo(email);
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });

  await signIn(page, { ...person, email });
  await expect
    .poll(() => storedWhere('users', 'uid', person.uid))
    .toMatchObject([{ email, username: person.username }]);
  await expect.poll(() => confirmations(email)).toHaveLength(1);
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const language of ['en', 'de', 'fr']) {
      test(`the notice causes no layout shift in ${language}`, async ({ page }) => {
        await openAs(page, await newCustomer({ isConfirmed: false }), '/DashBoard');
        await page.evaluate((chosen) => localStorage.setItem('bank.language', chosen), language);
        await page.reload();
        const main = page.getByRole('main');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const shown = page.locator('aside:has(button)').filter({ visible: true });
        await expect(shown).toHaveCount(1);
        const [box, below] = [await shown.boundingBox(), await main.boundingBox()];
        expect(below?.y).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0), 0);
        // The height that the layout reserves for it.
        expect(box?.height).toBeLessThanOrEqual(width < 960 ? 68 : 48);

        await page.addInitScript(() => {
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) moved.push(startTime);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.reload();
        await expect(shown).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual(
          [],
        );
      });
    }
  });
}

/** A unique name, which identifies its requests. */
async function aNamedCustomer(isConfirmed: boolean): Promise<Person> {
  const username = nameSortedFirst();
  return { ...(await newCustomer({ fields: { username }, isConfirmed })), username };
}

test('an administrator sees which address is not confirmed', async ({ page }) => {
  const [confirmed, other] = [await aNamedCustomer(true), await aNamedCustomer(false)];
  await openAs(page, demoAccount('admin'), `/admin/users/${other.uid}`);
  await expect(page.getByText('Not confirmed')).toBeVisible();

  for (const [person, marks] of [
    [other, 1],
    [confirmed, 0],
  ] as const) {
    await page.goto(USERS_BY_NAME);
    const row = page.getByRole('row').filter({ hasText: person.email });
    await expect(row).toBeVisible();
    await expect(row.getByText('Not confirmed')).toHaveCount(marks);

    await putKyc(person);
    await page.goto('/admin/requests/kyc');
    await page.getByRole('button', { name: `of ${person.username}` }).click();
    const review = page.getByRole('dialog');
    await expect(review.getByText(person.email)).toBeVisible();
    await expect(review.getByText('Not confirmed')).toHaveCount(marks);
  }
});
