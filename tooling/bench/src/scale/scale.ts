import { decodeDocument, indexUrl, parseRegistryIndex, type RegistryIndex } from '@bank/contracts';
import type { Browser, Page } from '@playwright/test';
import { median } from '../web/statistics';
import { withBrowser } from '../web/with-browser';
import { syntheticRegistry } from './synthetic-registry';
import { indexDocument, compressedSize } from './index-document';

const COUNTS = [1, 6, 30, 100] as const;
const VISITS = 21;

/**
 * The compressed size of the registry index, the script time of the first load, and how much longer that
 * is than with the fewest remotes (medians; the latter of the visits of the same round).
 */
export type Scale = { remotes: number; bytes: number; scriptMs: number; addedMs: number };
export type ScaleOptions = {
  url: string;
  /** The address of the registry index. */
  address: Parameters<typeof indexUrl>[0];
  chromium: string;
  signal: AbortSignal;
};

/**
 * Opens the landing page, triggers the first interaction, and waits until the app has replaced the
 * prerendered HTML.
 */
async function scriptTime(page: Page, url: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 20);
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function visit(browser: Browser, { url }: ScaleOptions, body: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/\/documents\/registry\/index\b/, (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ body, headers, contentType: 'application/json' });
  });
  const scriptMs = await scriptTime(page, url);
  await context.close();
  return scriptMs;
}

async function liveIndex({ address }: ScaleOptions): Promise<RegistryIndex> {
  const response = await fetch(indexUrl(address, 'en'));
  const index = parseRegistryIndex(decodeDocument(await response.json()));
  if (index.ok) return index.value;
  throw new Error(index.problem);
}

/** Measures the landing page with different numbers of remotes. Rounds alternate, so that noise affects all of them. */
export async function measureScale(options: ScaleOptions): Promise<Scale[]> {
  const index = await liveIndex(options);
  const cases = COUNTS.map((remotes) => {
    return {
      remotes,
      body: indexDocument(syntheticRegistry(index, remotes)),
      times: [] as number[],
    };
  });
  await withBrowser(options, async (browser) => {
    for (let round = 0; round <= VISITS; round += 1) {
      for (const { body, times } of cases) {
        options.signal.throwIfAborted();
        const time = await visit(browser, options, body);
        // The first round fills the browser's caches.
        if (round > 0) times.push(time);
      }
    }
  });
  const fewest = cases[0]?.times ?? [];
  return cases.map(({ remotes, body, times }) => ({
    remotes,
    bytes: compressedSize(body),
    scriptMs: median(times),
    addedMs: median(times.map((time, round) => time - (fewest[round] ?? 0))),
  }));
}
