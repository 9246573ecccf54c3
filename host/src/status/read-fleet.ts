import { type RestDocument, fetchDocument, fetchNewestUncached } from '@bank/firebase/rest';
import type { RemoteReport } from '../federation/send-report';

/** A browser's report of a remote, as it is stored. */
export type FleetReport = RemoteReport & {
  uid: string;
  /** Random for each tab: a trace of what one tab reported. */
  session: string;
  route: string;
  browser: string;
  at: Date;
};

/** An entry of the release history. */
export type FleetRelease = {
  remote: string;
  revision: number;
  action: string;
  version: string;
  why: string;
  commit: string;
  email: string;
  at: Date;
};

/** At most this many reports of each remote are read: the latest. */
export const MOST_REPORTS = 500;
const MOST_RELEASES = 100;

function withDate<T extends { at: Date }>({ fields }: RestDocument): T {
  const at = (fields.at as { toDate: () => Date }).toDate();
  return { ...fields, at } as T;
}

/** The reports of a remote since a time, the latest first. Costs one read each. */
export async function readReports(remote: string, since: Date): Promise<FleetReport[]> {
  const found = await fetchNewestUncached('reports', {
    where: { field: 'remote', value: remote },
    ...{ newestBy: 'at', since, count: MOST_REPORTS },
  });
  return found.map((document) => withDate<FleetReport>(document));
}

/** The latest releases of all remotes, the latest first. */
export async function readReleases(): Promise<FleetRelease[]> {
  const found = await fetchNewestUncached('releaseHistory', {
    newestBy: 'at',
    count: MOST_RELEASES,
  });
  return found.map((document) => withDate<FleetRelease>(document));
}

/** The remotes that a person may release; `*` is every remote. */
export async function readReleasable(uid: string): Promise<readonly string[]> {
  const remotes: unknown = (await fetchDocument('releasers', uid))?.fields.remotes;
  return Array.isArray(remotes) ? remotes.filter((name) => typeof name === 'string') : [];
}
