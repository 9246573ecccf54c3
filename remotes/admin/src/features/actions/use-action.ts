import { toBankError } from '@bank/firebase/errors';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useRef, useState } from 'react';
import { explain, type Explanation, type FailableAction } from '../../messages';

/** One thing at a time that an admin has asked for: whether it is on its way, and why it failed. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const isRunning = useRef(false);
  useUnsavedChanges(busy);

  async function run(action: FailableAction, send: () => Promise<void>) {
    // A second click comes before the button is drawn as disabled.
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
