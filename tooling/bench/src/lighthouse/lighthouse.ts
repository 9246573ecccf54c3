import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '@bank/release';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from '../web/statistics';
import { belowTarget, CATEGORIES, METRICS, scoreTable, type PageScores } from './scores';
import { open, PAGES, signIn, type Visit } from './visits';

export { PAGES };

/** How often each page is measured by default; every figure is a median. */
export const ROUNDS = 5;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export type LighthouseRun = {
  /** The URL of the bank. */
  url: string;
  chromium: string;
  /** The names of the measured pages. */
  pages: readonly string[];
  rounds: number;
  /** The port of Chromium's debugging protocol, which Lighthouse uses. */
  port: number;
  signal: AbortSignal;
};

/**
 * Measures the pages with Lighthouse's mobile profile. Prints the scores of each page at once, and in the end
 * the table of all. Returns the scores below their target, one per line.
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
    let hasSession = false;
    for (const visit of PAGES.filter(({ name }) => run.pages.includes(name))) {
      if (visit.isSignedIn && !hasSession) await signIn(context, run.url);
      hasSession = visit.isSignedIn;
      const row = await scoresOf(visit, context, run);
      rows.push(row);
      console.log(`\n${scoreTable([row])}\n`);
    }
    if (rows.length > 1) console.log(`\n${scoreTable(rows)}\n`);
    return rows.flatMap(belowTarget);
  } finally {
    run.signal.removeEventListener('abort', stop);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Clears all cached files of the bank, but keeps the session. */
async function emptyCaches(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await client.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await page.close();
}

async function rate(
  visit: Visit,
  context: BrowserContext,
  { url, port, signal }: LighthouseRun,
): Promise<Result> {
  signal.throwIfAborted();
  const address = new URL(visit.path, url).href;
  await (visit.isAgain ? open(context, address) : emptyCaches(context, url));
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // A reset would clear the session.
    disableStorageReset: visit.isSignedIn,
  });
  if (!result)
    throw new CommandError(`Lighthouse returned no result for ${visit.name}.`, 'Try again.');
  const { lhr } = result;
  if (lhr.runtimeError) {
    throw new CommandError(`${visit.name}: ${lhr.runtimeError.message}`, 'Try again.');
  }
  // Without a session the app redirects, and another page would be measured.
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname.toLowerCase() !== visit.path.toLowerCase()) {
    throw new CommandError(
      `${visit.name} redirected to ${pathname}.`,
      'Seed the bank with npm start.',
    );
  }
  return lhr;
}

async function scoresOf(
  visit: Visit,
  context: BrowserContext,
  run: LighthouseRun,
): Promise<PageScores> {
  if (visit.isAgain) {
    // Lighthouse reloads a page after the measurement without its debugger.
    await emptyCaches(context, run.url);
    await open(context, new URL(visit.path, run.url).href);
  }
  const results: Result[] = [];
  for (let round = 1; round <= run.rounds; round += 1) {
    results.push(await rate(visit, context, run));
    console.log(`    ${visit.name}: ${round} of ${run.rounds}`);
  }
  return scoresIn(visit.name, results);
}

function scoresIn(name: string, results: readonly Result[]): PageScores {
  const score = (category: string) =>
    Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
  const metric = (audit: string) => {
    const found = results.flatMap(({ audits }) => audits[audit] ?? []);
    const middle = median(found.map(({ numericValue }) => numericValue ?? Number.NaN));
    const text = found.find(({ numericValue }) => numericValue === middle)?.displayValue ?? '';
    // Its display values contain non-breaking spaces.
    return text.replaceAll('\u00a0', ' ');
  };
  const failures = results
    .flatMap(({ audits }) => Object.values(audits))
    .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
    .map((audit) => audit.title);
  return {
    name,
    scores: new Map(CATEGORIES.map((category) => [category, score(category)])),
    metrics: new Map(
      (Object.keys(METRICS) as (keyof typeof METRICS)[]).map((each) => [
        each,
        metric(METRICS[each]),
      ]),
    ),
    failures: [...new Set(failures)],
  };
}
