import {
  decodeDocument,
  type IndexTexts,
  indexUrl,
  type Outcome,
  parseIndexTexts,
  parseRegistryIndex,
  type RegistryIndex,
} from '@bank/contracts';
import { presentLanguage } from '@bank/i18n';
import { takeIndex } from '../start/early-index';
import { fetchDocument } from './fetch-document';
import { readSnapshotIndex } from './registry-snapshot';
import type { RegistrySource } from './registry-source';
import { translateOutline } from './translate-outline';

/** The index, and whether a cache returned it. */
export type FetchedIndex = { index: RegistryIndex; isCached: boolean };

function translated(index: RegistryIndex, texts: IndexTexts): RegistryIndex {
  const remotes = index.remotes.map(({ outline, at, canary }) => {
    const own = texts[outline.name] ?? {};
    return {
      outline: translateOutline(outline, own),
      at,
      canary: canary && { ...canary, outline: translateOutline(canary.outline, own) },
    };
  });
  return { ...index, remotes };
}

function readFields(fields: Record<string, unknown>, language: string): RegistryIndex {
  const index: Outcome<RegistryIndex> = parseRegistryIndex(fields);
  if (!index.ok) throw new Error(`The index of the registry can't be read: ${index.problem}`);
  return translated(index.value, parseIndexTexts(fields[language] ?? {}));
}

/** Reads which remotes there are, in the page's language. Rejects with a sentence. */
export async function fetchIndex(
  source: RegistrySource,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<FetchedIndex> {
  const language = presentLanguage();
  const url = indexUrl(source, language);
  const early = cache === undefined ? takeIndex(document, url) : null;
  const { fields, isCached } = early
    ? { fields: decodeDocument(early), isCached: false }
    : await fetchDocument(url, signal, cache);
  const index = readFields(fields, language);
  const { floor } = source.registry;
  if (index.revision >= floor) return { index, isCached };
  // An earlier index, replayed; or a page that is newer than what the service worker has cached.
  throw new Error(`The index of the registry is refused: ${index.revision} is older than ${floor}`);
}

/** The same as it was when the host was deployed. */
export async function snapshotIndex(): Promise<RegistryIndex> {
  return readFields((await readSnapshotIndex()) as Record<string, unknown>, presentLanguage());
}
