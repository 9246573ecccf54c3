import { newId } from '@bank/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillInRegistration, newCustomer, newCustomerWithFunds, openAs } from '../fixtures/users';
import { test } from '../fixtures/test';
import { dialogs, fillIn } from '../fixtures/withdrawal';

/** Delays the responses to a URL until the returned function is called. */
async function delayResponse(page: Page, address: string): Promise<() => void> {
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

test('shows Registering... while the account is created, and replaces the form in the history', async ({
  page,
}) => {
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  const button = page.getByRole('button', { name: /^Regist/ });
  const release = await delayResponse(page, '**/accounts:signUp*');
  await button.click();
  await expectBusy(button, 'Registering...');
  release();
  await expect(page).toHaveURL('/DashBoard');
  // After success, Back skips the form.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('shows Sending... while the email is requested', async ({ page }) => {
  const { email } = await newCustomer();
  await page.goto('/Forget-password');
  await page.getByLabel('Email').fill(email);
  const button = page.getByRole('button', { name: /^Reset|^Sending/ });
  const release = await delayResponse(page, '**/accounts:sendOobCode*');
  await button.click();
  await expectBusy(button, 'Sending...');
  release();
  await expect(button).toHaveText('Reset Password');
});

/** The time in milliseconds from the first Processing... to the code dialog, measured in the page. */
function processingTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        const shows = (part: string, text: string) =>
          document.querySelector(part)?.textContent.includes(text) === true;
        new MutationObserver(() => {
          if (start === 0 && shows('main form', 'Processing...')) start = performance.now();
          if (start > 0 && shows('dialog[open]', 'Enter 4-Digit VAT Code'))
            resolve(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
}

test('shows Processing... for two seconds before the code dialog', async ({ page }) => {
  await openAs(page, await newCustomerWithFunds(100, 4821), '/Withdrawal');
  await fillIn(page, '10');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await dialogs.review(page).waitFor();
  const time = processingTime(page);
  await dialogs.review(page).getByRole('button', { name: 'Confirm' }).click();
  await expectBusy(page.getByRole('button', { name: /^Withdraw|^Processing/ }), 'Processing...');
  await expect(dialogs.code(page)).toBeVisible();
  expect(await time).toBeGreaterThan(1900);
});
