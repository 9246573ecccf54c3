import { expect, type Browser, type Page } from '@playwright/test';
import { newCustomer, openAs, type Person } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';

const section = (page: Page) => page.getByRole('region', { name: 'Security' });
const button = (page: Page) =>
  section(page).getByRole('button', { name: 'Log out everywhere else' });
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/**
 * auth_time has a resolution of one second: the rules cannot distinguish sessions of the same
 * second.
 */
async function nextSecond(): Promise<void> {
  const second = nowInSeconds();
  await expect.poll(nowInSeconds, { intervals: [50] }).toBeGreaterThan(second);
}

/** Opens the user's profile in another browser that signs in a second later. */
async function openInAnotherBrowser(browser: Browser, person: Person): Promise<Page> {
  await nextSecond();
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, '/Profile');
  await expect(button(page)).toBeVisible();
  return page;
}

test('signing out everywhere else ends the other session and keeps this one', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  const person = await newCustomer();
  await openAs(page, person, '/Profile');
  await expect(section(page).getByText('This session', { exact: true })).toBeVisible();
  const other = await openInAnotherBrowser(browser, person);

  await page.reload();
  await expect(section(page).getByText(/, in another session$/)).toBeVisible();
  await nextSecond();
  await button(page).click();
  await expect(page.getByText('You’re logged out everywhere else.')).toBeVisible();

  await other.waitForURL('**/SignIn?ended=revoked');
  await expect(other.getByText(/you chose “Log out everywhere else”/)).toBeVisible();
  // The data of the other session and its sign-in are gone.
  await other.goto('/Profile');
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
});
