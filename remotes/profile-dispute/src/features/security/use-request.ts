import { useState } from 'react';

/** The state of a request that a button sends. */
export function useRequest(send: () => Promise<void>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  /** Returns whether it succeeded. */
  async function run(): Promise<boolean> {
    setState('busy');
    try {
      await send();
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }

  return { isBusy: state === 'busy', isFailed: state === 'failed', run };
}
