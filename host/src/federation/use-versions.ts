import { useCallback, useEffect, useState } from 'react';
import { remoteJournal } from './remote-journal';
import { reportError } from './report-error';
import type { SiteEntry } from './site-entry';
import type { Candidate } from './versions';

type VersionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; candidates: readonly Candidate[] };

function setAside(name: string, version: string, error: unknown): void {
  const cause = error instanceof Error ? error.message : String(error);
  remoteJournal.failed(name, version, cause);
  remoteJournal.become(name, 'failed');
  reportError(new Error(`${name} ${version}: ${cause}`, { cause: error }), {
    remote: name,
    version,
    role: 'record',
  });
}

/** The versions of a remote, asked for when it is shown; `retry` asks again. */
export function useVersions({ remote: { name }, at, versions }: SiteEntry) {
  const [state, setState] = useState<VersionsState>(() => {
    const candidates = versions.now();
    return candidates ? { status: 'ready', candidates } : { status: 'loading' };
  });
  useEffect(() => {
    if (state.status !== 'loading') return;
    let current = true;
    remoteJournal.become(name, 'loading');
    versions.get().then(
      (candidates) => {
        if (current) setState({ status: 'ready', candidates });
      },
      (error: unknown) => {
        if (!current) return;
        setAside(name, `at-${at}`, error);
        setState({ status: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [name, at, versions, state.status]);
  const retry = useCallback(() => setState({ status: 'loading' }), []);
  return { state, retry };
}
