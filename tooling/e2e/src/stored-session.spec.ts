import { expect, type Page } from '@playwright/test';
import { everythingKept } from './fixtures/kept-data';
import { signInWithoutForm } from './fixtures/signed-in';
import { test } from './fixtures/test';
import { newCustomerWithFunds } from './fixtures/users';

const BALANCE = 'EUR 4,321.00';

/** Holds the requests with which Firebase Auth verifies the stored session. */
async function holdVerification(page: Page): Promise<(answer: 'real' | 'disabled') => void> {
  let release: (answer: 'real' | 'disabled') => void = () => {};
  const released = new Promise<'real' | 'disabled'>((resolve) => (release = resolve));
  await page.route(/accounts:lookup/, async (route) => {
    if ((await released) === 'real') return route.continue();
    const json = { error: { code: 400, message: 'USER_DISABLED' } };
    return route.fulfill({ status: 400, json });
  });
  return release;
}

for (const [answer, outcome] of [
  ['real', 'keeps the page'],
  ['disabled', 'leaves it when the server no longer accepts the session'],
] as const) {
  test(`shows the balance while the stored session is verified, and ${outcome}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 400 .*accounts:lookup/);
    const person = await newCustomerWithFunds(4321, 1234);
    const release = await holdVerification(page);
    await signInWithoutForm(page, person);
    await page.addInitScript(() => localStorage.setItem('bank.balance-shown', 'yes'));
    await page.goto('/DashBoard');
    await expect(page.getByText(BALANCE).first()).toBeVisible();
    const verified = page.waitForResponse(/accounts:lookup/);
    release(answer);
    await verified;
    if (answer === 'disabled') {
      await expect(page).toHaveURL(/\/SignIn/);
      expect(await everythingKept(page)).not.toContain(person.uid);
    } else {
      await page.getByRole('button', { name: 'Hide balance' }).click();
      await expect(page).toHaveURL('/DashBoard');
    }
  });
}

test('shows the balance before Firebase Auth is loaded, which then verifies the session', async ({
  page,
}) => {
  const person = await newCustomerWithFunds(4321, 1234);
  await page.goto('/SignIn');
  const filesOf = async (kind: string) =>
    (await page.locator(`meta[name="early:${kind}"]`).getAttribute('content'))?.split(' ') ?? [];
  const early = await filesOf('session');
  const later = (await filesOf('auth')).filter((file) => !early.includes(file));
  expect(later.length).toBeGreaterThan(0);
  let load = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  for (const file of later) {
    await page.route(`**${file}`, async (route) => {
      await held;
      await route.continue();
    });
  }
  await signInWithoutForm(page, person);
  await page.addInitScript(() => localStorage.setItem('bank.balance-shown', 'yes'));
  await page.goto('/DashBoard', { waitUntil: 'commit' });
  await expect(page.getByText(BALANCE).first()).toBeVisible();
  const verified = page.waitForResponse(/accounts:lookup/);
  load();
  expect((await verified).ok()).toBe(true);
});
