import {
  decodeDocument,
  type IndexTranslations,
  indexUrl,
  type ParseResult,
  parseIndexTranslations,
  parseRegistryIndex,
  type RegistryIndex,
} from '@bank/contracts';
import { pageLanguage } from '@bank/i18n';
import { takePrefetchedIndex } from '../start/prefetched-index';
import { fetchDocument } from './fetch-document';
import { readSnapshotIndex } from './registry-snapshot';
import type { RegistrySource } from './registry-source';
import { translateSummary } from './translate-summary';

/** The index, and whether it came from the service worker's cache. */
export type FetchedIndex = { index: RegistryIndex; isCached: boolean };

function translateIndex(index: RegistryIndex, texts: IndexTranslations): RegistryIndex {
  const remotes = index.remotes.map(({ summary, revision, canary }) => {
    const own = texts[summary.name] ?? {};
    return {
      summary: translateSummary(summary, own),
      revision,
      canary: canary && { ...canary, summary: translateSummary(canary.summary, own) },
    };
  });
  return { ...index, remotes };
}

function readFields(fields: Record<string, unknown>, language: string): RegistryIndex {
  const index: ParseResult<RegistryIndex> = parseRegistryIndex(fields);
  if (!index.ok) throw new Error(`The index of the registry can't be read: ${index.problem}`);
  return translateIndex(index.value, parseIndexTranslations(fields[language] ?? {}));
}

/** Reads the registry's index in the page's language. Rejects with a readable message. */
export async function fetchIndex(
  source: RegistrySource,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<FetchedIndex> {
  const language = pageLanguage();
  const url = indexUrl(source, language);
  const early = cache === undefined ? takePrefetchedIndex(document, url) : null;
  const { fields, isCached } = early
    ? { fields: decodeDocument(early), isCached: false }
    : await fetchDocument(url, signal, cache);
  const index = readFields(fields, language);
  const { floor } = source.registry;
  if (index.revision >= floor) return { index, isCached };
  // A replayed index, or a cached one that is older than the deployed page.
  throw new Error(`The index of the registry is refused: ${index.revision} is older than ${floor}`);
}

/** Reads the snapshot of the index in the host's files, taken when the host was deployed. */
export async function snapshotIndex(): Promise<RegistryIndex> {
  return readFields((await readSnapshotIndex()) as Record<string, unknown>, pageLanguage());
}
