import {
  collection,
  database,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  type Timestamp,
  where,
} from '@bank/firebase/firestore';
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

function withDate<T>(document: QueryDocumentSnapshot): T & { at: Date } {
  const data = document.data() as T & { at: Timestamp };
  return { ...data, at: data.at.toDate() };
}

/** The reports of a remote since a time, the latest first. Costs one read each. */
export async function readReports(remote: string, since: Date): Promise<FleetReport[]> {
  const found = await getDocs(
    query(
      collection(database(), 'reports'),
      where('remote', '==', remote),
      where('at', '>=', since),
      orderBy('at', 'desc'),
      limit(MOST_REPORTS),
    ),
  );
  return found.docs.map((document) => withDate<Omit<FleetReport, 'at'>>(document));
}

/** The latest releases of all remotes, the latest first. */
export async function readReleases(): Promise<FleetRelease[]> {
  const found = await getDocs(
    query(collection(database(), 'releaseHistory'), orderBy('at', 'desc'), limit(MOST_RELEASES)),
  );
  return found.docs.map((document) => withDate<Omit<FleetRelease, 'at'>>(document));
}

/** The remotes that a person may release; `*` is every remote. */
export async function readReleasable(uid: string): Promise<readonly string[]> {
  const own = await getDoc(doc(database(), 'releasers', uid));
  const remotes: unknown = own.get('remotes');
  return Array.isArray(remotes) ? remotes.filter((name) => typeof name === 'string') : [];
}
