import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '@bank/release';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from '../web/numbers';
import { belowTarget, CATEGORIES, METRICS, scoreTable, type PageScores } from './scores';
import { open, PAGES, signIn, type Visit } from './visits';

/** How often each page is opened; every figure is the one in the middle. */
const ROUNDS = 5;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

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
    // The session is in the storage that it would clear.
    disableStorageReset: visit.isSignedIn,
  });
  if (!result) throw new CommandError(`Lighthouse said nothing about ${visit.name}.`, 'Try again.');
  const { lhr } = result;
  if (lhr.runtimeError) {
    throw new CommandError(`${visit.name}: ${lhr.runtimeError.message}`, 'Try again.');
  }
  // Whoever is not signed in is sent away, and another page would be measured.
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname.toLowerCase() !== visit.path.toLowerCase()) {
    throw new CommandError(
      `${visit.name} led to ${pathname}.`,
      'Is the bank seeded? npm start does it.',
    );
  }
  return lhr;
}

async function scoresOf(
  visit: Visit,
  context: BrowserContext,
  run: LighthouseRun,
): Promise<PageScores> {
  if (visit.isSignedIn && !visit.isAgain) await signIn(context, run.url);
  if (visit.isAgain) {
    // Lighthouse itself opens a page once more when it has measured it, and without its debugger.
    await emptyCaches(context, run.url);
    await open(context, new URL(visit.path, run.url).href);
  }
  const results: Result[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    results.push(await rate(visit, context, run));
    console.log(`    ${visit.name}: ${round} of ${ROUNDS}`);
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
    // Its texts for people have spaces that do not break.
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
