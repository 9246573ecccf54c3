import type { PAGE_PARTS_ELEMENT_ID, PageParts, PageTypeface } from '@bank/contracts';

// Written out: the schemas that stand beside it would make the page's first script ten times as large.
const BLOCK: typeof PAGE_PARTS_ELEMENT_ID = 'page-parts';

/**
 * Dresses a page that stands in its HTML in what it brings with it. A style element would need its hash
 * in the policy's header, which changes with the host's releases alone, and the page with its remote's.
 * For another language the letters that the page does not bring are asked for, before its text is there.
 */
export function applyCriticalAssets(page: Document, isInOwnLanguage: boolean): void {
  const block = page.getElementById(BLOCK);
  if (!block?.textContent) return;
  const { styles, typeface } = JSON.parse(block.textContent) as PageParts;
  block.remove();
  page.adoptedStyleSheets = styles.map(({ text }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  if (!typeface) return;
  page.fonts.add(faceOf(typeface));
  if (!isInOwnLanguage) page.head.append(preloadOf(page, typeface));
}

function faceOf({ family, weight, unicodeRange, bytes }: PageTypeface): FontFace {
  // From bytes it is there at once: no text is drawn in another one first.
  const letters = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
  return new FontFace(family, letters, { weight, unicodeRange });
}

function preloadOf(page: Document, { file }: PageTypeface): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = 'anonymous';
  link.href = `/${file}`;
  return link;
}

/** Takes off what only the HTML needed: the remote comes with its own style sheets. */
export function removeCriticalCss(page: Document): void {
  page.adoptedStyleSheets = [];
}
