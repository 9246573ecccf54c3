import { newId } from '@bank/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillInRegistration, newCustomer, newSpender, openAs } from '../fixtures/people';
import { test } from '../fixtures/test';
import { dialogs, fillIn } from '../fixtures/withdrawal';

/** Holds what the page asks of an address until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function expectBusy(button: Locator, label: string) {
  await expect(button).toHaveText(label);
  await expect(button).toBeDisabled();
}

test('Registering... while the account is made, and no way back to the form', async ({ page }) => {
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  const button = page.getByRole('button', { name: /^Regist/ });
  const release = await hold(page, '**/accounts:signUp*');
  await button.click();
  await expectBusy(button, 'Registering...');
  release();
  await expect(page).toHaveURL('/DashBoard');
  // Success replaces the form in the history: what was before it is what Back leads to.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('Sending... while the mail is asked for', async ({ page }) => {
  const { email } = await newCustomer();
  await page.goto('/Forget-password');
  await page.getByLabel('Email').fill(email);
  const button = page.getByRole('button', { name: /^Reset|^Sending/ });
  const release = await hold(page, '**/accounts:sendOobCode*');
  await button.click();
  await expectBusy(button, 'Sending...');
  release();
  await expect(button).toHaveText('Reset Password');
});

test('Processing... for two seconds before the code is asked for', async ({ page }) => {
  await openAs(page, await newSpender(100, 4821), '/Withdrawal');
  await fillIn(page, '10');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.clock.install();
  // From here on the page's time stands still, or goes on as this spec says.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await dialogs.review(page).getByRole('button', { name: 'Confirm' }).click();
  await expectBusy(page.getByRole('button', { name: /^Withdraw|^Processing/ }), 'Processing...');
  await page.clock.runFor(1900);
  await expect(dialogs.code(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(dialogs.code(page)).toBeVisible();
});
