import type { Page } from '@playwright/test';

/** One navigation: its path, and the milliseconds from the click until the heading was painted. */
export type Navigation = { path: string; ms: number };

/** Returns the paths in the page's menu. */
async function menuPaths(page: Page): Promise<string[]> {
  const paths = await page
    .locator('nav[aria-label="Main"] a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => (link as HTMLAnchorElement).pathname),
    );
  return [...new Set(paths)];
}

/** Resolves when the next click has led to another painted heading. */
function nextHeadingPaint(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1');
        const before = { element: heading(), text: heading()?.textContent };
        const onClick = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            const found = heading();
            const isOther = found !== before.element || found?.textContent !== before.text;
            if (!found?.textContent || !isOther || location.pathname !== to) return;
            observer.disconnect();
            // The heading is painted before the task after the next frame.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          observer.observe(document, { childList: true, subtree: true, characterData: true });
        };
        document.addEventListener('click', onClick, { capture: true, once: true });
      }),
    path,
  );
}

/** How long a fast user hovers over a link before the click, in milliseconds. */
const HOVER_MS = 150;

/** Visits every page of the menu and returns to the first, with realistic clicks. */
export async function walk(page: Page): Promise<Navigation[]> {
  const start = new URL(page.url()).pathname;
  const paths = (await menuPaths(page)).filter((path) => path !== start);
  const navigations: Navigation[] = [];
  for (const path of [...paths, start]) {
    const arrival = nextHeadingPaint(page, path);
    // The menu of the administration has no link to the dashboard, but the logo is one.
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await link.click();
    navigations.push({ path, ms: await arrival });
  }
  return navigations;
}
