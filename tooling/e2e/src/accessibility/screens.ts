import { readdirSync, readFileSync } from 'node:fs';
import { parseRemoteManifest, type RouteAccess } from '@bank/contracts';
import { expect, type Page } from '@playwright/test';
import { demoAccount, openAs } from '../fixtures/users';
import { openAndStartApp } from '../fixtures/app-start';
import { navigateTo } from '../fixtures/screens';
import { UNKNOWN_PAGE } from '../fixtures/test';

export type Screen = { path: string; access: RouteAccess };

const REMOTES = new URL('../../../../remotes/', import.meta.url);

/** The host's own screens and the 404 page. */
const OF_HOST: readonly Screen[] = [
  ...['/SignIn', '/SignUp', '/Forget-password', UNKNOWN_PAGE].map(
    (path) => ({ path, access: 'public' }) as const,
  ),
  { path: '/status', access: 'admin' },
];

function routesOf(remote: string): readonly Screen[] {
  const file = new URL(`${remote}/remote.json`, REMOTES);
  const manifest = parseRemoteManifest(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.ok) throw new Error(`${file.pathname} is no remote.json`);
  return manifest.value.routes.map(({ path, access }) => ({
    // A parameter with an unknown value leads to a screen, too.
    path: path.replace(/:\w+/g, 'unknown'),
    access,
  }));
}

/** All screens of the site: the routes come from each remote's remote.json. */
export const screens: readonly Screen[] = [...OF_HOST, ...readdirSync(REMOTES).flatMap(routesOf)];

const DRAWN = 'Unexpected Application Error!';

/** Opens a screen with a user who may see it, and waits until it has loaded. */
export async function openScreen(page: Page, screen: Screen) {
  const { path, access } = screen;
  if (access === 'public') await openAndStartApp(page, path);
  else await openAs(page, demoAccount(access === 'admin' ? 'admin' : 'customer'), path);
  await isDrawn(page, screen);
}

/** Runs `check` on every screen with this access, one after the other. */
export async function forEachScreen(
  page: Page,
  access: RouteAccess,
  check: (screen: Screen) => Promise<void>,
) {
  const [first, ...others] = screens.filter((screen) => screen.access === access);
  if (!first) throw new Error(`There is no ${access} page`);
  await openScreen(page, first);
  await check(first);
  for (const screen of others) {
    if (access === 'public') {
      await openAndStartApp(page, screen.path);
      await isDrawn(page, screen);
    } else await moveToScreen(page, screen);
    await check(screen);
  }
}

/** Navigates within the page to a screen for customers or administrators, and waits until it has loaded. */
export async function moveToScreen(page: Page, screen: Screen) {
  await moveTo(page, screen.path);
  await isDrawn(page, screen);
}

/** Navigates within the page, which costs a fifth of loading it, and waits for the next screen's title. */
async function moveTo(page: Page, path: string) {
  const title = await page.title();
  await navigateTo(page, path);
  await expect(page).not.toHaveTitle(title);
}

/** Loading placeholders end with an ellipsis in every language. */
const ON_ITS_WAY = /…\s*$/;

async function isDrawn(page: Page, { path }: Screen) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: ON_ITS_WAY })).toHaveCount(0);
  if (path === '/DashBoard') await loadCharts(page);
  if (path !== UNKNOWN_PAGE) await expect(page.getByText(DRAWN)).toHaveCount(0);
}

/**
 * Scrolls to the charts of the dashboard, which load when they come near the window, and back. Shows the
 * balance as another tab would: hidden figures have no table.
 */
async function loadCharts(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('bank.balance-shown', 'yes');
    dispatchEvent(new StorageEvent('storage'));
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.getByRole('main').locator('summary').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}
