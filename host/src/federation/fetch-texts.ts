import { parseSiteTexts, type SiteTexts, textsFile } from '@bank/contracts';
import { fetchText, openSigned, type RegistrySource } from './signed-file';

/** What the remotes say in a language other than English. Rejects where that cannot be had or believed. */
export async function fetchTexts(
  language: string,
  { url, keys }: RegistrySource,
  signal: AbortSignal,
): Promise<SiteTexts> {
  const text = await fetchText(new URL(textsFile(language), url).href, signal);
  return openSigned(text, keys, (signed) => parseSiteTexts(signed, language));
}
