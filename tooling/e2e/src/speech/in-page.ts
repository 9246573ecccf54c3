import type { Virtual } from '@guidepup/virtual-screen-reader';

/** What the page has after `installSpeech`. */
export type Speech = {
  /** Reads an area, or the open modal dialog, from its start to its end. */
  read(selector: string): Promise<string[]>;
  /** What was spoken since the last call: the focus, its states and live regions. */
  takeHeard(): Promise<string[]>;
};

/**
 * Adds `window.speech`. Runs in the page, so it uses nothing of this module.
 *
 * It speaks guidepup's phrases, corrected where guidepup differs from browsers and real screen readers:
 * they skip closed details, `noscript`, empty live regions and the ends of small elements; they read a label
 * with its field, and a button, a heading or an image as one phrase; they never read a password; they
 * speak alerts that are added with their text, and nothing that a modal dialog makes inert.
 */
export function installSpeech(): void {
  const site = window as unknown as { Virtual: typeof Virtual; speech: Speech };
  const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
  const ONE_PHRASE =
    'h1, h2, h3, h4, h5, h6, button, a, td, th, caption, select, [role="img"], [role="option"]';
  const UNSPOKEN =
    /^(?:(?:end of )?(?:paragraph|status|rowgroup)|end of (?:listitem|term|definition|row|cell|rowheader)\b.*)$/;
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const STATES: Partial<Record<string, string>> = {
    'aria-busy': 'busy',
    'aria-disabled': 'disabled',
    'aria-expanded': 'expanded',
    'aria-pressed': 'pressed',
  };
  const openDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const closestAbove = (element: Element) => element.parentElement?.closest(ONE_PHRASE) ?? null;
  /** Assistive technology reads the page after the task that changed it. */
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  /** The element of one phrase that this one belongs to. */
  function phraseElement(element: Element): Element | null {
    let outer: Element | null = null;
    for (let each = element.closest(ONE_PHRASE); each; each = closestAbove(each)) {
      if (!each.querySelector(FOCUSABLE)) outer = each;
    }
    return outer;
  }

  function isSkipped(node: Node, element: Element, phrase: string): boolean {
    if (UNSPOKEN.test(phrase) || element.closest('noscript, legend')) return true;
    if (element.closest('label')?.control && node instanceof Text) return true;
    if (element.matches(LIVE) && element.textContent === '') return true;
    const outer = phraseElement(element);
    if (outer && (outer !== node || phrase.startsWith('end of '))) return true;
    const details = element.closest('details:not([open])');
    return details !== null && element !== details && !element.closest('summary');
  }

  function correct(element: Element, phrase: string): string {
    if (element.matches('tr')) return 'row';
    // Its name would repeat the controls that follow.
    if (element.matches('td, th') && !phraseElement(element)) return phrase.split(',')[0] ?? '';
    if (element instanceof HTMLSelectElement) {
      return phrase.replace(element.value, element.selectedOptions[0]?.text ?? '');
    }
    if (!(element instanceof HTMLInputElement)) return phrase;
    if (element.type === 'file') return `file upload, ${phrase}`;
    if (element.type !== 'password') return phrase;
    return `password, ${element.value ? phrase.replace(element.value, 'hidden') : phrase}`;
  }

  async function phrasesOf(container: Element): Promise<string[]> {
    const reader = new site.Virtual();
    await reader.start({ container });
    const start = reader.activeNode;
    const first = await reader.lastSpokenPhrase();
    const spoken: string[] = [];
    let previous: Node | null = null;
    for (let node = start, phrase = first; node;) {
      const element = elementOf(node);
      if (element && !isSkipped(node, element, phrase)) {
        // React splits a sentence with a value into several texts.
        const isSameText =
          node instanceof Text &&
          previous instanceof Text &&
          node.parentNode === previous.parentNode;
        if (isSameText) spoken.push(`${spoken.pop()} ${phrase}`);
        else spoken.push(node instanceof Text ? phrase : correct(element, phrase));
        previous = node;
      }
      await reader.next();
      node = reader.activeNode;
      phrase = await reader.lastSpokenPhrase();
      if (node === start && phrase === first) break;
    }
    await reader.stop();
    return spoken;
  }

  async function announce(region: Element): Promise<string[]> {
    const isAssertive =
      region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
    await nextTask();
    const isRegion = /^(?:end of )?(?:status|alert)\b/;
    const text = (await phrasesOf(region)).filter((each) => !isRegion.test(each)).join(' ');
    return text ? [`${isAssertive ? 'assertive' : 'polite'}: ${text}`] : [];
  }

  let dialogOfFocus: Element | null = null;

  async function focused(element: Element): Promise<string[]> {
    await nextTask();
    if (element !== document.activeElement) return [];
    const dialog = element.closest('dialog');
    const entered = dialog === dialogOfFocus ? null : dialog;
    dialogOfFocus = dialog;
    const spoken = [];
    for (const each of entered && entered !== element ? [entered, element] : [element]) {
      const reader = new site.Virtual();
      await reader.start({ container: each });
      spoken.push(correct(each, await reader.lastSpokenPhrase()));
      await reader.stop();
    }
    return spoken;
  }

  /** A new option, state or name of the element that has the focus. */
  async function changeOf(element: Element, attribute: string | null): Promise<string[]> {
    await nextTask();
    if (element !== document.activeElement) return [];
    const value = element.getAttribute(attribute ?? '');
    if (attribute === 'aria-activedescendant') {
      const option = value ? document.getElementById(value) : null;
      return option ? phrasesOf(option) : [];
    }
    const state = STATES[attribute ?? ''];
    if (!state) return [element.getAttribute('aria-label') ?? element.textContent];
    const isOnlySpokenIfSet = attribute === 'aria-busy' || attribute === 'aria-disabled';
    if (value !== 'true' && isOnlySpokenIfSet) return [];
    return [value === 'true' ? state : `not ${state}`];
  }

  const SPOKEN = ['aria-activedescendant', 'aria-label', ...Object.keys(STATES)];
  let heard: Promise<string[]>[] = [];

  function hear(records: readonly MutationRecord[]): void {
    const dialog = openDialog();
    const regions = new Set<Element>();
    for (const { type, target, addedNodes, attributeName } of records) {
      const element = elementOf(target);
      if (!element?.isConnected || (dialog && !dialog.contains(element))) continue;
      const hasFocus = element.closest('button, input') === document.activeElement;
      if (hasFocus && (!attributeName || SPOKEN.includes(attributeName))) {
        heard.push(changeOf(document.activeElement ?? element, attributeName));
      }
      if (type === 'attributes') continue;
      const region = element.closest(LIVE);
      if (region) regions.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        const alerts = [added, ...added.querySelectorAll('*')];
        const alert = alerts.find((each) => each.getAttribute('role') === 'alert');
        if (alert) regions.add(alert);
      }
    }
    heard.push(...[...regions].map(announce));
  }

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) heard.push(focused(target));
  });
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(hear).observe(document.body, all);
  site.speech = {
    read(selector) {
      const container = openDialog() ?? document.querySelector(selector);
      if (!container) throw new Error(`The page has no ${selector}`);
      return phrasesOf(container);
    },
    async takeHeard() {
      const taken = heard;
      heard = [];
      const spoken = (await Promise.all(taken)).flat();
      if (document.activeElement === document.body) spoken.push('(nothing has the focus)');
      return spoken.filter((phrase, index) => phrase !== spoken[index - 1]);
    },
  };
}
