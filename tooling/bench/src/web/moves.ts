import type { Page } from '@playwright/test';

/** One move: where to, and how long from the click until the page's heading was painted, in milliseconds. */
export type Move = { path: string; ms: number };

/** The places that the page's own menu leads to. */
async function placesOf(page: Page): Promise<string[]> {
  const paths = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => (link as HTMLAnchorElement).pathname),
    );
  return [...new Set(paths)];
}

/** Resolves when the heading of another page has been painted after the next click on a link. */
function nextArrival(page: Page, path: string): Promise<number> {
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
            // The task after the frame that draws it: by then it is painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          observer.observe(document, { childList: true, subtree: true, characterData: true });
        };
        document.addEventListener('click', onClick, { capture: true, once: true });
      }),
    path,
  );
}

/** For so long a pointer rests on a link before a quick person presses it, in milliseconds. */
const REST_MS = 150;

/** Goes to every place of the menu and back to where it began, by clicks as a person makes them. */
export async function walk(page: Page): Promise<Move[]> {
  const start = new URL(page.url()).pathname;
  const places = (await placesOf(page)).filter((path) => path !== start);
  const moves: Move[] = [];
  for (const path of [...places, start]) {
    const arrival = nextArrival(page, path);
    const link = page.locator(`nav a[href="${path}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(REST_MS);
    await link.click();
    moves.push({ path, ms: await arrival });
  }
  return moves;
}
