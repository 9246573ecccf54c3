import { useCallback, useEffect, useState } from 'react';
import { remoteHealth } from './remote-health';
import { reportError } from './report-error';
import type { SiteEntry } from './site-entry';
import type { RemoteVersion } from './versions';

type VersionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; versions: readonly RemoteVersion[] };

function markFailed(name: string, version: string, error: unknown): void {
  const cause = error instanceof Error ? error.message : String(error);
  remoteHealth.recordFailure(name, version, cause);
  remoteHealth.setState(name, 'failed');
  reportError(new Error(`${name} ${version}: ${cause}`, { cause: error }), {
    remote: name,
    version,
    role: 'record',
  });
}

/** Loads the versions of a remote from its release record; `retry` loads them again. */
export function useVersions({ remote: { name }, revision, loader }: SiteEntry) {
  const [state, setState] = useState<VersionsState>(() => {
    const loaded = loader.current();
    return loaded ? { status: 'ready', versions: loaded } : { status: 'loading' };
  });
  useEffect(() => {
    if (state.status !== 'loading') return;
    let current = true;
    remoteHealth.setState(name, 'loading');
    loader.load().then(
      (versions) => {
        if (current) setState({ status: 'ready', versions });
      },
      (error: unknown) => {
        if (!current) return;
        markFailed(name, `at-${revision}`, error);
        setState({ status: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [name, revision, loader, state.status]);
  const retry = useCallback(() => setState({ status: 'loading' }), []);
  return { state, retry };
}
