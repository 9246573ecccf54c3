import { useState } from 'react';

type State = { isBusy: boolean; isFailed: boolean; error?: unknown };

/** The state of a request that a button sends. `error` is that of the last attempt. */
export function useRequest(send: () => Promise<void>) {
  const [state, setState] = useState<State>({ isBusy: false, isFailed: false });

  /** Returns whether it succeeded. */
  async function run(): Promise<boolean> {
    setState({ isBusy: true, isFailed: false });
    try {
      await send();
      setState({ isBusy: false, isFailed: false });
      return true;
    } catch (error) {
      setState({ isBusy: false, isFailed: true, error });
      return false;
    }
  }

  return { ...state, run };
}
