import type { CRITICAL_ASSETS_ELEMENT_ID, CriticalAssets, FontSubset } from '@bank/contracts';

// A literal: importing the constant would bundle the schemas, ten times the size of the first script.
const BLOCK: typeof CRITICAL_ASSETS_ELEMENT_ID = 'page-parts';

/**
 * Applies the inlined critical CSS and font subset of a prerendered page. Constructed style sheets,
 * because a style element would need its hash in the Content-Security-Policy header, which only changes
 * with the host's releases. For other languages, preloads the complete font.
 */
export function applyCriticalAssets(page: Document, isEnglish: boolean): void {
  const block = page.getElementById(BLOCK);
  if (!block?.textContent) return;
  const { styles, typeface } = JSON.parse(block.textContent) as CriticalAssets;
  block.remove();
  page.adoptedStyleSheets = styles.map(({ text }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  if (!typeface) return;
  page.fonts.add(createFontFace(typeface));
  if (!isEnglish) page.head.append(createFontPreload(page, typeface));
}

function createFontFace({ family, weight, unicodeRange, bytes }: FontSubset): FontFace {
  // A font from bytes is available immediately, which avoids a flash of unstyled text.
  const font = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
  return new FontFace(family, font, { weight, unicodeRange });
}

function createFontPreload(page: Document, { file }: FontSubset): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = 'anonymous';
  link.href = `/${file}`;
  return link;
}

/** Removes the critical CSS of the prerendered HTML: the remote brings its own style sheets. */
export function removeCriticalCss(page: Document): void {
  page.adoptedStyleSheets = [];
}
