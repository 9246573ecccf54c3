import { expect, type Locator, type Page } from '@playwright/test';
import { screens } from './accessibility/screens';
import { openAndStartApp } from './fixtures/app-start';
import { test, UNKNOWN_PAGE } from './fixtures/test';
import { demoAccount, newCustomer, openAs } from './fixtures/users';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** The words of an element's text that are broken over two lines. */
const brokenWords = (element: Locator) =>
  element.evaluate((it) => {
    const [text] = [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (!text?.textContent) throw new Error('No text');
    const range = document.createRange();
    return [...text.textContent.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

const ITEMS = [
  ['Dashboard', '/DashBoard'],
  ['Transfer', '/Withdrawal'],
  ['Loan', '/loan'],
  ['Cards', '/Cards'],
  ['KYC', '/Kyc'],
  ['Profile', '/Profile'],
] as const;

test('the menu links to every area, highlights the current one, and ends with Logout', async ({
  page,
}) => {
  await openAs(page, await newCustomer(), '/dispute');
  await expect(menu(page).getByRole('listitem')).toHaveText([
    ...ITEMS.map(([item]) => item),
    'Logout',
  ]);
  for (const [item, path] of ITEMS) {
    await menu(page).getByRole('link', { name: item }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menu(page).locator('[aria-current]')).toHaveText(item);
  }
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/SignIn');
});

test('an admin finds the administration in the menu', async ({ page }) => {
  await openAs(page, demoAccount('admin'), '/Profile');
  await menu(page).getByRole('link', { name: 'Admin' }).click();
  await expect(heading(page, 'Bank overview')).toBeVisible();

  // The administration has its own menu; the admin's own account is one step away.
  await expect(menu(page).locator('[aria-current]')).toHaveText('Bank overview');
  await menu(page).getByRole('link', { name: 'User administration' }).click();
  await expect(heading(page, 'User administration')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Transfer' })).toBeHidden();
  await menu(page).getByText('Your own account').click();
  for (const [item] of ITEMS)
    await expect(menu(page).getByRole('link', { name: item, exact: true })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, /^Hello/)).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Admin' })).toBeVisible();
});

test('the overview is above the other pages of the administration', async ({ page }) => {
  await openAs(page, demoAccount('admin'), '/admin/overview');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(heading(page, 'Bank overview')).toBeVisible();
  await expect(trail).toBeHidden();
  await menu(page).getByRole('link', { name: 'Audit log' }).click();
  await expect(trail.getByRole('listitem')).toHaveText(['Bank overview', 'Audit log']);
  await menu(page).getByRole('link', { name: 'User administration' }).click();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(trail.getByRole('listitem')).toHaveText([
    ...['Bank overview', 'User administration', 'User'],
  ]);
  await trail.getByRole('link', { name: 'Bank overview' }).click();
  await expect(page).toHaveURL('/admin/overview');
});

test('on a phone, the bar and the drawer of an admin are those of the administration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount('admin'), '/admin/overview');
  const bar = page.getByRole('navigation', { name: 'Most used' });
  const links = bar.getByRole('link');
  await expect(links).toHaveText([
    ...['Bank overview', 'User administration', 'Identity requests', 'Loan applications'],
  ]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const link of await links.all()) {
      await expect(link.locator('svg')).toBeVisible();
      expect(await link.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      expect(await brokenWords(link)).toEqual([]);
    }
  }
  await expect(bar.locator('[aria-current=page]')).toHaveText('Bank overview');

  await bar.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    ...['Bank overview', 'User administration', 'Identity requests', 'Loan applications'],
    ...['Disputes', 'Credits to release', 'Transactions', 'Failed codes', 'Audit log'],
  ]);
  await expect(drawer.getByRole('link', { name: 'Transfer' })).toBeHidden();
  await drawer.getByText('Your own account').click();
  await drawer.getByRole('link', { name: 'Transfer' }).click();
  await expect(heading(page, 'Transfer')).toBeVisible();
  await expect(links).toHaveText(['Dashboard', 'Transfer', 'Loan', 'Cards']);
});

test('routes match case-insensitively', async ({ page }) => {
  await openAs(page, await newCustomer(), '/dashboard');
  await expect(heading(page, /^Hello/)).toBeVisible();
  for (const [path, name] of [
    ['/WITHDRAWAL', 'Transfer'],
    ['/KYC', 'Identity upgrade'],
    ['/Dashboard/Deposit', 'Deposit'],
    ['/aboutus', /About/],
    ['/signIn', /^Hello/],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
  }
});

test('an unknown address shows an error with a link home', async ({ page }) => {
  const response = await page.goto(UNKNOWN_PAGE);
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that cannot be decoded shows an error with a link home', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/could not be decoded|status of 400/);
  const response = await page.goto('/%');
  expect(response?.status()).toBe(400);
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText('400 Bad Request')).toBeVisible();
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL('/');
  // As a link within the app or the service worker may open it.
  await openAndStartApp(page, '/SignIn');
  await page.evaluate(() => {
    history.pushState(null, '', '/%');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('400 Bad Request')).toBeVisible();
});

test('the server knows every page, in any letter case, and no other', async ({ request }) => {
  const statuses = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => [path, (await request.get(path)).status()] as const));
  const known = screens.map(({ path }) => path).filter((path) => path !== UNKNOWN_PAGE);
  const paths = [...known, '/mailbox'].flatMap((path) => [
    path,
    path.toLowerCase(),
    path.toUpperCase(),
  ]);
  expect(await statuses(paths)).toEqual(paths.map((path) => [path, 200]));
  const unknown = [UNKNOWN_PAGE, '/dashboard/x', '/admin/users', '/none.js'];
  expect(await statuses(unknown)).toEqual(unknown.map((path) => [path, 404]));
});

test('the public pages link to sign-up, send no third-party requests, and introduce the team', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    // The registry of live versions is in the bank's own database.
    const isRegistry = /\/documents\/(registry|releases)\//.test(pathname);
    if (hostname !== new URL(baseURL ?? '').hostname && !isRegistry) {
      elsewhere.push(request.url());
    }
  });
  await page.goto('/');
  await expect(page.getByText('This is a demonstration. No real money moves.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await expect(heading(page, 'Register')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'About us' }).first().click();
  await expect(heading(page, /About/)).toBeVisible();
  for (const part of ['Our mission', 'Our vision', 'Our story', 'Our values', 'The team']) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(page.locator('a[href="mailto:support@fernhill.example"]').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});
