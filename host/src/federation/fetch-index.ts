import { INDEX_FILE, parseSiteIndex, type SiteIndex, type SiteTexts } from '@bank/contracts';
import { presentLanguage } from '@bank/i18n';
import { reportError } from './report-error';
import { fetchText, openSigned, type RegistrySource } from './signed-file';
import { translateOutline } from './translate-outline';

async function textsFor(source: RegistrySource, signal: AbortSignal): Promise<SiteTexts> {
  const language = presentLanguage();
  if (language === 'en') return {};
  try {
    const { fetchTexts } = await import('./fetch-texts');
    return await fetchTexts(language, source, signal);
  } catch (error) {
    // What has no translation stands in English.
    if (!signal.aborted) reportError(error);
    return {};
  }
}

/**
 * Reads which remotes there are, in the page's language. Rejects with a sentence when the index can't
 * be reached, isn't signed by a key that this site trusts, or isn't an index.
 */
export async function fetchIndex(source: RegistrySource, signal: AbortSignal): Promise<SiteIndex> {
  const { url, keys } = source;
  const [text, texts] = await Promise.all([
    fetchText(new URL(INDEX_FILE, url).href, signal),
    textsFor(source, signal),
  ]);
  const index = await openSigned(text, keys, parseSiteIndex);
  const remotes = index.remotes.map(({ outline, at, canary }) => {
    const say = texts[outline.name] ?? {};
    return {
      outline: translateOutline(outline, say),
      at,
      canary: canary && { ...canary, outline: translateOutline(canary.outline, say) },
    };
  });
  return { ...index, remotes };
}
