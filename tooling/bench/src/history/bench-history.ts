import { chromium, type Page } from '@playwright/test';
import { signIn } from '../lighthouse/visits';
import { countListened } from '../paging/listened';
import { median, type Turned, turnedLines, turnPages } from '../paging/turn-pages';

export type HistoryBench = {
  /** Where the bank answers. */
  url: string;
  chromium: string;
  /** How many pages are turned, and how many times an opening is measured. */
  pages: number;
  tries: number;
  signal: AbortSignal;
};

const LIST = '/dashboard/transactions';
const PAGE_SIZE = 25;
/** What is read to see whether another page follows, and what comes meanwhile of the person's own account. */
const MOST_READ = PAGE_SIZE + 1.5;
/** By how much what is kept may grow from the first mark to the last: caches fill up once. */
const MOST_GROWTH = { nodes: 1.05, megabytes: 1.25 };
/** The emulator has no indexes: it looks at every entry for each list. */
const PATIENCE = 180_000;

const times = (page: Page) => page.getByRole('table').locator('time');

/** Resolves when a full page is shown that begins with another entry than before. */
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

async function openings(page: Page, { url, tries, signal }: HistoryBench): Promise<number> {
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

/** From the form to the first entry, or to the word that there is none. */
async function filtered(page: Page): Promise<number> {
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Type').selectOption('Send money');
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

function problemsOf({ reads, marks }: Turned): string[] {
  const [first, last] = [marks[1] ?? marks[0], marks.at(-1)];
  if (!first || !last) return [];
  return [
    ...(reads > MOST_READ ? [`${reads.toFixed(1)} documents a page instead of ${MOST_READ}`] : []),
    ...(['nodes', 'megabytes'] as const)
      .filter((kind) => last[kind] > first[kind] * MOST_GROWTH[kind])
      .map(
        (kind) => `${kind}: ${first[kind]} at page ${first.page}, ${last[kind]} at ${last.page}`,
      ),
  ];
}

/**
 * Measures the demo customer's history in a browser, however long it is, and prints it. Returns what
 * grows with it and must not, a line each.
 */
export async function benchHistory(bench: HistoryBench): Promise<readonly string[]> {
  const browser = await chromium.launch({
    executablePath: bench.chromium,
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ locale: 'en-US' });
    context.setDefaultTimeout(PATIENCE);
    await signIn(context, bench.url);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const soFar = countListened(session);
    const ms = (value: number) => `${Math.round(value)} ms`;
    console.log(`first page:                              ${ms(await openings(page, bench))}`);
    const next = page.getByRole('link', { name: 'Next page' });
    const turned = await turnPages(session, soFar, bench.pages, () => {
      bench.signal.throwIfAborted();
      return change(page, () => next.click());
    });
    for (const line of turnedLines(turned)) console.log(line);
    await openings(page, { ...bench, tries: 1 });
    console.log(`filtered by type:                        ${ms(await filtered(page))}`);
    console.log(`searched, a step:                        ${ms(await searched(page))}`);
    return problemsOf(turned);
  } finally {
    await browser.close();
  }
}
