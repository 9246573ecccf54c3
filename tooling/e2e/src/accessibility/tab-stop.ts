type Stop = {
  name: string;
  /** The element was focused before: the tab order starts over. */
  isKnown: boolean;
  /**
   * Focus is still in the same control, which has several tab stops, like a date's day, month and
   * year.
   */
  isSame: boolean;
  problems: string[];
};
type Reading = {
  /** The focused element; null once focus has left the page. */
  stop: Stop | null;
  /** Problems of the previous element that are only detectable after it has lost focus. */
  left: string[];
};

/** Serialized into the page, so it must not use anything outside of the function. */
export function readTabStop(): Reading {
  /** Minimum target size in CSS pixels (WCAG 2.5.8). */
  const MIN_TARGET_PX = 24;

  type Memory = { known: Set<Element>; last: { element: Element; look: string } | null };
  const page = window as typeof window & { focusWalk?: Memory };
  const memory: Memory = (page.focusWalk ??= { known: new Set(), last: null });

  /** The computed styles of the element and its ancestors that can show focus. */
  function lookOf(element: Element): string {
    const chain = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
    for (let at = element.parentElement; at && chain.length < 4; at = at.parentElement)
      chain.push(at);
    return chain
      .map((each) => {
        const { outline, outlineOffset, boxShadow, borderColor, backgroundColor, textDecoration } =
          getComputedStyle(each);
        return [outline, outlineOffset, boxShadow, borderColor, backgroundColor, textDecoration];
      })
      .join('|');
  }

  function nameOf(element: Element): string {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
    const shown = element instanceof HTMLElement ? element.innerText : '';
    const text = label ?? element.getAttribute('aria-label') ?? shown;
    return `${element.tagName.toLowerCase()} "${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  }

  /** The element that receives a click or touch. */
  function targetOf(element: Element): Element {
    const isMark = element.matches('[type=radio], [type=checkbox]');
    return (isMark && (element as HTMLInputElement).labels?.[0]) || element;
  }

  function problemsOf(control: Element): string[] {
    const problems: string[] = [];
    const element = targetOf(control);
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isInText = getComputedStyle(element).display === 'inline' && element.closest('p, li');
    if (!isInText && (width < MIN_TARGET_PX || height < MIN_TARGET_PX)) {
      problems.push(`is only ${Math.round(width)} x ${Math.round(height)} px`);
    }
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const isOutside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight;
    if (isOutside || !element.checkVisibility({ opacityProperty: true })) {
      problems.push('cannot be seen');
      return problems;
    }
    const above = document.elementFromPoint(x, y);
    const isVisible =
      above && (element.contains(above) || above.closest('label')?.contains(element));
    if (!isVisible) problems.push(`is covered by ${above ? nameOf(above) : 'nothing'}`);
    return problems;
  }

  const { last } = memory;
  const element = document.activeElement;
  const isSame = element !== null && last?.element === element;
  const isUnchanged = last && last.element.isConnected && lookOf(last.element) === last.look;
  const left =
    isUnchanged && !isSame ? [`${nameOf(last.element)}: does not show that it has the focus`] : [];

  if (!element || element === document.body) return { stop: null, left };
  const isKnown = !isSame && memory.known.has(element);
  const isNew = !isSame && !isKnown;
  memory.known.add(element);
  if (isNew) memory.last = { element, look: lookOf(element) };
  const problems = isNew ? problemsOf(element) : [];
  return { stop: { name: nameOf(element), isKnown, isSame, problems }, left };
}

/** Serialized into the page. Returns the controls that the tab order did not reach. */
export function readUnreached(): string[] {
  const { focusWalk } = window as typeof window & { focusWalk?: { known: Set<Element> } };
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const controls = modal.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  return [...controls]
    .filter((each) => {
      if (each.tabIndex < 0 || each.matches(':disabled') || each.closest('[inert]')) return false;
      // The other radio buttons of a group are reached with the arrow keys.
      if (each.matches('[type=radio]')) return false;
      return each.checkVisibility({ visibilityProperty: true }) && !focusWalk?.known.has(each);
    })
    .map((each) => `${each.tagName.toLowerCase()} "${each.innerText}": is never reached`);
}
