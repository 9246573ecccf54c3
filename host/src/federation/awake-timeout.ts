const STEPS = 10;

/**
 * Like `setTimeout`, but without the time that the computer sleeps: the timeout is counted in steps, and after a
 * sleep only one of them has ended. Returns the function that clears it.
 */
export function startAwakeTimeout(onTimeout: () => void, ms: number): () => void {
  let steps = 0;
  const clear = () => clearInterval(timer);
  const timer = setInterval(() => {
    steps += 1;
    if (steps < STEPS) return;
    clear();
    onTimeout();
  }, ms / STEPS);
  return clear;
}
