import type { Page } from '@playwright/test';
import { signIn } from '../lighthouse/visits';
import { countReads } from '../paging/count-reads';
import { formatPaging, measurePaging } from '../paging/measure-paging';
import { median } from '../web/statistics';
import { withBrowser } from '../web/with-browser';

export type AdminBench = {
  /** The URL of the bank. */
  url: string;
  chromium: string;
  /** How many pages to open while memory is measured. */
  pages: number;
  /** How many times each page load and search is measured. */
  tries: number;
  signal: AbortSignal;
};

const SEARCHES = ['Grace Ok', 'oka', 'customer-0054', 'wei x'];
/** The emulator has no indexes: each query scans every user. */
const TIMEOUT_MS = 180_000;

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');
const pageNumber = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Pages of users' }).getByText(`Page ${number}`);

/** Measures the time to the first row: after a full page load, and after a navigation in the app. */
async function pageLoads(page: Page, bench: AdminBench) {
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < bench.tries; turn += 1) {
    bench.signal.throwIfAborted();
    const begin = performance.now();
    await page.goto(new URL('/admin', bench.url).href);
    await rows(page).nth(1).waitFor();
    cold.push(performance.now() - begin);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    const again = performance.now();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await rows(page).nth(1).waitFor();
    warm.push(performance.now() - again);
  }
  return { cold: median(cold), warm: median(warm) };
}

async function searches(page: Page, { signal }: AdminBench) {
  const times: [string, number][] = [];
  for (const text of SEARCHES) {
    signal.throwIfAborted();
    const box = page.getByRole('combobox', { name: 'Find a user' });
    const begin = performance.now();
    await box.fill(text);
    await page
      .getByText(/^(\d+ users? found|The first \d+ users|No users found)\./)
      .first()
      .waitFor();
    times.push([text, performance.now() - begin]);
    await box.fill('');
  }
  return times;
}

/** Measures the user administration in a browser with the data in the database, and prints the results. */
export async function benchAdmin(bench: AdminBench): Promise<void> {
  await withBrowser(bench, async (browser) => {
    const context = await browser.newContext({ locale: 'en-US' });
    context.setDefaultTimeout(TIMEOUT_MS);
    await signIn(context, bench.url, 'admin');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const trafficSoFar = countReads(session);
    const { cold, warm } = await pageLoads(page, bench);
    const users = await page.getByText(/^Total users: [\d,]+$/).textContent();
    const ms = (value: number) => `${Math.round(value)} ms`;
    console.log(users);
    console.log(`first page, full page load:               ${ms(cold)} (median of ${bench.tries})`);
    console.log(`first page, from another screen:         ${ms(warm)} (median of ${bench.tries})`);
    for (const [text, time] of await searches(page, bench))
      console.log(`search for ${JSON.stringify(text).padEnd(14)}               ${ms(time)}`);
    const next = page.getByRole('button', { name: 'Next' });
    const paging = await measurePaging(session, trafficSoFar, bench.pages, async (number) => {
      bench.signal.throwIfAborted();
      await next.click();
      await pageNumber(page, number).waitFor();
    });
    for (const line of formatPaging(paging)) console.log(line);
  });
}
