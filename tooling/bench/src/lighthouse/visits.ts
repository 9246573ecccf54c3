import accounts from '@bank/backend/demo-accounts.json' with { type: 'json' };
import { CommandError } from '@bank/release';
import type { BrowserContext } from '@playwright/test';

export type Visit = {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** With what the browser keeps of a page that was opened twice before: by then, all of it is compiled. */
  isAgain?: boolean;
};

/** What is measured, in this order: once signed in, the browser stays so. */
export const PAGES: readonly Visit[] = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'sign-in', path: '/SignIn', isSignedIn: false },
  { name: 'dashboard', path: '/DashBoard', isSignedIn: true },
  { name: 'dashboard, reloaded', path: '/DashBoard', isSignedIn: true, isAgain: true },
];

/**
 * Opens a page, lets it come to its heading, and the service worker keep its program. It is under a
 * debugger, as Lighthouse's is: what Chromium keeps compiled without one lacks what a debugger needs,
 * and all of it would be parsed once more as Lighthouse measures, for which nobody else waits.
 */
export async function open(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Debugger.enable');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(async () => {
    const program = document.querySelector<HTMLScriptElement>('script[src]');
    return program !== null && (await caches.match(program.src)) !== undefined;
  });
  await page.close();
}

/** Signs somebody of the demo in, in a page of the browser that is then measured. */
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
  // The page remembers what its screen was made of.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
}
