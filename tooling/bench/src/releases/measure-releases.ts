import type { BrowserContext } from '@playwright/test';
import { signIn } from '../lighthouse/visits';
import { visitAgain } from '../web/visit';
import { withBrowser } from '../web/with-browser';
import { type ReleaseCost, releaseTable, type Sent } from './release-cost';

export type Release = {
  /** What is released. */
  name: string;
  publish(): Promise<void>;
};

export type ReleaseBench = {
  url: string;
  releases: readonly Release[];
  /** Returns the files that were sent since the last call. */
  takeSent(): Sent[];
  chromium: string;
  signal: AbortSignal;
};

/** One visit updates the service worker, the next one starts from its cache. */
const VISITS = 2;

async function visitDashboard(context: BrowserContext, url: string): Promise<void> {
  const address = new URL('/DashBoard', url).href;
  for (let visit = 0; visit < VISITS; visit += 1) {
    await visitAgain(context, address, async (page) => {
      await page.getByRole('table').getByRole('link').first().waitFor();
      await page.waitForFunction(async () => {
        const worker = await navigator.serviceWorker.ready;
        return !worker.installing && !worker.waiting;
      });
    });
  }
}

/**
 * Opens the dashboard in one browser before and after each release, and returns what it received: at first
 * with empty caches, and then after each release. Prints the figures after each release.
 */
export async function measureReleases(
  bench: ReleaseBench,
): Promise<{ first: Sent[]; costs: ReleaseCost[] }> {
  return withBrowser(bench, async (browser) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'en-US' });
    await signIn(context, bench.url);
    await visitDashboard(context, bench.url);
    const first = bench.takeSent();
    const costs: ReleaseCost[] = [];
    for (const { name, publish } of bench.releases) {
      bench.signal.throwIfAborted();
      await publish();
      bench.takeSent();
      await visitDashboard(context, bench.url);
      const cost = { release: name, sent: bench.takeSent() };
      costs.push(cost);
      console.log(`\n${releaseTable(first, costs)}\n`);
    }
    return { first, costs };
  });
}
