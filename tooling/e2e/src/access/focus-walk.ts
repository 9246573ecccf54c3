import type { Page } from '@playwright/test';
import { readStop, readUnreached } from './focus-stop';

/** More presses than any screen takes. */
const LIMIT = 250;

export type Walk = {
  /** What a keyboard passes, in order. */
  stops: readonly string[];
  problems: readonly string[];
};

/**
 * Goes through the whole page by Tab, from its beginning until the focus leaves it, and looks at
 * every stop as somebody does who has no mouse: can it be seen, is nothing before it, is it large
 * enough to be hit, and does it show that it has the focus?
 */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // Where Tab begins is where somebody last was: at the top.
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
    const { stop, left } = await page.evaluate(readStop);
    problems.push(...left);
    // Past its end the browser takes the focus to its own controls, or begins anew.
    if (!stop || stop.isKnown) {
      return { stops, problems: [...problems, ...(await page.evaluate(readUnreached))] };
    }
    if (stop.isSame) continue;
    problems.push(...stop.problems.map((text) => `${stop.name}: ${text}`));
    stops.push(stop.name);
  }
  return { stops, problems: [...problems, `the focus has not left the page: ${stops.at(-1)}`] };
}
