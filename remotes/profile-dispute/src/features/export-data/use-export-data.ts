import { BankError } from '@bank/domain';
import { useRemote } from '@bank/remote-kit';
import { saveFile } from '@bank/transactions';
import { useEffect, useRef, useState } from 'react';
import type { ReadOptions, StoredData } from '../../api/stored-data';
import { bankDataFile } from './bank-data-file';

type State =
  | { status: 'idle' | 'cancelled' | 'offline' | 'failed' }
  | { status: 'reading' | 'done'; count: number };

export type ReadAll = (options: ReadOptions) => Promise<StoredData>;

/** Reads everything, then saves one file. Nothing is saved if a read fails or the customer cancels. */
export function useExportData(uid: string, readAll: ReadAll) {
  const { reportError } = useRemote();
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const { signal } = (running.current = new AbortController());
    let count = 0;
    setState({ status: 'reading', count });
    try {
      const stored = await readAll({
        signal,
        onProgress: (soFar) => setState({ status: 'reading', count: (count = soFar) }),
      });
      signal.throwIfAborted();
      saveFile(bankDataFile({ uid, createdAt: new Date(), stored }));
      setState({ status: 'done', count });
    } catch (error) {
      if (signal.aborted) return;
      const isOffline = error instanceof BankError && error.code === 'network';
      if (!isOffline) reportError(error);
      setState({ status: isOffline ? 'offline' : 'failed' });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ status: 'cancelled' });
  }

  return { state, start, cancel };
}
