import type { Registry } from '@bank/contracts';
import { useEffect, useState } from 'react';
import { reportError } from './report-error';
import { fetchRegistry } from './fetch-registry';

export type RegistryState =
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'ready'; registry: Registry };

/** The registry, read once for each page; after a failure `retry` reads it again. */
export function useRegistry(url: string): RegistryState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RegistryState>({ status: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    fetchRegistry(url, controller.signal).then(
      (registry) => {
        for (const problem of registry.rejected) reportError(new Error(`registry: ${problem}`));
        setState({ status: 'ready', registry });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        reportError(error);
        const retry = () => {
          setState({ status: 'loading' });
          setAttempt((count) => count + 1);
        };
        setState({ status: 'failed', retry });
      },
    );
    return () => controller.abort();
  }, [url, attempt]);

  return state;
}
