import { expect, type Page } from '@playwright/test';
import { newSpender, openAs, type Person } from './fixtures/people';
import { OFFLINE_NOISE, test } from './fixtures/test';
import { dialogs, enterCode, expectPaidOnce, fillIn, goToCode } from './fixtures/withdrawal';

const CODE = 4821;

async function openPrompt(page: Page): Promise<Person> {
  const person = await newSpender(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await goToCode(page);
  return person;
}

/** Lets the payment itself do as `onPayment` says: of the commits it is the one that adds a withdrawal. */
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
    // Neither answered nor refused: the page waits.
  });
  // In an object: whoever awaits the preparation must not wait for the payment.
  return { arrived };
}

/** Reloads a page with something typed into it, against the browser's question. */
async function reload(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('two clicks pay once', async ({ page }) => {
  const person = await newSpender(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await page.getByRole('button', { name: 'Withdraw' }).dblclick();
  await dialogs.review(page).getByRole('button', { name: 'Confirm' }).click();
  await dialogs.code(page).getByLabel('VAT code').fill(String(CODE));
  // Both before the page has drawn anything.
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

test('a reload before the answer finds the withdrawal that was paid', async ({ page }) => {
  const person = await openPrompt(page);
  const paid = await intercept(page, 'lose-answer');
  await enterCode(page, CODE);
  await paid.arrived;
  await reload(page);
  await expect(dialogs.success(page).getByText('EUR 10.00')).toBeVisible();
  await expect(page.getByText('EUR 90.00')).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});

test('a reload before the payment arrives offers it again, under the same id', async ({ page }) => {
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

test('offline nothing is sent, and back online it goes on where it was', async ({
  page,
  context,
  allowConsole,
}) => {
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
