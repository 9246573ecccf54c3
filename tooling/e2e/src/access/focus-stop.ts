type Stop = {
  name: string;
  /** The walk has been here: it begins anew. */
  isKnown: boolean;
  /** Still in the control of the stop before, which has several parts: a date's day, month and year. */
  isSame: boolean;
  problems: string[];
};
type Reading = {
  /** Where the focus is; nothing once it has left the page. */
  stop: Stop | null;
  /** What is held against the stop before, which can be told only once the focus has left it. */
  left: string[];
};

/** Runs in the page: all that it needs stands inside it. */
export function readStop(): Reading {
  /** In CSS pixels (WCAG 2.5.8). */
  const SMALLEST = 24;

  type Memory = { known: Set<Element>; last: { element: Element; look: string } | null };
  const page = window as typeof window & { focusWalk?: Memory };
  const memory: Memory = (page.focusWalk ??= { known: new Set(), last: null });

  /** How the element, and what is drawn around it, looks. */
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

  /** What a finger or a pointer can hit. */
  function targetOf(element: Element): Element {
    const isMark = element.matches('[type=radio], [type=checkbox]');
    return (isMark && (element as HTMLInputElement).labels?.[0]) || element;
  }

  function problemsOf(control: Element): string[] {
    const problems: string[] = [];
    const element = targetOf(control);
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isInText = getComputedStyle(element).display === 'inline' && element.closest('p, li');
    if (!isInText && (width < SMALLEST || height < SMALLEST)) {
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
    const isMine = above && (element.contains(above) || above.closest('label')?.contains(element));
    if (!isMine) problems.push(`is covered by ${above ? nameOf(above) : 'nothing'}`);
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

/** Runs in the page: the controls that the walk should have come by and did not. */
export function readUnreached(): string[] {
  const { focusWalk } = window as typeof window & { focusWalk?: { known: Set<Element> } };
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const controls = modal.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  return [...controls]
    .filter((each) => {
      if (each.tabIndex < 0 || each.matches(':disabled') || each.closest('[inert]')) return false;
      // Arrows lead to the others of its group.
      if (each.matches('[type=radio]')) return false;
      return each.checkVisibility({ visibilityProperty: true }) && !focusWalk?.known.has(each);
    })
    .map((each) => `${each.tagName.toLowerCase()} "${each.innerText}": is never reached`);
}
