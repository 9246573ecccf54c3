import type { SigningKey } from '@bank/release';
import { type Browser, chromium, type Page } from '@playwright/test';
import { crowd, type Document } from './crowd';
import { type Files, filesOf, weightOf } from './files';

const COUNTS = [1, 6, 30, 100] as const;
const VISITS = 11;

/** What the first load asks the registry's site for, in bytes as they travel, and how long scripts run in it. */
export type Scale = { remotes: number; files: string[]; bytes: number; scriptMs: number };
export type ScaleOptions = {
  url: string;
  registryUrl: string;
  chromium: string;
  key: SigningKey;
  signal: AbortSignal;
};
type Visit = { files: string[]; scriptMs: number };

/**
 * Opens the landing page, shows that somebody is there, and waits until the program has drawn the
 * remote in place of the HTML and the browser has nothing left to do.
 */
async function scriptTime(page: Page, url: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 20);
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function visit(browser: Browser, options: ScaleOptions, files: Files): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked = new Set<string>();
  await page.route(new URL('**', options.registryUrl).href, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(path);
    if (body === undefined) return route.abort();
    asked.add(path);
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ body, headers, contentType: 'application/json' });
  });
  const scriptMs = await scriptTime(page, options.url);
  await context.close();
  return { files: [...asked].sort(), scriptMs };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Opens the landing page with more and more remotes registered; rounds alternate, so that a busy minute hits all. */
export async function measureScale(options: ScaleOptions): Promise<Scale[]> {
  const served = (await (await fetch(options.registryUrl)).json()) as { registry: Document };
  const cases = COUNTS.map((remotes) => {
    const files = filesOf(crowd(served.registry, remotes), options.key);
    return { remotes, files, visits: [] as Visit[] };
  });
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    for (let round = 0; round <= VISITS; round += 1) {
      for (const { files, visits } of cases) {
        options.signal.throwIfAborted();
        const seen = await visit(browser, options, files);
        // The first round fills the browser's caches.
        if (round > 0) visits.push(seen);
      }
    }
  } finally {
    await browser.close();
  }
  return cases.map(({ remotes, files, visits }) => {
    const asked = [...new Set(visits.flatMap((seen) => seen.files))];
    const bytes = asked.reduce((sum, path) => sum + weightOf(files.get(path) ?? ''), 0);
    return { remotes, files: asked, bytes, scriptMs: median(visits.map((seen) => seen.scriptMs)) };
  });
}
