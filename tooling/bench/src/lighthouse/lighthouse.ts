import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@bank/release';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { belowTarget, CATEGORIES, METRICS, scoreTable, type PageScores } from './scores';
import { open, PAGES, signIn, type Visit } from './visits';

export type LighthouseRun = {
  /** Where the bank answers. */
  url: string;
  chromium: string;
  /** A port for Chromium's debugging, by which Lighthouse drives it. */
  port: number;
  signal: AbortSignal;
};

/**
 * Measures the pages with Lighthouse as a phone sees them and prints the table of scores. Returns what
 * is below its target, a line each; there must be none.
 */
export async function measure(run: LighthouseRun): Promise<readonly string[]> {
  const profile = await mkdtemp(join(tmpdir(), 'bank-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: run.chromium,
    args: ['--no-sandbox', `--remote-debugging-port=${run.port}`],
  });
  const stop = () => void context.close();
  run.signal.addEventListener('abort', stop, { once: true });
  try {
    const rows: PageScores[] = [];
    for (const visit of PAGES) rows.push(await scoresOf(visit, context, run));
    console.log(`\n${scoreTable(rows)}\n`);
    return rows.flatMap(belowTarget);
  } finally {
    run.signal.removeEventListener('abort', stop);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Takes away all files that the browser keeps of the bank, and leaves it who is signed in. */
async function emptyCaches(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await client.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await page.close();
}

async function scoresOf(
  visit: Visit,
  context: BrowserContext,
  { url, port, signal }: LighthouseRun,
): Promise<PageScores> {
  signal.throwIfAborted();
  if (visit.isSignedIn && !visit.isAgain) await signIn(context, url);
  const address = new URL(visit.path, url).href;
  await (visit.isAgain ? open(context, address) : emptyCaches(context, url));
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // The session is in the storage that it would clear.
    disableStorageReset: visit.isSignedIn,
  });
  if (!result) throw new Problem(`Lighthouse said nothing about ${visit.name}.`, 'Try again.');
  const { lhr } = result;
  if (lhr.runtimeError)
    throw new Problem(`${visit.name}: ${lhr.runtimeError.message}`, 'Try again.');
  // Whoever is not signed in is sent away, and another page would be measured.
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname.toLowerCase() !== visit.path.toLowerCase()) {
    throw new Problem(
      `${visit.name} led to ${pathname}.`,
      'Is the bank seeded? npm start does it.',
    );
  }
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const failures = Object.values(lhr.audits)
    .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
    .map((audit) => audit.title);
  return {
    name: visit.name,
    scores: new Map(CATEGORIES.map((category) => [category, score(category)])),
    metrics: new Map(
      (Object.keys(METRICS) as (keyof typeof METRICS)[]).map((metric) => [
        metric,
        // Its texts for people have spaces that do not break.
        (lhr.audits[METRICS[metric]]?.displayValue ?? '').replaceAll('\u00a0', ' '),
      ]),
    ),
    failures,
  };
}
