import type { RegistryEntry, RemoteModule } from '@bank/contracts';
import { useCallback, useEffect, useState } from 'react';
import { loadRemoteModule } from './load-remote';
import { reportError } from './report-error';

export type RemoteState =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; module: RemoteModule };

/** Loads a remote's module; `fail` puts it aside (after a crash), `retry` loads it anew. */
export function useRemoteModule(entry: RegistryEntry) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemoteState>({ status: 'loading' });

  const fail = useCallback((error: unknown) => {
    reportError(error);
    setState({ status: 'failed' });
  }, []);

  useEffect(() => {
    let current = true;
    void loadRemoteModule(entry, attempt).then((result) => {
      if (!current) return;
      if (result.status === 'loaded') setState(result);
      else fail(result.cause);
    });
    return () => {
      current = false;
    };
  }, [entry, attempt, fail]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  return { state, fail, retry, attempt };
}
