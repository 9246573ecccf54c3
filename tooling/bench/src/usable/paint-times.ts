import type { BrowserContext, Page } from '@playwright/test';

/** Elements by name: the XPath of each, of which the first visible match counts. */
export type Elements<Name extends string> = Readonly<Record<Name, string>>;

type Painted = { painted: Record<string, number>; pressed: number };

/**
 * Records in each page opened from now on when these elements were first painted, and when Enter was pressed,
 * in milliseconds since the navigation.
 */
export async function observePaintTimes(
  context: BrowserContext,
  elements: Elements<string>,
): Promise<void> {
  // The compiler of this file adds calls of a helper that does not exist in the page.
  await context.addInitScript({ content: 'globalThis.__name = (work) => work;' });
  await context.addInitScript((expected) => {
    const found: Painted = { painted: {}, pressed: 0 };
    Object.assign(window, found);
    const waiting = new Map(Object.entries(expected));
    const isShown = (path: string) => {
      const { ORDERED_NODE_SNAPSHOT_TYPE } = XPathResult;
      const matches = document.evaluate(path, document, null, ORDERED_NODE_SNAPSHOT_TYPE, null);
      for (let at = 0; at < matches.snapshotLength; at += 1) {
        if ((matches.snapshotItem(at) as Element).checkVisibility()) return true;
      }
      return false;
    };
    // A frame is painted before the task that follows its callbacks.
    const onFrame = () => {
      const shown = [...waiting].filter(([, path]) => isShown(path)).map(([name]) => name);
      for (const name of shown) waiting.delete(name);
      if (shown.length > 0) {
        setTimeout(() => shown.forEach((name) => (found.painted[name] = performance.now())));
      }
      if (waiting.size > 0) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Enter') return;
      Object.assign(window, { pressed: timeStamp });
    };
    document.addEventListener('keydown', onKey, { capture: true });
  }, elements);
}

/** Waits until all these elements were painted, and returns their times. */
export async function paintTimes<Name extends string>(
  page: Page,
  elements: Elements<Name>,
): Promise<Record<Name, number>> {
  const names = Object.keys(elements);
  await page.waitForFunction(
    (expected) => expected.every((name) => (window as unknown as Painted).painted[name]),
    names,
  );
  const times = await page.evaluate(() => (window as unknown as Painted).painted);
  return times as Record<Name, number>;
}

/** When Enter was pressed last. */
export function pressedAt(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Painted).pressed);
}
