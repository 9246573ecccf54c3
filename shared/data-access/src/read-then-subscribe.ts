import type { BankError } from '@bank/domain';

type Hear<T> = { onValue: (value: T) => void; onError: (error: BankError) => void };

/** How long what is live waits for idle time at most, in milliseconds. */
const PATIENCE = 2000;
/** How long to wait before files that did not arrive are asked for again, in milliseconds. */
const RETRY_AFTER = 3000;

function whenIdle(work: () => void): void {
  // Not every browser, and no test in Node, has it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work);
}

/**
 * Tells first what a look finds, which needs little code, and then, in idle time, what is live. Where
 * the look fails, what is live comes at once, and says why. Returns what ends both.
 */
export function readThenSubscribe<T>(
  sources: {
    look(): Promise<T>;
    /** Loads what listens, and gives what begins it. */
    load(): Promise<(hear: Hear<T>) => () => void>;
  },
  { onValue, onError }: Hear<T>,
): () => void {
  let ended = false;
  let hasLooked = false;
  let end = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function goLive() {
    if (ended) return;
    sources.load().then(
      (watch) => {
        if (!ended) end = watch({ onValue, onError: hearError });
      },
      () => {
        if (!ended) timer = setTimeout(goLive, RETRY_AFTER);
      },
    );
  }
  function hearError(error: BankError) {
    // A connection that is lost in between takes nothing away that was seen.
    if (!hasLooked || error.code !== 'network') onError(error);
  }

  sources.look().then((value) => {
    if (ended) return;
    hasLooked = true;
    onValue(value);
    whenIdle(goLive);
  }, goLive);
  return () => {
    ended = true;
    clearTimeout(timer);
    end();
  };
}
