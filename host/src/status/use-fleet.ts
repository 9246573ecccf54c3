import { useCallback, useEffect, useState } from 'react';
import { reportError } from '../federation/report-error';
import {
  type FleetRelease,
  type FleetReport,
  readReleasable,
  readReleases,
  readReports,
} from './read-fleet';
import { HOURS } from './fleet-health';

/** Polling interval while the page is visible, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;
/** After a failure, in milliseconds. */
const RETRY_INTERVAL_MS = 5_000;

export type Fleet =
  | { status: 'loading' | 'denied' | 'failed' }
  | {
      status: 'ready';
      /** By remote. */
      reports: ReadonlyMap<string, readonly FleetReport[]>;
      releases: readonly FleetRelease[];
      /** The remotes that this user may release; `*` means every remote. */
      releasable: readonly string[];
      readAt: Date;
    };

async function readFleet(names: readonly string[], uid: string): Promise<Fleet> {
  const readAt = new Date();
  const since = new Date(readAt.getTime() - HOURS * 3_600_000);
  try {
    const [releasable, releases, ...reports] = await Promise.all([
      readReleasable(uid),
      readReleases(),
      ...names.map(async (name) => [name, await readReports(name, since)] as const),
    ]);
    return { status: 'ready', reports: new Map(reports), releases, releasable, readAt };
  } catch (error) {
    const { code } = error as { code?: string };
    const isDenied = code === 'permission-denied';
    // A lost connection is no defect, and repeated every few seconds.
    if (!isDenied && code !== 'network') reportError(error);
    return { status: isDenied ? 'denied' : 'failed' };
  }
}

/** Polls the reports of all browsers about these remotes; `refresh` reads them again immediately. */
export function useFleet(names: readonly string[], uid: string) {
  const [fleet, setFleet] = useState<Fleet>({ status: 'loading' });
  const [reads, setReads] = useState(0);
  const key = names.join(' ');
  useEffect(() => {
    if (key === '') return;
    let current = true;
    const readAgain = () => {
      if (document.visibilityState === 'visible') setReads((count) => count + 1);
    };
    let timer = setInterval(readAgain, POLL_INTERVAL_MS);
    void readFleet(key.split(' '), uid).then((read) => {
      if (!current) return;
      // A failed refresh keeps the previous result.
      setFleet((known) => (read.status === 'failed' && known.status === 'ready' ? known : read));
      if (read.status !== 'failed') return;
      clearInterval(timer);
      timer = setInterval(readAgain, RETRY_INTERVAL_MS);
    });
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [key, uid, reads]);
  const refresh = useCallback(() => setReads((count) => count + 1), []);
  return { fleet, refresh };
}
