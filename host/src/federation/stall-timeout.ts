import { startAwakeTimeout } from '../device/awake-timeout';
import { LOAD_LIMITS } from './load-limits';

/**
 * Calls back when a script or style sheet of the version or of the host has arrived. Returns the
 * unsubscribe function.
 */
function onFileArrival(entry: string, callback: () => void): () => void {
  // Without PerformanceObserver the stall timeout limits the whole load.
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const folders = [new URL('.', entry).href, `${location.origin}/`];
  const isOurs = (file: PerformanceEntry) =>
    /\.(js|css)(\?|$)/.test(file.name) && folders.some((folder) => file.name.startsWith(folder));
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isOurs)) callback();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

export type StallTimeout = {
  /** Rejects when the load stalls or takes too long. */
  timedOut: Promise<never>;
  /** Aborted at the same time. */
  signal: AbortSignal;
  clear(): void;
};

/** Starts the stall timeout of one load of a version, including its retries; see `LOAD_LIMITS`. */
export function startStallTimeout(name: string, entry: string, limits = LOAD_LIMITS): StallTimeout {
  const controller = new AbortController();
  const { signal } = controller;
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  // Avoids an unhandled rejection when the load has already ended.
  timedOut.catch(() => undefined);
  const start = (ms: number) =>
    startAwakeTimeout(
      () => controller.abort(new DOMException(`${name}: no answer in ${ms} ms`, 'TimeoutError')),
      ms,
    );
  const clearTotal = start(limits.overall);
  let clearStall = start(limits.stall);
  const unsubscribe = onFileArrival(entry, () => {
    clearStall();
    clearStall = start(limits.stall);
  });
  const clear = () => {
    clearTotal();
    clearStall();
    unsubscribe();
  };
  signal.addEventListener('abort', clear);
  return { timedOut, signal, clear };
}
