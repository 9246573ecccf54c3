import { toBankError } from '@bank/firebase/errors';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useRef, useState } from 'react';
import { explain, type Explanation, type FailableAction } from '../../messages';

/** Runs one action at a time; returns its pending state and error. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const isRunning = useRef(false);
  useUnsavedChanges(busy);

  async function run(action: FailableAction, send: () => Promise<void>) {
    // A second click may come before the button renders as disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      setFailure(explain(action, toBankError(error).code));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, setFailure, run };
}
