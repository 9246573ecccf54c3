import { dateOf } from '@bank/data-access';
import { type RestDocument, fetchDocument, fetchNewestUncached } from '@bank/firebase/rest';
import type { RemoteReport } from '../federation/send-report';

/** A stored report about a remote. */
export type FleetReport = RemoteReport & {
  uid: string;
  /** A random id of the tab, which groups its reports. */
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

/** The maximum number of reports read for each remote. */
export const MAX_REPORTS = 500;
const MAX_RELEASES = 100;

/** Leaves out what has no time: nothing orders it. */
export function withDates<T extends { at: Date }>(found: readonly RestDocument[]): T[] {
  return found.flatMap(({ fields }) => {
    const at = dateOf(fields.at);
    return at ? [{ ...fields, at } as T] : [];
  });
}

/** Reads the reports of a remote since a time, latest first. Each report costs one document read. */
export async function readReports(remote: string, since: Date): Promise<FleetReport[]> {
  const found = await fetchNewestUncached('reports', {
    where: { field: 'remote', value: remote },
    ...{ newestBy: 'at', since, count: MAX_REPORTS },
  });
  return withDates<FleetReport>(found);
}

/** Reads the latest releases of all remotes, latest first. */
export async function readReleases(): Promise<FleetRelease[]> {
  const found = await fetchNewestUncached('releaseHistory', {
    newestBy: 'at',
    count: MAX_RELEASES,
  });
  return withDates<FleetRelease>(found);
}

/** Reads the remotes that a user may release; `*` means every remote. */
export async function readReleasable(uid: string): Promise<readonly string[]> {
  const remotes: unknown = (await fetchDocument('releasers', uid))?.fields.remotes;
  return Array.isArray(remotes) ? remotes.filter((name) => typeof name === 'string') : [];
}
