import type { Browser, BrowserContext } from '@playwright/test';
import accounts from '@bank/backend/demo-accounts.json' with { type: 'json' };
import { CommandError } from '@bank/release';
import { PHONE_SCREEN } from '../web/bench-web';
import { signIn } from '../lighthouse/visits';
import { openFresh } from '../web/traffic';
import { slowDown, visit, visitAgain } from '../web/visit';
import { withBrowser } from '../web/with-browser';
import { observePaintTimes, paintTimes, pressedAt, type Elements } from './paint-times';
import type { Figure, Figures } from './usable-ratios';

export type UsableBench = {
  url: string;
  pages: readonly UsablePage[];
  rounds: number;
  chromium: string;
  signal: AbortSignal;
};

const EMAIL = { 'email field': '//main//input[@type="email"]' };
const DASHBOARD = {
  'balance card': '//main//button[contains(., "balance")]',
  balance: '//main//section//p[@role="status" and contains(., "EUR")]',
  'first transaction': '//main//table//time',
};

/** A context like a phone's, with the balance shown. */
async function onPhone<T>(
  browser: Browser,
  elements: Elements<string>,
  work: (context: BrowserContext) => Promise<T>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<T> {
  const context = await browser.newContext({ ...PHONE_SCREEN, serviceWorkers, locale: 'en-US' });
  try {
    await context.addInitScript(() => localStorage.setItem('bank.balance-shown', 'yes'));
    await observePaintTimes(context, elements);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Opens a page with empty caches, or with the service worker's if the context has one. */
async function opened<Name extends string>(
  context: BrowserContext,
  address: string,
  elements: Elements<Name>,
) {
  let times: Partial<Record<Name, number>> = {};
  const { tbt } = await visit(context, address, async (page) => {
    times = await paintTimes(page, elements);
  });
  return { ...times, TBT: tbt } as Record<Name | 'TBT', number>;
}

function visitor<Name extends string>(path: string, elements: Elements<Name>) {
  return (browser: Browser, url: string) =>
    onPhone(browser, elements, (context) => opened(context, new URL(path, url).href, elements));
}

/** From Enter, in a form that was filled in slowly enough for its prefetches, to the balance. */
async function enter(context: BrowserContext, url: string) {
  const account = accounts.find(({ role }) => role === 'customer');
  if (!account) throw new CommandError('There is no demo customer.', 'Run npm start -- --fresh.');
  const { page, client, traffic } = await openFresh(context);
  await slowDown(client);
  await page.goto(new URL('/SignIn', url).href);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await traffic.quiet();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const times = await paintTimes(page, DASHBOARD);
  const start = await pressedAt(page);
  await page.close();
  return {
    balance: times.balance - start,
    'first transaction': times['first transaction'] - start,
  };
}

/** What is measured on each page, with Lighthouse's emulated phone. */
const PAGES = {
  landing: visitor('/', { heading: '//main//h1' }),
  'sign-in': visitor('/SignIn', EMAIL),
  'sign-up': visitor('/SignUp', EMAIL),
  dashboard: (browser: Browser, url: string) =>
    onPhone(browser, DASHBOARD, async (context) => {
      await signIn(context, url);
      return opened(context, new URL('/DashBoard', url).href, DASHBOARD);
    }),
  'dashboard again': (browser: Browser, url: string) => {
    const address = new URL('/DashBoard', url).href;
    const visits = async (context: BrowserContext) => {
      await signIn(context, url);
      // The first visit fills the service worker's cache; after the second, Chromium has compiled the code.
      for (const _ of [1, 2]) {
        await visitAgain(context, address, (page) => paintTimes(page, DASHBOARD));
      }
      return opened(context, address, DASHBOARD);
    };
    return onPhone(browser, DASHBOARD, visits, 'allow');
  },
  'from Enter': (browser: Browser, url: string) =>
    onPhone(browser, DASHBOARD, (context) => enter(context, url)),
} as const satisfies Record<
  string,
  (browser: Browser, url: string) => Promise<Record<string, number>>
>;

export type UsablePage = keyof typeof PAGES;
export const USABLE_PAGES = Object.keys(PAGES) as UsablePage[];

/**
 * Measures how long each page takes until it can be used for its purpose. Prints each time as soon as it is
 * measured. Rounds alternate between the pages, so that noise affects all of them.
 */
export async function measureUsable(bench: UsableBench): Promise<Figures> {
  const figures = new Map<Figure, number[]>();
  await withBrowser(bench, async (browser) => {
    for (let round = 1; round <= bench.rounds; round += 1) {
      for (const page of bench.pages) {
        bench.signal.throwIfAborted();
        const times = Object.entries(await PAGES[page](browser, bench.url));
        for (const [what, ms] of times) {
          const figure: Figure = `${page}, ${what}`;
          figures.set(figure, [...(figures.get(figure) ?? []), ms]);
        }
        const text = times.map(([what, ms]) => `${what} ${Math.round(ms)} ms`).join(', ');
        console.log(`    ${page} (round ${round} of ${bench.rounds}): ${text}`);
      }
    }
  });
  return figures;
}
