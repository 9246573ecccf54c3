import type { Language } from '@bank/i18n';
import { PRERENDERED_ID } from './replace-prerendered';

// The attributes of a template with a variant of the page; `prerendered-pages.ts` in @bank/release writes them.
/** The language of the variant. */
export const TEMPLATE_LANGUAGE = 'data-language';
/** Its title. Without it, the app translates the title. */
export const TEMPLATE_TITLE = 'data-title';
/** On the variant for customers who have chosen to see their balance. */
const TEMPLATE_BALANCE = 'data-balance-shown';

/** A variant of a prerendered page. The HTML itself is in English, with a hidden balance. */
export type Variant = { language: Language; isBalanceShown: boolean };

const isOwn = ({ language, isBalanceShown }: Variant) => language === 'en' && !isBalanceShown;

function templateOf(prerendered: HTMLElement, { language, isBalanceShown }: Variant) {
  const templates = `template[${TEMPLATE_LANGUAGE}="${language}"]`;
  const find = (selector: string) => prerendered.querySelector<HTMLTemplateElement>(selector);
  const withBalance = isBalanceShown ? find(`${templates}[${TEMPLATE_BALANCE}]`) : null;
  return withBalance ?? find(`${templates}:not([${TEMPLATE_BALANCE}])`);
}

/** Returns whether the variant is parsed and in the page. */
function replaceByVariant(page: Document, variant: Variant): boolean {
  const prerendered = page.getElementById(PRERENDERED_ID);
  // The templates follow the page's own HTML, which would move while the parser adds to it.
  if (isOwn(variant) && prerendered?.querySelector('template')) return true;
  // The parser adds content to the last element of the page only.
  if (!prerendered?.nextElementSibling) return false;
  const template = templateOf(prerendered, variant);
  if (!template) return isOwn(variant);
  const [, bank = ''] = page.title.split(' · ');
  const title = template.getAttribute(TEMPLATE_TITLE);
  if (title) page.title = `${title} · ${bank}`;
  prerendered.replaceChildren(template.content);
  return true;
}

/**
 * Replaces the HTML of a prerendered page by the variant for this visitor as soon as the page is parsed, unless the
 * HTML is that variant itself; calls `onShown` then. Does nothing on a page without this variant.
 */
export function showVariant(page: Document, variant: Variant, onShown: () => void): void {
  const parsed = new AbortController();
  const show = () => {
    if (!replaceByVariant(page, variant)) return;
    observer.disconnect();
    parsed.abort();
    onShown();
  };
  const observer = new MutationObserver(show);
  observer.observe(page, { childList: true, subtree: true });
  // Also ends the observation of a page without this variant.
  const onParsed = () => {
    show();
    observer.disconnect();
  };
  page.addEventListener('DOMContentLoaded', onParsed, { once: true, signal: parsed.signal });
}
