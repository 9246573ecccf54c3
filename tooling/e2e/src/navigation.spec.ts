import { expect, type Page } from '@playwright/test';
import { demoAccount, newCustomer, openAs } from './fixtures/users';
import { openAndStartApp } from './fixtures/app-start';
import { test } from './fixtures/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const CUSTOMERS = [
  ['/DashBoard', 'Dashboard', /^Hello/],
  ['/dashboard/deposit', 'Deposit', 'Deposit'],
  ['/dashboard/savings', 'Savings pots', 'Savings pots'],
  ['/Withdrawal', 'Transfer', 'Transfer'],
  ['/Cards', 'Cards', 'Cards'],
  ['/Kyc', 'Identity upgrade', 'Identity upgrade'],
  ['/Profile', 'Profile', 'Profile'],
  ['/dispute', 'Report an issue', 'Report an issue'],
  ['/pay-bills', 'Pay bills', 'Pay bills'],
  ['/planned', 'Planned payments', 'Planned payments'],
  ['/loan', 'Loan', 'Loan'],
] as const;

const PUBLIC = [
  ['/AboutUs', 'About us', /^About/],
  ['/SignUp', 'Register', 'Register'],
  ['/Forget-password', 'Forgot password', 'Forgot password'],
  ['/SignIn', 'Login', 'Login'],
  ['/', 'Welcome', /./],
] as const;

/** Navigates like the browser's back and forward buttons, without a reload. */
async function move(page: Page, path: string) {
  await page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

async function expectArrival(page: Page, title: string, heading: string | RegExp) {
  await expect(page).toHaveTitle(`${title} · Fernhill Bank`);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: title })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

/** Counts the view transitions between pages. */
async function countPageTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const blends = { count: 0 };
    Object.assign(window, { blends });
    const blend = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      blends.count += 1;
      return blend(update);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { blends: { count: number } }).blends.count);
}

test('every customer page has a title, is announced, and focuses its heading', async ({ page }) => {
  await openAs(page, await newCustomer(), '/loan');
  for (const [path, title, heading] of CUSTOMERS) {
    await move(page, path);
    await expectArrival(page, title, heading);
  }
});

test('every public page has a title, is announced, and focuses its heading', async ({ page }) => {
  await openAndStartApp(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, title, heading] of PUBLIC) {
    await move(page, path);
    await expectArrival(page, title, heading);
  }
});

test('a 404 page is announced', async ({ page }) => {
  await openAndStartApp(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await move(page, '/nowhere');
  const text = 'Unexpected Application Error!';
  await expect(page.locator('[aria-live=polite]').filter({ hasText: text })).toHaveText(text);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeFocused();
  await expect(page).toHaveTitle('Not found · Fernhill Bank');
});

test('every admin page has a title, is announced, and focuses its heading', async ({ page }) => {
  await openAs(page, demoAccount('admin'), '/Profile');
  await move(page, '/admin');
  await expectArrival(page, 'User administration', 'User administration');
});

test('navigation uses a view transition, also for links of the remotes, and keeps the focus', async ({
  page,
}) => {
  const blends = await countPageTransitions(page);
  await openAndStartApp(page, '/');
  await page.getByRole('link', { name: 'Read our story' }).click();
  await expectArrival(page, 'About us', /^About/);
  expect(await blends()).toBe(1);
  await page.goBack();
  await expectArrival(page, 'Welcome', /./);
  expect(await blends()).toBe(2);
  // Faster than a view transition takes.
  await page.getByRole('link', { name: 'About us' }).first().click();
  await page.goBack();
  await page.goForward();
  await expectArrival(page, 'About us', /^About/);
});

test('a list row expands into its page with a shared-element view transition', async ({ page }) => {
  await page.addInitScript(() => {
    const grown: string[] = [];
    Object.assign(window, { grown });
    // Removes the timeout of a quarter of a second, so that a slow machine still gets the
    // transition.
    const wait = window.setTimeout.bind(window);
    const patient = (work: () => void, ms?: number) => wait(work, ms === 250 ? 10_000 : ms);
    Object.assign(window, { setTimeout: patient });
    const blend = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = blend(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        grown.push(...parts.map(({ pseudoElement }) => pseudoElement ?? ''));
      });
      return transition;
    };
  });
  const grown = () => page.evaluate(() => (window as unknown as { grown: string[] }).grown);
  // Both snapshots: the list row and the receipt.
  const halves = ['::view-transition-old(bank-detail)', '::view-transition-new(bank-detail)'];
  await openAs(page, demoAccount('customer'), '/dashboard/transactions');
  await page
    .getByRole('link', { name: /Withdrawal/ })
    .first()
    .click();
  await expectArrival(page, 'Receipt', 'Receipt');
  await expect.poll(grown).toEqual(expect.arrayContaining(halves));
});

test('reduced motion disables view transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const blends = await countPageTransitions(page);
  await openAndStartApp(page, '/');
  await page.getByRole('link', { name: 'Read our story' }).click();
  await expectArrival(page, 'About us', /^About/);
  expect(await blends()).toBe(0);
});
