import { brand } from '@bank/domain';

export type DocumentHead = {
  description?: string | undefined;
  /** The path in its canonical form; omitted for pages that search engines must not index. */
  canonicalPath?: string | undefined;
  /** Shown to a signed-in user, so no search engine sees it: no robots tag is needed. */
  isPersonal?: boolean;
};

/** Returns the head's element that matches `selector`, or creates it. */
function findOrCreateInHead(selector: string, make: () => HTMLElement): HTMLElement {
  const existing = document.head.querySelector<HTMLElement>(selector);
  if (existing) return existing;
  const element = make();
  document.head.append(element);
  return element;
}

function meta(name: string): HTMLElement {
  return findOrCreateInHead(`meta[name="${name}"]`, () => {
    const element = document.createElement('meta');
    element.name = name;
    return element;
  });
}

/**
 * Updates description, robots and canonical link of the current page: all routes share one HTML file and
 * match case-insensitively.
 */
export function updateDocumentHead(head: DocumentHead): void {
  const { description = brand.description, canonicalPath, isPersonal = false } = head;
  meta('description').setAttribute('content', description);
  if (isPersonal) document.head.querySelector('meta[name="robots"]')?.remove();
  else meta('robots').setAttribute('content', canonicalPath ? 'index, follow' : 'noindex');
  const canonical = 'link[rel="canonical"]';
  if (!canonicalPath) {
    document.head.querySelector(canonical)?.remove();
    return;
  }
  const link = findOrCreateInHead(canonical, () => {
    const element = document.createElement('link');
    element.rel = 'canonical';
    return element;
  });
  link.setAttribute('href', new URL(canonicalPath, window.location.origin).href);
}
