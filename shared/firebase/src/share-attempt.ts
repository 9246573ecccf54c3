/** An attempt with its timeout. */
type Attempt<T> = { result: Promise<T>; timeout: Promise<never>; isSettled: boolean };

function begin<T>(work: () => Promise<T>, ms: number): Attempt<T> {
  const result = work();
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No result within ${ms} ms`)), ms);
  });
  const attempt = { result, timeout, isSettled: false };
  const settle = () => {
    attempt.isSettled = true;
    clearTimeout(timer);
  };
  result.then(settle, settle);
  return attempt;
}

/**
 * Adds a timeout of `ms` milliseconds to `work`. Concurrent calls share one attempt and its timeout, so that
 * a page with many requests waits only once. After a timeout, the next call gets the late result.
 */
export function shareAttempt<T>(work: () => Promise<T>, ms: number): () => Promise<T> {
  let current: Attempt<T> | undefined;
  return async () => {
    const attempt = (current ??= begin(work, ms));
    try {
      return await Promise.race([attempt.result, attempt.timeout]);
    } finally {
      if (attempt.isSettled && current === attempt) current = undefined;
    }
  };
}
