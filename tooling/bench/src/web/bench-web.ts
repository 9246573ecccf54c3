import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from '../lighthouse/visits';
import { type Navigation, walk } from './navigation';
import { observedOn } from './observe';
import { openFresh } from './traffic';
import { median } from './statistics';
import { type Visit, visit, visitAgain } from './visit';
import { withBrowser } from './with-browser';

/** The factor of CPU throttling. */
const SLOW_CPU = 4;
const WALKS = 2;

/** The screen of Lighthouse's mobile profile. */
export const PHONE_SCREEN = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };
type Device = { viewport: { width: number; height: number }; isMobile?: boolean };

/** A build to measure, and its URL. */
export type Candidate = { name: string; url: string };

/** Measurements of a walk through all pages of the menu. */
export type Walk = { navigations: Navigation[]; longTasks: number[] };

export type Measured = {
  landing: Visit[];
  dashboard: Visit[];
  /** Repeated visits to the dashboard with a warm cache, without throttling. */
  again: Visit[];
  /** Totals of all pages, starting with an empty cache. */
  everyArea: Pick<Visit, 'scriptBytes' | 'requests'>[];
  walks: Walk[];
  slowWalks: Walk[];
};

export type Result = { name: string; measured: Measured };

export type WebBench = {
  candidates: readonly Candidate[];
  pages: readonly WebPage[];
  rounds: number;
  chromium: string;
  signal: AbortSignal;
};

const heading = (text: RegExp) => async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
};

async function inContext(
  browser: Browser,
  device: Device,
  work: (context: BrowserContext) => Promise<void>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<void> {
  const context = await browser.newContext({ ...device, serviceWorkers });
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

/** Walks through all pages with a warm cache, and collects long tasks. */
async function walkAgain(page: Page): Promise<Walk> {
  await page.reload();
  await heading(/^Hello, /)(page);
  const begin = await page.evaluate(() => performance.now());
  const navigations: Navigation[] = [];
  for (let done = 0; done < WALKS; done += 1) navigations.push(...(await walk(page)));
  const { long } = await observedOn(page);
  const longTasks = long.filter(({ start }) => start > begin).map(({ duration }) => duration);
  return { navigations, longTasks };
}

async function walks(context: BrowserContext, url: string, measured: Measured): Promise<void> {
  // Admins see all areas.
  await signIn(context, url, 'admin');
  const { page, client, traffic } = await openFresh(context);
  await page.goto(new URL('/DashBoard', url).href);
  await heading(/^Hello, /)(page);
  await walk(page);
  await traffic.quiet();
  const { scriptBytes, requests } = traffic;
  measured.everyArea.push({ scriptBytes, requests });

  measured.walks.push(await walkAgain(page));
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  measured.slowWalks.push(await walkAgain(page));
}

type Step = (browser: Browser, url: string, measured: Measured) => Promise<void>;

/** How each page of the table is measured. */
const STEPS = {
  landing: (browser, url, measured) =>
    inContext(browser, PHONE_SCREEN, async (context) => {
      measured.landing.push(await visit(context, new URL('/', url).href, heading(/./)));
    }),
  dashboard: (browser, url, measured) =>
    inContext(browser, PHONE_SCREEN, async (context) => {
      await signIn(context, url);
      const address = new URL('/DashBoard', url).href;
      measured.dashboard.push(await visit(context, address, heading(/^Hello, /)));
    }),
  'and again': (browser, url, measured) => {
    const visits = async (context: BrowserContext) => {
      await signIn(context, url);
      const address = new URL('/DashBoard', url).href;
      // The first visit fills the service worker's cache; after the second, Chromium has compiled the code.
      await visitAgain(context, address, heading(/^Hello, /));
      await visitAgain(context, address, heading(/^Hello, /));
      measured.again.push(await visitAgain(context, address, heading(/^Hello, /)));
    };
    return inContext(browser, DESKTOP, visits, 'allow');
  },
  'every area': (browser, url, measured) =>
    inContext(browser, DESKTOP, (context) => walks(context, url, measured)),
} as const satisfies Record<string, Step>;

export type WebPage = keyof typeof STEPS;
export const WEB_PAGES = Object.keys(STEPS) as WebPage[];

/** What was measured last, in case the run is stopped before its table. */
function latest(page: WebPage, { landing, dashboard, again, everyArea, walks }: Measured): string {
  const walk = walks.at(-1);
  if (page === 'every area') {
    const clicks = walk?.navigations.map(({ ms }) => ms) ?? [];
    return `${everyArea.at(-1)?.requests} requests, ${Math.round(median(clicks))} ms a click`;
  }
  const seen = { landing, dashboard, 'and again': again }[page].at(-1);
  const ms = (value = Number.NaN) => `${Math.round(value)} ms`;
  return `FCP ${ms(seen?.fcp)}, LCP ${ms(seen?.lcp)}, TBT ${ms(seen?.tbt)}`;
}

/** Measures the candidates in alternating rounds, so that noise affects all of them. */
export async function measureAll(bench: WebBench): Promise<Result[]> {
  const { candidates, pages, rounds, signal } = bench;
  const results = candidates.map(({ name, url }) => ({
    name,
    url,
    measured: {
      landing: [],
      dashboard: [],
      again: [],
      everyArea: [],
      walks: [],
      slowWalks: [],
    } satisfies Measured as Measured,
  }));
  await withBrowser(bench, async (browser) => {
    for (let round = 1; round <= rounds; round += 1) {
      for (const page of pages) {
        for (const { name, url, measured } of results) {
          signal.throwIfAborted();
          await STEPS[page](browser, url, measured);
          console.log(
            `    ${page}, ${name} (round ${round} of ${rounds}): ${latest(page, measured)}`,
          );
        }
      }
    }
  });
  return results;
}
