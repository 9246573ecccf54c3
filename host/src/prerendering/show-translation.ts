import type { Language } from '@bank/i18n';
import { PRERENDERED_ID } from './replace-prerendered';

/** The attributes of a template with a translation of the page. */
export const TEMPLATE_LANGUAGE = 'data-language';
export const TEMPLATE_TITLE = 'data-title';

function replaceByTranslation(page: Document, language: Language): boolean {
  const prerendered = page.getElementById(PRERENDERED_ID);
  const template = prerendered?.querySelector<HTMLTemplateElement>(
    `template[${TEMPLATE_LANGUAGE}="${language}"]`,
  );
  // The parser adds content to the last element of the page only.
  if (!prerendered?.nextElementSibling || !template) return false;
  const [, bank = ''] = page.title.split(' · ');
  page.title = `${template.getAttribute(TEMPLATE_TITLE)} · ${bank}`;
  prerendered.replaceChildren(template.content);
  return true;
}

/**
 * Replaces the English HTML of a prerendered page by its translation as soon as the page is parsed; calls
 * `onShown` then. Does nothing on a page without one.
 */
export function showTranslation(page: Document, language: Language, onShown: () => void): void {
  const parsed = new AbortController();
  const show = () => {
    if (!replaceByTranslation(page, language)) return;
    observer.disconnect();
    parsed.abort();
    onShown();
  };
  const observer = new MutationObserver(show);
  observer.observe(page, { childList: true, subtree: true });
  // Also ends the observation of a page without a translation.
  const onParsed = () => {
    show();
    observer.disconnect();
  };
  page.addEventListener('DOMContentLoaded', onParsed, { once: true, signal: parsed.signal });
}
