import type { Page } from '@playwright/test';

export type Observed = {
  fcp: number;
  lcp: number;
  long: { start: number; duration: number }[];
};

/** Records paint timings and long tasks in every page that is opened from now on. */
export async function observe(page: Page): Promise<void> {
  // The compiler of this file adds calls of a helper that does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = (work) => work;' });
  await page.addInitScript(() => {
    const observed: Observed = { fcp: 0, lcp: 0, long: [] };
    Object.assign(window, { observed });
    const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
        type,
        buffered: true,
      });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') observed.fcp = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
    watch('longtask', ({ startTime, duration }) =>
      observed.long.push({ start: startTime, duration }),
    );
  });
}

export function observedOn(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as { observed: Observed }).observed);
}
