import { removeCriticalCss } from './critical-assets';

/** The element with the prerendered HTML, until the app has rendered the page. */
export const PRERENDERED_ID = 'prerendered';

/** Marks controls that were pressed before the app started. */
export const PRESSED = 'data-pressed';

/** Controls that only work once the app has started. */
export const PAGE_CONTROLS = 'button, input';

const FOCUSABLE = 'a, button, input, [tabindex]';

/**
 * Replaces the prerendered HTML by the rendered app as soon as that has a heading, before the next paint.
 * Transfers focus and a press (instead of hydration, which remotes with their own React can't do).
 */
export function replacePrerendered(root: HTMLElement): void {
  const prerendered = document.getElementById(PRERENDERED_ID);
  if (!prerendered) return;
  if (document.documentElement.dataset.drawn === 'client') {
    reveal(root, prerendered);
    return;
  }
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main h1')) return;
    observer.disconnect();
    reveal(root, prerendered);
  });
  observer.observe(root, { childList: true, subtree: true });
}

function reveal(root: HTMLElement, prerendered: HTMLElement): void {
  const pressed = counterpartOf(root, prerendered, PAGE_CONTROLS, (element) =>
    element.hasAttribute(PRESSED),
  );
  const focused = counterpartOf(
    root,
    prerendered,
    FOCUSABLE,
    (element) => element === document.activeElement,
  );
  root.hidden = false;
  prerendered.remove();
  removeCriticalCss(document);
  focused?.focus({ preventScroll: true });
  pressed?.click();
}

/** Finds the rendered element with the same index among the elements that match `selector`. */
function counterpartOf(
  root: HTMLElement,
  prerendered: HTMLElement,
  selector: string,
  isMatch: (element: HTMLElement) => boolean,
): HTMLElement | undefined {
  const index = [...prerendered.querySelectorAll<HTMLElement>(selector)].findLastIndex(isMatch);
  return [...root.querySelectorAll<HTMLElement>(selector)][index];
}
