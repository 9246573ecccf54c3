import type { Page } from '@playwright/test';
import { signIn } from '../lighthouse/visits';
import { countReads } from '../paging/count-reads';
import { type PagingResult, formatPaging, measurePaging } from '../paging/measure-paging';
import { median } from '../web/statistics';
import { withBrowser } from '../web/with-browser';

export type HistoryBench = {
  /** The URL of the bank. */
  url: string;
  chromium: string;
  /** How many pages to open, and how many times each page load is measured. */
  pages: number;
  tries: number;
  signal: AbortSignal;
};

const LIST = '/dashboard/transactions';
const PAGE_SIZE = 25;
/** One entry more shows whether another page follows; listeners of the own account add some reads. */
const MAX_READS_PER_PAGE = PAGE_SIZE + 1.5;
/** Tolerated growth of memory from the first sample to the last: caches fill up once. */
const MAX_GROWTH = { nodes: 1.05, megabytes: 1.25 };
/** The emulator has no indexes: each query scans every entry. */
const TIMEOUT_MS = 180_000;

const times = (page: Page) => page.getByRole('table').locator('time');

/** Resolves when a full page with another first entry is shown. */
async function change(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await times(page).first().getAttribute('datetime');
  await act();
  await times(page)
    .first()
    .and(page.locator(`:not([datetime="${before}"])`))
    .waitFor();
  await times(page)
    .nth(PAGE_SIZE - 1)
    .waitFor();
}

async function pageLoads(page: Page, { url, tries, signal }: HistoryBench): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    signal.throwIfAborted();
    const begin = performance.now();
    await page.goto(new URL(LIST, url).href);
    await times(page)
      .nth(PAGE_SIZE - 1)
      .waitFor();
    taken.push(performance.now() - begin);
  }
  return median(taken);
}

/** Measures the time from the form to the first entry, or to the empty message. */
async function filtered(page: Page): Promise<number> {
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Type').selectOption('Money received');
  const begin = performance.now();
  await change(page, () => page.getByRole('button', { name: 'Apply' }).click());
  return performance.now() - begin;
}

async function searched(page: Page): Promise<number> {
  await page.getByLabel('Search').fill('nobody');
  const begin = performance.now();
  await page.keyboard.press('Enter');
  await page.getByText(/^Searched/).waitFor();
  return performance.now() - begin;
}

function violationsOf({ reads, marks }: PagingResult): string[] {
  const [first, last] = [marks[1] ?? marks[0], marks.at(-1)];
  if (!first || !last) return [];
  return [
    ...(reads > MAX_READS_PER_PAGE
      ? [`${reads.toFixed(1)} documents a page instead of ${MAX_READS_PER_PAGE}`]
      : []),
    ...(['nodes', 'megabytes'] as const)
      .filter((kind) => last[kind] > first[kind] * MAX_GROWTH[kind])
      .map(
        (kind) => `${kind}: ${first[kind]} at page ${first.page}, ${last[kind]} at ${last.page}`,
      ),
  ];
}

/**
 * Measures the demo customer's transaction history in a browser and prints the results. Returns the
 * violated limits: figures that must not grow with the length of the history.
 */
export async function benchHistory(bench: HistoryBench): Promise<readonly string[]> {
  return withBrowser(bench, async (browser) => {
    const context = await browser.newContext({ locale: 'en-US' });
    context.setDefaultTimeout(TIMEOUT_MS);
    await signIn(context, bench.url);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const trafficSoFar = countReads(session);
    const ms = (value: number) => `${Math.round(value)} ms`;
    console.log(`first page:                              ${ms(await pageLoads(page, bench))}`);
    const next = page.getByRole('link', { name: 'Next page' });
    const paging = await measurePaging(session, trafficSoFar, bench.pages, () => {
      bench.signal.throwIfAborted();
      return change(page, () => next.click());
    });
    for (const line of formatPaging(paging)) console.log(line);
    await pageLoads(page, { ...bench, tries: 1 });
    console.log(`filtered by type:                        ${ms(await filtered(page))}`);
    console.log(`searched, a step:                        ${ms(await searched(page))}`);
    return violationsOf(paging);
  });
}
