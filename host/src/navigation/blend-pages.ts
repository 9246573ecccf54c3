import { BlendedDetail } from './blended-detail';

/** A page that is not drawn by then is blended in as far as it is, in milliseconds: nothing can be pressed meanwhile. */
const PATIENCE = 250;

const REDUCED = '(prefers-reduced-motion: reduce)';

function mainHeading(): Element | null {
  return document.querySelector('main h1');
}

/** Resolves when another heading than before stands on the page: remotes draw in their own time. */
function pageIsDrawn(before: Element, text: string | null): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    };
    const look = () => {
      const heading = mainHeading();
      if (heading && (heading !== before || heading.textContent !== text)) end();
    };
    const observer = new MutationObserver(look);
    const limit = setTimeout(() => end(), PATIENCE);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/**
 * Shows the page at `path` after the one at `left`, blended over where the browser can do so and the
 * person does not mind motion. `show` is always called; moves that follow each other fast cut the
 * blending short.
 */
export function blendPages(left: string, path: string, show: () => void): void {
  const heading = mainHeading();
  const canBlend =
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !window.matchMedia(REDUCED).matches;
  // Before the first page there is nothing to blend from.
  if (!canBlend || !heading) return show();
  const text = heading.textContent;
  const detail = new BlendedDetail(left, path);
  const transition = document.startViewTransition(async () => {
    show();
    await pageIsDrawn(heading, text);
    detail.turn();
  });
  // It is skipped when the next one begins or the window is hidden: the page is shown all the same.
  transition.ready.catch(() => {});
  void transition.finished.then(() => detail.end());
}
