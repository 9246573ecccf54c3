import type { Page } from '@playwright/test';

/**
 * The texts that cannot be read to their end, and by how much the page is too wide: what reaches
 * over the window's edge or is cut off by what it stands in. What can be scrolled is not lost.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      lost.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
    }

    /** How far the text reaches out of an ancestor that hides what does. */
    function cutBy(box: DOMRect, element: Element): number {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        // Meant for screen readers alone.
        if (clipPath === 'inset(50%)') return 0;
        // Cut short in a button that shows the whole.
        if (textOverflow === 'ellipsis' && at.closest('[popovertarget]')) return 0;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return 0;
        const across = Math.max(edge.left - box.left, box.right - edge.right);
        const along = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        if (overflowX !== 'visible' && across > 1) return across;
        // Letters reach a little over their line.
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

/** The spacing that WCAG 1.4.12 wants to be possible. */
const MORE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** What is found while the text has more space. */
export async function withMoreSpacing<T>(page: Page, look: () => Promise<T>): Promise<T> {
  // As a style sheet of the page's own: the content security policy lets no other in.
  const lay = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await lay(MORE_SPACING);
  const found = await look();
  await lay('');
  return found;
}
