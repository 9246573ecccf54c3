import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { startApp } from '../fixtures/app-start';
import { fillInRegistration, newCustomer, openAs } from '../fixtures/users';
import { OFFLINE_NOISE, test } from '../fixtures/test';

type Stay = { text: string; from: number; until?: number };

test.beforeEach(async ({ page, allowConsole }) => {
  // The clock jumps by seconds, so the Firestore SDK assumes timeouts.
  allowConsole(OFFLINE_NOISE);
  await page.clock.install();
  await page.addInitScript(() => {
    const stays = new Map<Element, Stay>();
    Object.assign(window, { stays });
    new MutationObserver(() => {
      for (const { parentElement: toast } of document.querySelectorAll('[aria-live] p')) {
        if (!toast) continue;
        const stay = stays.get(toast) ?? { text: toast.textContent ?? '', from: Date.now() };
        stays.set(toast, stay);
        if ('leaving' in toast.dataset) stay.until ??= Date.now();
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
});

/**
 * Measures how long a toast stays before it fades, by the page's clock. Fast-forwards only while
 * `then` is visible, so that nothing still loading times out.
 */
async function visibleDuration(
  page: Page,
  text: string,
  raise: () => Promise<void>,
  then = page.getByText(text),
): Promise<number> {
  // From here on, the clock advances in steps only, so a slow machine does not affect the result.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await raise();
  // The default intervals grow to a second: a page that needs many frames would get too few of them.
  const options = { intervals: [50] };
  for (const awaited of [page.getByText(text), then]) {
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return awaited.isVisible();
      }, options)
      .toBe(true);
  }
  await page.clock.runFor(6000);
  const stays = await page.evaluate(() => [
    ...(window as unknown as { stays: Map<Element, Stay> }).stays.values(),
  ]);
  await page.clock.resume();
  const stay = stays.findLast((each) => each.text === text);
  return (stay?.until ?? Infinity) - (stay?.from ?? 0);
}

const about = (duration: number) => (stay: number) => {
  expect(stay).toBeGreaterThan(duration - 100);
  expect(stay).toBeLessThan(duration + 400);
};

test('the login toast stays 3 seconds, the deposit toast 4, top center', async ({ page }) => {
  const person = await newCustomer();
  await page.goto('/SignIn');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const login = () => page.getByRole('button', { name: 'Login' }).click();
  const addMoney = page.getByRole('link', { name: 'Add Money' });
  about(3000)(await visibleDuration(page, 'Login Successful!', login, addMoney));

  await addMoney.click();
  const text = 'Contact admin to deposit';
  const ask = () => page.getByRole('button', { name: /Add money to your account/ }).click();
  await ask();
  const box = await page.getByText(text).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(100);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(40);
  await expect(page.getByText(text)).toBeHidden();
  about(4000)(await visibleDuration(page, text, ask));
});

test('the toasts of a registration and of a reset email stay 4 seconds', async ({
  page,
  allowConsole,
}) => {
  // The dashboard may still be loading when the clock is advanced, which ends its requests.
  allowConsole(/\[bank\] dashboard .*\(live\): Loading chunk \d+ failed/);
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  const register = () => page.getByRole('button', { name: 'Register' }).click();
  const welcome = 'Welcome, Ines Carvalho! Thank you for registering.';
  about(4000)(await visibleDuration(page, welcome, register));
  await page.getByRole('button', { name: 'Logout' }).click();
  // Leaving loads another document.
  await expect(page.locator('#prerendered')).toBeVisible();
  await startApp(page);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  const reset = () => page.getByRole('button', { name: 'Reset Password' }).click();
  about(4000)(await visibleDuration(page, 'Password reset email sent! Check your inbox.', reset));
});

test('any other toast stays 5 seconds', async ({ page }) => {
  await openAs(page, await newCustomer(), '/loan');
  await page.getByLabel('Loan amount').fill('100.00');
  const apply = () => page.getByRole('button', { name: 'Apply for Loan' }).click();
  const text = 'Loan request submitted. Please contact admin for further processing.';
  about(5000)(await visibleDuration(page, text, apply));
});
