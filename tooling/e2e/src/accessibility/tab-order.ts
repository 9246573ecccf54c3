import type { Page } from '@playwright/test';
import { readTabStop, readUnreached } from './tab-stop';

/** An upper bound that no screen reaches. */
const LIMIT = 250;

export type Walk = {
  /** The focusable elements in tab order. */
  stops: readonly string[];
  problems: readonly string[];
};

/**
 * Presses Tab from the start of the page until focus leaves it, and checks every element on the
 * way: is it visible, not covered, large enough for a pointer, and does it have a focus indicator?
 */
export async function walkTabOrder(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // Sets the sequential focus starting point to the top of the page.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
    delete (window as { focusWalk?: unknown }).focusWalk;
  });
  const stops: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press('Tab');
    const { stop, left } = await page.evaluate(readTabStop);
    problems.push(...left);
    // After the last element, the browser focuses its own controls or starts over.
    if (!stop || stop.isKnown) {
      return { stops, problems: [...problems, ...(await page.evaluate(readUnreached))] };
    }
    if (stop.isSame) continue;
    problems.push(...stop.problems.map((text) => `${stop.name}: ${text}`));
    stops.push(stop.name);
  }
  return { stops, problems: [...problems, `the focus has not left the page: ${stops.at(-1)}`] };
}
