import type { BankError } from '@bank/domain';
import { toBankError } from '@bank/firebase/firestore';

/** How long after a network error the read is repeated, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * A one-off read as a source of `useSubscription`. Calls `onError` as the read rejects. After `network` it reads again
 * every five seconds, and as soon as the browser is back online, until it succeeds. Returns the unsubscribe function.
 */
export function subscribeOnce<T>(
  read: () => Promise<T>,
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function fail(cause: unknown) {
    if (ended.signal.aborted) return;
    const error = toBankError(cause);
    if (error.code === 'network') timer = setTimeout(attempt, RETRY_MS);
    onError(error);
  }
  function attempt() {
    timer = undefined;
    read().then((value) => {
      if (!ended.signal.aborted) onValue(value);
    }, fail);
  }
  function onOnline() {
    // Otherwise a read is pending, or it has succeeded.
    if (timer === undefined) return;
    clearTimeout(timer);
    attempt();
  }
  addEventListener('online', onOnline, ended);
  attempt();
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
