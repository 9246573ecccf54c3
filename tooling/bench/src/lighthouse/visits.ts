import accounts from '@bank/backend/demo-accounts.json' with { type: 'json' };
import { CommandError } from '@bank/release';
import type { BrowserContext } from '@playwright/test';

export type Visit = {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** With a warm cache after two visits, when all code is compiled. */
  isAgain?: boolean;
};

/** The measured pages, in order: the session persists after the sign-in. */
export const PAGES: readonly Visit[] = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'sign-in', path: '/SignIn', isSignedIn: false },
  { name: 'dashboard', path: '/DashBoard', isSignedIn: true },
  { name: 'dashboard, reloaded', path: '/DashBoard', isSignedIn: true, isAgain: true },
];

/**
 * Opens a page and waits for its heading and for the service worker's cache. A debugger is attached,
 * like Lighthouse's: code that Chromium compiled without a debugger lacks debug information,
 * and Lighthouse would measure a second compilation.
 */
export async function open(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Debugger.enable');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]');
    return script !== null && (await caches.match(script.src)) !== undefined;
  });
  await page.close();
}

/** Signs a demo account in, in the browser context that is then measured. */
export async function signIn(
  context: BrowserContext,
  url: string,
  role: 'customer' | 'admin' = 'customer',
): Promise<void> {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new CommandError(`There is no demo ${role}.`, 'Restore demo-accounts.json.');
  const page = await context.newPage();
  await page.goto(new URL('/SignIn', url).href);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/DashBoard$/i);
  // The app stores the list of chunks for the preload of the next visit.
  await page.getByRole('heading', { level: 1, name: /^Hello, / }).waitFor();
  await page.close();
}
