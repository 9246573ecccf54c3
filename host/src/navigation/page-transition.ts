import { SharedElement } from './shared-element';

/** Timeout for rendering the new page, in milliseconds: rendering is paused and blocks input meanwhile. */
const RENDER_TIMEOUT_MS = 250;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function mainHeading(): Element | null {
  return document.querySelector('main h1');
}

/** Resolves when the heading has changed, or after a timeout: remotes render asynchronously. */
function waitForPage(before: Element, text: string | null): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timeout);
      resolve();
    };
    const check = () => {
      const heading = mainHeading();
      if (heading && (heading !== before || heading.textContent !== text)) end();
    };
    const observer = new MutationObserver(check);
    const timeout = setTimeout(() => end(), RENDER_TIMEOUT_MS);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    check();
  });
}

/**
 * Navigates from the page `from` to the page `to` with a view transition, if the browser supports it and
 * the user does not prefer reduced motion. Always calls `show`; a new navigation skips a running
 * transition.
 */
export function startPageTransition(from: string, to: string, show: () => void): void {
  const heading = mainHeading();
  const canAnimate =
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !window.matchMedia(REDUCED_MOTION).matches;
  // The first page has no previous one.
  if (!canAnimate || !heading) return show();
  const text = heading.textContent;
  const sharedElement = new SharedElement(from, to);
  const transition = document.startViewTransition(async () => {
    show();
    await waitForPage(heading, text);
    sharedElement.moveToNewPage();
  });
  // Rejects if the transition is skipped, by the next one or a hidden window. The page is shown anyway.
  transition.ready.catch(() => {});
  void transition.finished.then(() => sharedElement.end());
}
