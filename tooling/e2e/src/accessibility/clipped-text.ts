import type { Page } from '@playwright/test';
import { settle } from './axe';

/**
 * Lists texts that are clipped by an ancestor or by the window, and the horizontal overflow of the
 * page. Scrollable text does not count.
 */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      lost.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
    }

    /** How far the text extends beyond an ancestor that hides overflow. */
    function cutBy(box: DOMRect, element: Element): number {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        // Visually hidden text for screen readers.
        if (clipPath === 'inset(50%)') return 0;
        // A truncated text whose button shows the full text.
        if (textOverflow === 'ellipsis' && at.closest('[popovertarget]')) return 0;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return 0;
        const across = Math.max(edge.left - box.left, box.right - edge.right);
        const along = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        if (overflowX !== 'visible' && across > 1) return across;
        // Glyphs extend slightly beyond their line box.
        if (overflowY !== 'visible' && along > box.height / 4) return along;
      }
      return Math.max(box.right - root.clientWidth, -(box.left + scrollX), 0);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest('[inert], [aria-hidden=true]'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const cut = Math.max(...[...range.getClientRects()].map((box) => cutBy(box, element)), 0);
      if (cut > 1) lost.push(`"${node.nodeValue.trim()}" is cut off by ${Math.round(cut)} px`);
    }
    return lost;
  });
}

/** The text spacing of WCAG 1.4.12. */
const MORE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Runs a check while the text spacing is increased. */
export async function withMoreSpacing<T>(page: Page, check: () => Promise<T>): Promise<T> {
  // Edits an existing style sheet of the page, because the content security policy blocks new ones.
  const lay = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await lay(MORE_SPACING);
  const found = await check();
  await lay('');
  return found;
}

/** Runs a check with another default font size of the browser, which also affects media queries in em. */
export async function withDefaultFontSize(
  page: Page,
  standard: number,
  check: () => Promise<void>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await settle(page);
  await check();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
}
