const STEPS = 10;

/**
 * Like `setTimeout`, but without the time that the computer sleeps: the timeout is counted in steps, and after a
 * sleep only one of them has ended. Returns the function that clears it, which must be called in any case.
 */
export function startAwakeTimeout(onTimeout: () => void, ms: number): () => void {
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    if (steps === STEPS) onTimeout();
  }, ms / STEPS);
  return () => clearInterval(timer);
}
