import { brand } from '@bank/domain';

export type PageFacts = {
  description?: string | undefined;
  /** The path in its canonical form; left out for pages that no search engine is to list. */
  listedAs?: string | undefined;
  /** Seen by somebody who is signed in, as no search engine is: it is told nothing. */
  isPersonal?: boolean;
};

/** The one element of the head that `selector` names: the page's own, or a new one. */
function inHead(selector: string, make: () => HTMLElement): HTMLElement {
  const existing = document.head.querySelector<HTMLElement>(selector);
  if (existing) return existing;
  const element = make();
  document.head.append(element);
  return element;
}

function meta(name: string): HTMLElement {
  return inHead(`meta[name="${name}"]`, () => {
    const element = document.createElement('meta');
    element.name = name;
    return element;
  });
}

/** Says in the head what page is shown: routes have the same file, and any case of letters. */
export function tellPageFacts(facts: PageFacts): void {
  const { description = brand.description, listedAs, isPersonal = false } = facts;
  meta('description').setAttribute('content', description);
  if (isPersonal) document.head.querySelector('meta[name="robots"]')?.remove();
  else meta('robots').setAttribute('content', listedAs ? 'index, follow' : 'noindex');
  const canonical = 'link[rel="canonical"]';
  if (!listedAs) {
    document.head.querySelector(canonical)?.remove();
    return;
  }
  const link = inHead(canonical, () => {
    const element = document.createElement('link');
    element.rel = 'canonical';
    return element;
  });
  link.setAttribute('href', new URL(listedAs, window.location.origin).href);
}
