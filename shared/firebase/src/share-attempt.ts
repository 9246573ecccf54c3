/** One attempt, its time limit, and whether it is over. */
type Attempt<T> = { result: Promise<T>; limit: Promise<never>; isSettled: boolean };

function begin<T>(work: () => Promise<T>, ms: number): Attempt<T> {
  const result = work();
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No result within ${ms} ms`)), ms);
  });
  const attempt = { result, limit, isSettled: false };
  const settle = () => {
    attempt.isSettled = true;
    clearTimeout(timer);
  };
  result.then(settle, settle);
  return attempt;
}

/**
 * Returns a function that rejects if `work` takes longer than `ms` milliseconds. Calls during an attempt
 * share it and its limit: a page whose requests all wait for it waits once. The next call gets a late
 * result.
 */
export function shareAttempt<T>(work: () => Promise<T>, ms: number): () => Promise<T> {
  let current: Attempt<T> | undefined;
  return async () => {
    const attempt = (current ??= begin(work, ms));
    try {
      return await Promise.race([attempt.result, attempt.limit]);
    } finally {
      if (attempt.isSettled && current === attempt) current = undefined;
    }
  };
}
