import { expect, type Page } from '@playwright/test';
import { newCustomerWithFunds, openAs, type Person } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';
import { dialogs, enterCode, expectPaidOnce, fillIn, goToCode } from './fixtures/withdrawal';

const CODE = 4821;

async function openPrompt(page: Page): Promise<Person> {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await fillIn(page, '10');
  await goToCode(page);
  return person;
}

/**
 * Lets the payment fail as `onPayment` says. The payment is the commit that creates a withdrawal.
 */
async function intercept(page: Page, onPayment: 'lose-answer' | 'lose-request') {
  let reached = () => {};
  const arrived = new Promise<void>((resolve) => (reached = resolve));
  await page.route('**/documents:commit*', async (route) => {
    if (!route.request().postData()?.includes('/documents/withdrawals/')) {
      await route.continue();
      return;
    }
    if (onPayment === 'lose-answer') await route.fetch();
    reached();
    // Never answered: the page keeps waiting.
  });
  // Wrapped in an object, because awaiting a returned promise would wait for the payment.
  return { arrived };
}

/** Reloads a page with unsaved changes and accepts the browser's prompt. */
async function reload(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('a guess that the browser sends twice counts once', async ({ page }) => {
  const person = await openPrompt(page);
  // Chromium sends a request again if the server closes the reused connection.
  await page.route('**/documents:commit*', async (route) => {
    if (route.request().postData()?.includes('/documents/vatGuesses/')) await route.fetch();
    await route.continue();
  });
  await enterCode(page, CODE + 1);
  await expect(dialogs.error(page).getByText('You have 4 attempts left.')).toBeVisible();
  await page.keyboard.press('Escape');
  await enterCode(page, CODE);
  await expect(dialogs.success(page)).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});

test('a double click pays once', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await page.getByRole('button', { name: 'Withdraw' }).dblclick();
  await dialogs.review(page).getByRole('button', { name: 'Confirm' }).click();
  await dialogs.code(page).getByLabel('VAT code').fill(String(CODE));
  // Both clicks happen before the page renders.
  await dialogs
    .code(page)
    .getByRole('button', { name: 'Submit' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(dialogs.success(page)).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});

test('a reload before the response finds the paid withdrawal', async ({ page }) => {
  const person = await openPrompt(page);
  const paid = await intercept(page, 'lose-answer');
  await enterCode(page, CODE);
  await paid.arrived;
  await reload(page);
  await expect(dialogs.success(page).getByText('EUR 10.00')).toBeVisible();
  await expect(page.getByText('EUR 90.00')).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});

test('a reload of the success shows it again, until it is closed', async ({ page }) => {
  const person = await openPrompt(page);
  await enterCode(page, CODE);
  await expect(dialogs.success(page)).toBeVisible();
  await reload(page);
  await expect(dialogs.success(page).getByText('EUR 10.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs.success(page)).toBeHidden();
  await reload(page);
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(page.getByText('Your last withdrawal was interrupted')).toBeHidden();
  await expectPaidOnce(person.uid, 10, 90);
});

test('keeps the payment id across a reload before the payment is sent', async ({ page }) => {
  const person = await openPrompt(page);
  const lost = await intercept(page, 'lose-request');
  await enterCode(page, CODE);
  await lost.arrived;
  await reload(page);
  await expect(page.getByText('Your last withdrawal was interrupted')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByLabel('Amount')).toHaveValue('10.00');
  await goToCode(page);
  await enterCode(page, CODE);
  await expect(dialogs.success(page)).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});

test('sends nothing offline and continues once online', async ({ page, context, allowConsole }) => {
  allowConsole(OFFLINE_NOISE);
  const person = await openPrompt(page);
  await context.setOffline(true);
  await enterCode(page, CODE);
  await expect(
    dialogs
      .error(page)
      .getByText('You’re offline, so nothing was sent. No money has left your account.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await enterCode(page, CODE);
  await expect(dialogs.success(page)).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});
