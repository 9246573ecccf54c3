/** A control or a text of the page, as its user names it. */
export type Target = {
  kind: 'button' | 'link' | 'field' | 'option' | 'row' | 'h1' | 'text';
  /** Its whole name; with `isPart`, a part of it. */
  name: string;
  isPart?: boolean;
};

/**
 * Serialized into the page, so it must not use anything outside of the function. Returns the visible element of
 * this name, and scrolls to it; in the topmost dialog if one is open. WebDriver finds elements by selector only.
 */
export function findInPage({ kind, name, isPart = false }: Target): Element | null {
  const SELECTORS = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href]',
    field: 'input, select, textarea',
    option: '[role=option]',
    row: 'tr',
    h1: 'h1',
    text: 'body *',
  };

  function textOf(element: Element): string {
    const shown = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
    return shown.replace(/\s+/g, ' ').trim();
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/);
    const labels = by.flatMap((id) => document.getElementById(id) ?? []);
    if (labels.length > 0) return labels.map(textOf).join(' ');
    const own = (element as HTMLInputElement).labels;
    return own && own.length > 0 ? [...own].map(textOf).join(' ') : textOf(element);
  }

  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const isNamed = (element: Element) => {
    const own = kind === 'text' ? textOf(element) : nameOf(element);
    return isPart ? own.includes(name) : own === name;
  };
  const found = [...scope.querySelectorAll(SELECTORS[kind])].filter(
    (element) => isNamed(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  // Of nested elements with the same text, the innermost.
  const element = (kind === 'text' ? found.at(-1) : found[0]) ?? null;
  // The driver does not wait until a page has scrolled.
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}
