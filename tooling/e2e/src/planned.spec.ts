import { expect, type Page } from '@playwright/test';
import { accountOf, storedWhere } from './fixtures/backend';
import { newCustomerWithFunds, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { dialogs, enterCode, expectPaidOnce, goToCode } from './fixtures/withdrawal';

// Planned payments: reminders that the customer confirms, at most once for each due date.
const PATH = '/planned';
const CODE = 4821;

/** The browser's time zone in the specs is UTC. */
const today = () => new Date().toISOString().slice(0, 10);

async function planPayment(page: Page, name: string, amount: string, repeat = 'Every month') {
  await page.getByRole('button', { name: 'Plan a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a payment' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Next due date').fill(today());
  await dialog.getByLabel('Repeat').selectOption(repeat);
  await dialog.getByRole('button', { name: 'Plan payment' }).click();
  await expect(dialog).toBeHidden();
}

const confirmLink = (page: Page, name: string) =>
  page.getByRole('link', { name: `Due today: confirm, ${name}` });

async function fillInPayee(page: Page) {
  await page.getByLabel('Payment method').selectOption('PayPal');
  await page.getByLabel('PayPal email').fill('bo@example.com');
}

test('a payment that is due is filled in, paid once, and moves to its next date', async ({
  page,
}) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await page.getByRole('link', { name: 'Planned payments' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText('No planned payments yet')).toBeVisible();
  await planPayment(page, 'Rent', '60');
  await expect(page.getByText('Nothing is paid automatically')).toBeVisible();
  // The balance is hidden at first, and with it what the payments leave of it.
  await expect(page.getByText(/^Planned until /)).toBeVisible();
  await expect(page.getByText('Left of your balance after that')).toHaveCount(0);
  await confirmLink(page, 'Rent').click();

  await expect(page.getByText('Planned payment: Rent')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('60.00');
  await fillInPayee(page);
  await goToCode(page);
  await enterCode(page, CODE);
  await dialogs.success(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Rent is paid')).toBeVisible();
  await expectPaidOnce(person.uid, 60, 40);
  const [plan] = await storedWhere('plannedPayments', 'uid', person.uid);
  const [withdrawal] = await storedWhere('withdrawals', 'uid', person.uid);
  expect(plan).toMatchObject({ paidFor: today(), payment: withdrawal?.id });

  await page.getByRole('main').getByRole('link', { name: 'Planned payments' }).first().click();
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expect(confirmLink(page, 'Rent')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('table').getByText('Rent')).toBeVisible();
});

test('two tabs can’t pay the same due date twice', async ({ page, context }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, PATH);
  await planPayment(page, 'Gym', '30', 'Every week');
  await confirmLink(page, 'Gym').click();
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await expect(tab.getByText('Planned payment: Gym')).toBeVisible();
    await fillInPayee(tab);
    await goToCode(tab);
  }
  await enterCode(page, CODE);
  await expect(dialogs.success(page)).toBeVisible();
  await enterCode(second, CODE);
  await expect(dialogs.error(second)).toContainText('This planned payment is already paid');
  await expect(dialogs.error(second)).toContainText('No money has left your account.');
  await expectPaidOnce(person.uid, 30, 70);
});

test('the notifications say what is due, and lead to it until it is skipped', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, PATH);
  await planPayment(page, 'Power', '25.50');
  const account = page.getByRole('button', { name: /^Your account/ });
  const due = page.locator('[popover]').getByRole('link', { name: / is due/ });
  await page.goto('/DashBoard');
  await expect(account).toHaveAccessibleName(/ 1 new$/);
  await account.click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  // The amount is hidden with the balance.
  await expect(due).toHaveAccessibleName(/^New: \u2068?Power\u2069? is due \w{3} \d{1,2}, \d{4}$/);
  await due.click();
  await expect(page).toHaveURL(PATH);
  await page.getByRole('button', { name: 'Skip the next date of Power' }).click();
  await expect(page.getByText('Nothing was paid.')).toBeVisible();
  await account.click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.locator('[popover]').getByText('Nothing new')).toBeVisible();
  await expect(due).toHaveCount(0);
});

test('a planned payment is skipped, edited, exported to a calendar and deleted', async ({
  page,
}) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, PATH);
  await planPayment(page, 'Power', '25.50');
  await page.getByRole('button', { name: 'Skip the next date of Power' }).click();
  await expect(page.getByText('Nothing was paid.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('planned-payments.ics');

  await page.getByRole('button', { name: 'Edit Power' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('26');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('EUR 26.00')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Power' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No planned payments yet')).toBeVisible();
  expect(await storedWhere('plannedPayments', 'uid', person.uid)).toEqual([]);
  expect(await accountOf(person.uid)).toMatchObject({ accountBalance: 100 });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('plans a payment and confirms it', async ({ page }) => {
    await openAs(page, await newCustomerWithFunds(100, CODE), PATH);
    await page.getByRole('button', { name: 'Zahlung planen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zahlung planen' });
    await dialog.getByLabel('Name').fill('Miete');
    await dialog.getByLabel('Betrag').fill('1.250,50');
    await dialog.getByRole('button', { name: 'Zahlung planen' }).click();
    await page.getByRole('link', { name: 'Heute fällig: bestätigen, Miete' }).click();
    await expect(page.getByText('Geplante Zahlung: Miete')).toBeVisible();
    await expect(page.getByLabel('Betrag')).toHaveValue('1250.50');
  });
});
