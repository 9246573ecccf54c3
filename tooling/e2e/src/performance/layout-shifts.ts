import type { Page } from '@playwright/test';

/** `moved`: each node with its top and height in px, before and after. */
type Shift = { moved: string[]; value: number; hadRecentInput: boolean };

/** Records all layout shifts from the next page load on. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
          [from.top, from.height, to.top, to.height, node?.outerHTML?.slice(0, 120)].join(' '),
        );
        shifts.push({ moved, value, hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
