import type { RemoteOutline, RemoteVersions, SiteIndexRemote } from '@bank/contracts';
import { triesCanary } from './canary';
import { type Candidate, type Versions, versionsFrom } from './versions';

/** One remote as this page has it: what menu and routes need, and the way to its versions. */
export type SiteEntry = {
  /** In the page's language. */
  remote: RemoteOutline;
  /** The revision with which its versions came to be what they are. */
  at: number;
  /** What a share of the browsers tries; whether this one does. */
  isCanary: boolean;
  versions: Versions;
};

/** The canary, where this browser is among its share; what is live; what was good before it. */
function candidatesOf(
  { name, live, previous, canary }: RemoteVersions,
  isCanary: boolean,
): readonly Candidate[] {
  return [
    ...(isCanary && canary ? [{ ...canary, name, role: 'canary' as const }] : []),
    { ...live, name, role: 'live' },
    ...(previous ? [{ ...previous, name, role: 'previous' as const }] : []),
  ];
}

/** `readLine` is asked for the remote's line when its versions are wanted. */
export function siteEntry(
  { outline, at, canary }: SiteIndexRemote,
  readLine: (line: { name: string; at: number }) => Promise<RemoteVersions>,
): SiteEntry {
  const { name } = outline;
  const isCanary = canary !== null && triesCanary(name, canary.version, canary.share);
  return {
    remote: isCanary ? canary.outline : outline,
    at,
    isCanary,
    versions: versionsFrom(async () => candidatesOf(await readLine({ name, at }), isCanary)),
  };
}
