import { removeCriticalCss } from './critical-assets';

/** The element with the prerendered HTML, until the app has rendered the page. */
export const PRERENDERED_ID = 'prerendered';

/** Marks controls that were pressed before the app started. */
export const PRESSED = 'data-pressed';

/** Marks the prerendered HTML while a pointer or the space bar is held down. */
export const HELD = 'data-held';

/** Controls that only work once the app has started. */
export const PAGE_CONTROLS = 'button, input';

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio])';

const FOCUSABLE = 'a, button, input, [tabindex]';

/**
 * Replaces the prerendered HTML by the rendered app as soon as that has a heading, before the next paint.
 * Transfers text, focus and a press (instead of hydration, which remotes with their own React can't do).
 */
export function replacePrerendered(root: HTMLElement): void {
  const prerendered = document.getElementById(PRERENDERED_ID);
  if (!prerendered) return;
  if (document.documentElement.dataset.drawn === 'client') {
    reveal(root, prerendered);
    return;
  }
  let isComposing = false;
  const replaceIfRendered = () => {
    if (isComposing || prerendered.hasAttribute(HELD) || !root.querySelector('main h1')) return;
    observer.disconnect();
    reveal(root, prerendered);
  };
  const observer = new MutationObserver(replaceIfRendered);
  // Replacing the field would lose a character that is being composed, for example in Japanese.
  prerendered.addEventListener('input', (event) => {
    isComposing = event instanceof InputEvent && event.isComposing;
  });
  prerendered.addEventListener('compositionend', () => {
    isComposing = false;
    // After the input event of the composed text.
    queueMicrotask(replaceIfRendered);
  });
  observer.observe(root, { childList: true, subtree: true });
  // Replacing the element of a press before its release would lose the click.
  observer.observe(prerendered, { attributeFilter: [HELD] });
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
  const selection = selectionOf(document.activeElement);
  root.hidden = false;
  transferText(root, prerendered);
  prerendered.remove();
  removeCriticalCss(document);
  focused?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && selection) focused.setSelectionRange(...selection);
  // After React has rendered the transferred text.
  queueMicrotask(() => pressed?.click());
}

/** Email fields have no selection. */
function selectionOf(element: Element | null): [number, number] | null {
  if (!(element instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** Types what was typed into the prerendered fields into those of the app. */
function transferText(root: HTMLElement, prerendered: HTMLElement): void {
  const fields = [...prerendered.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
  // React overrides the property of the element, to ignore what scripts set.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const each of fields) {
    if (each.value === '') continue;
    const field = counterpartOf(root, prerendered, TEXT_FIELDS, (element) => element === each);
    if (!field) continue;
    set?.call(field, each.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What an element is, besides its place. */
function kindOf(element: HTMLElement): string {
  const attributes = ['type', 'autocomplete', 'href', 'aria-label'].map((name) =>
    element.getAttribute(name),
  );
  return [element.tagName, ...attributes, element.textContent].join(' ');
}

/**
 * Finds the rendered element of the same kind with the same index among its kind. The index among all elements is not
 * enough: the app may show more, such as the banner of a preview.
 */
function counterpartOf(
  root: HTMLElement,
  prerendered: HTMLElement,
  selector: string,
  isMatch: (element: HTMLElement) => boolean,
): HTMLElement | undefined {
  const elements = [...prerendered.querySelectorAll<HTMLElement>(selector)];
  const match = elements.findLast(isMatch);
  if (!match) return undefined;
  const isSameKind = (element: HTMLElement) => kindOf(element) === kindOf(match);
  const index = elements.filter(isSameKind).indexOf(match);
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(isSameKind)[index];
}
