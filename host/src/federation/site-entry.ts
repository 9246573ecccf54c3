import type { IndexRemote, ReleaseRecord, RemoteSummary } from '@bank/contracts';
import { triesCanary } from './canary';
import { type RemoteVersion, type VersionLoader, createVersionLoader } from './versions';

/** One remote on this page: the summary for menu and routes, and the loader of its versions. */
export type SiteEntry = {
  /** Translated to the page's language. */
  remote: RemoteSummary;
  /** The revision of its release record. */
  revision: number;
  /** Whether this browser is in the canary of this remote. */
  isCanary: boolean;
  loader: VersionLoader;
};

/** The versions in the order they are tried: canary if this browser is in it, live, previous (fallback). */
function fallbackOrder(
  { name, live, previous, canary }: ReleaseRecord,
  isCanary: boolean,
): readonly RemoteVersion[] {
  return [
    ...(isCanary && canary ? [{ ...canary.version, name, role: 'canary' as const }] : []),
    { ...live, name, role: 'live' },
    ...(previous ? [{ ...previous, name, role: 'previous' as const }] : []),
  ];
}

/** Creates the entry of a remote. Its release record is read lazily, when its versions are needed. */
export function siteEntry(
  { summary, revision, canary }: IndexRemote,
  readRelease: (ref: { name: string; revision: number }) => Promise<ReleaseRecord>,
): SiteEntry {
  const { name } = summary;
  const isCanary = canary !== null && triesCanary(name, canary.version, canary.share);
  return {
    remote: isCanary ? canary.summary : summary,
    revision,
    isCanary,
    loader: createVersionLoader(async () =>
      fallbackOrder(await readRelease({ name, revision }), isCanary),
    ),
  };
}
