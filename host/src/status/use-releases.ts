import type { ReleaseRecord } from '@bank/contracts';
import { useEffect, useState } from 'react';
import { readEnvironment } from '../app/environment';
import { fetchRelease } from '../federation/fetch-release';
import { reportError } from '../federation/report-error';
import type { SiteEntry } from '../federation/site-entry';

/** Reads the release records of all remotes, by name; they are added as they arrive. */
export function useReleases(entries: readonly SiteEntry[]): ReadonlyMap<string, ReleaseRecord> {
  const [environment] = useState(() => readEnvironment(document));
  const [releases, setReleases] = useState<ReadonlyMap<string, ReleaseRecord>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const { remote, revision } of entries) {
      fetchRelease({ name: remote.name, revision }, environment, signal).then(
        (release) => setReleases((known) => new Map(known).set(remote.name, release)),
        (error: unknown) => signal.aborted || reportError(error),
      );
    }
    return () => controller.abort();
  }, [entries, environment]);
  return releases;
}
