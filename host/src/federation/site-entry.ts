import type { IndexRemote, ReleaseRecord, RemoteOutline } from '@bank/contracts';
import { triesCanary } from './canary';
import { type Candidate, type Versions, versionsFrom } from './versions';

/** One remote as this page has it: what menu and routes need, and the way to its versions. */
export type SiteEntry = {
  /** In the page's language. */
  remote: RemoteOutline;
  /** The revision of its release record. */
  at: number;
  /** What a share of the browsers tries; whether this one does. */
  isCanary: boolean;
  versions: Versions;
};

/** The canary, where this browser is among its share; what is live; what was good before it. */
function candidatesOf(
  { name, live, previous, canary }: ReleaseRecord,
  isCanary: boolean,
): readonly Candidate[] {
  return [
    ...(isCanary && canary ? [{ ...canary.version, name, role: 'canary' as const }] : []),
    { ...live, name, role: 'live' },
    ...(previous ? [{ ...previous, name, role: 'previous' as const }] : []),
  ];
}

/** `readRelease` reads the remote's release record when its versions are needed. */
export function siteEntry(
  { outline, at, canary }: IndexRemote,
  readRelease: (of: { name: string; at: number }) => Promise<ReleaseRecord>,
): SiteEntry {
  const { name } = outline;
  const isCanary = canary !== null && triesCanary(name, canary.version, canary.share);
  return {
    remote: isCanary ? canary.outline : outline,
    at,
    isCanary,
    versions: versionsFrom(async () => candidatesOf(await readRelease({ name, at }), isCanary)),
  };
}
