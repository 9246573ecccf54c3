import { expect, type Page } from '@playwright/test';
import { clippedText } from './accessibility/clipped-text';
import { openAndStartApp } from './fixtures/app-start';
import { newCustomer, openAs, signInAndReturn } from './fixtures/users';
import { waitForOfflineBanner } from './fixtures/offline-banner';
import { OFFLINE_NOISE, test } from './fixtures/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const account = (page: Page) => page.getByRole('button', { name: /^Your account/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh '.repeat(2).trim();

async function signOut(page: Page) {
  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).last().click();
  // Wait for the reload after sign-out: the old document is gone once the form is visible.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

test('collapses the side menu to a rail, and the device remembers it', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Profile');
  await expect(menu(page).getByRole('listitem').last()).toBeVisible();
  const texts = await menu(page).getByRole('listitem').allTextContents();
  const wide = await menu(page).boundingBox();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(menu(page).getByRole('listitem')).toHaveText(texts);
  await expect
    .poll(async () => (await menu(page).boundingBox())?.width)
    .toBeLessThan((wide?.width ?? 0) / 2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await signOut(page);
  await signInAndReturn(page, person, '/Profile');
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
});

test('the skip link comes first and skips the menu', async ({ page }) => {
  await openAs(page, await newCustomer(), '/loan');
  await page.reload();
  await expect(heading(page, 'Loan')).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a subpage links to its parent', async ({ page }) => {
  await openAs(page, await newCustomer(), '/dashboard/deposit');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Dashboard', 'Deposit']);
  await expect(trail.getByText('Deposit')).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/DashBoard');
  await expect(trail).toBeHidden();
});

test('the color scheme follows the system until the user chooses one', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const person = await newCustomer();
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, person, '/Profile');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await account(page).click();
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await ground()).toBe(light);
  await page.reload();
  expect(await ground()).toBe(light);
  await signOut(page);
  expect(await ground()).toBe(light);
});

test('the account menu opens and closes with the keyboard, and closes on navigation', async ({
  page,
}) => {
  const person = await newCustomer();
  await openAs(page, person, '/loan');
  await account(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(person.email)).toBeHidden();
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Profile' }).last().click();
  await expect(page).toHaveURL('/Profile');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bottom bar has the main items, and a sheet has all of them', async ({ page }) => {
    await openAs(page, await newCustomer(), '/DashBoard');
    await expect(menu(page)).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Most used' });
    for (const item of ['Transfer', 'Loan', 'Cards', 'Dashboard']) {
      await bar.getByRole('link', { name: item }).click();
      await expect(bar.locator('[aria-current=page]')).toHaveText(item);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    const button = bar.getByRole('button', { name: 'Menu' });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu(page).getByRole('listitem')).toHaveText([
      ...['Dashboard', 'Transfer', 'Loan', 'Cards', 'KYC', 'Profile'],
      // Pages that no menu of a wide screen has.
      ...['Pay bills', 'Planned payments', 'Report an issue', 'Logout'],
    ]);
    await menu(page).getByRole('link', { name: 'KYC' }).click();
    await expect(heading(page, 'Identity upgrade')).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test('a very long name fits, and Logout stays reachable', async ({ page }) => {
    await openAs(page, await newCustomer({ fields: { username: LONG_NAME } }), '/loan');
    await expect(account(page)).toBeInViewport({ ratio: 1 });
    await account(page).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/SignIn');
  });

  test('a name of one long word is wrapped in the heading', async ({ page }) => {
    const username = 'Wolfeschlegelsteinhausenbergerdorff';
    await openAs(page, await newCustomer({ fields: { username } }), '/DashBoard');
    await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
    expect(await clippedText(page)).toEqual([]);
  });

  test('the bottom bar covers no focused element', async ({ page }) => {
    await openAs(page, await newCustomer(), '/Kyc');
    const bar = await page.getByRole('navigation', { name: 'Most used' }).boundingBox();
    const submit = page.getByRole('button', { name: 'Submit KYC' });
    await submit.focus();
    const box = await submit.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('says offline how old the page is, until the connection is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  await openAs(page, await newCustomer(), '/DashBoard');
  await expect(page.getByText('No transactions found.')).toBeVisible();
  await waitForOfflineBanner(page);
  await context.setOffline(true);
  await expect(page.getByText(/What you see was last updated at \d+:\d\d/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
});

test('says offline on public pages what works, until the connection is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  for (const path of ['/SignIn', '/SignUp', '/Forget-password', '/AboutUs']) {
    await openAndStartApp(page, path);
    await waitForOfflineBanner(page);
    await context.setOffline(true);
    const banner = page.getByText('You’re offline');
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/log in or sign up once you’re back online/)).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  }
});

test('prints the page without menus and bars', async ({ page }) => {
  await openAs(page, await newCustomer(), '/dashboard/deposit');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'Deposit')).toBeVisible();
  await expect(page.getByText('This is a demonstration. No real money moves.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});
