import { removeCriticalCss } from './critical-assets';

/** Holds the HTML that a page came with, until the program has drawn the same. */
export const PRERENDERED_ID = 'prerendered';

/** Marks what was pressed before the program came. */
export const PRESSED = 'data-pressed';

/** What does something only with the program. */
export const PAGE_CONTROLS = 'button, input';

const FOCUSABLE = 'a, button, input, [tabindex]';

/**
 * Puts what the program draws in the place of the HTML that the page came with, as soon as it has a
 * heading and between two paintings; and carries over what the person did meanwhile.
 */
export function replacePrerendered(root: HTMLElement): void {
  const prerendered = document.getElementById(PRERENDERED_ID);
  if (!prerendered) return;
  if (document.documentElement.dataset.drawn === 'anew') {
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
  const pressed = twinOf(root, prerendered, PAGE_CONTROLS, (element) =>
    element.hasAttribute(PRESSED),
  );
  const focused = twinOf(
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

/** The element that has the same place among those of its kind. */
function twinOf(
  root: HTMLElement,
  prerendered: HTMLElement,
  kind: string,
  isIt: (element: HTMLElement) => boolean,
): HTMLElement | undefined {
  const index = [...prerendered.querySelectorAll<HTMLElement>(kind)].findLastIndex(isIt);
  return [...root.querySelectorAll<HTMLElement>(kind)][index];
}
