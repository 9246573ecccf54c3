import type { BankError } from '@bank/domain';

type Observer<T> = { onValue: (value: T) => void; onError: (error: BankError) => void };

/** The subscription starts when the browser is idle, or after this timeout. */
const IDLE_TIMEOUT_MS = 2000;
/** Delay before a failed chunk load is retried. */
const RETRY_DELAY_MS = 3000;

function whenIdle(work: () => void): void {
  // Safari and Node have no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work);
}

/**
 * Emits the result of a one-off REST read, which needs little code, then subscribes with the SDK when
 * the browser is idle. If the read fails, it subscribes at once, and the subscription reports the
 * error. Returns the unsubscribe function.
 */
export function readThenSubscribe<T>(
  sources: {
    read(): Promise<T>;
    /** Loads the SDK and returns the function that subscribes. */
    load(): Promise<(observer: Observer<T>) => () => void>;
  },
  { onValue, onError }: Observer<T>,
): () => void {
  let isUnsubscribed = false;
  let hasRead = false;
  let unsubscribe = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function subscribe() {
    if (isUnsubscribed) return;
    sources.load().then(
      (start) => {
        if (!isUnsubscribed) unsubscribe = start({ onValue, onError: handleError });
      },
      () => {
        if (!isUnsubscribed) timer = setTimeout(subscribe, RETRY_DELAY_MS);
      },
    );
  }
  function handleError(error: BankError) {
    // Keep the value from the REST read on screen if the connection drops before the first snapshot.
    if (!hasRead || error.code !== 'network') onError(error);
  }

  sources.read().then((value) => {
    if (isUnsubscribed) return;
    hasRead = true;
    onValue(value);
    whenIdle(subscribe);
  }, subscribe);
  return () => {
    isUnsubscribed = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
