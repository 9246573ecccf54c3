import { LOAD_LIMITS } from './load-limits';

/** A version of which no file has arrived for too long. Asking again at once would only wait again. */
class LoadTimeout extends Error {
  override name = 'LoadTimeout';
}

/** Calls back whenever a script or a style sheet of a version, or of the host's own, has arrived. */
function onArrival(entry: string, callback: () => void): () => void {
  // Where the browser doesn't tell, the limit is one for the whole load.
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

export type StallLimit = {
  /** Rejects when nothing has arrived for too long, or the whole has taken too long. */
  late: Promise<never>;
  /** Aborted at the same moment. */
  signal: AbortSignal;
  clear(): void;
};

/** Limits one load of a version, all its attempts included. */
export function stallLimit(name: string, entry: string, limits = LOAD_LIMITS): StallLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  // Whoever no longer waits for it is not told.
  late.catch(() => undefined);
  const end = (ms: number) => () =>
    controller.abort(new LoadTimeout(`${name}: no answer in ${ms} ms`));
  const whole = setTimeout(end(limits.progress), limits.progress);
  let silence = setTimeout(end(limits.answer), limits.answer);
  const stop = onArrival(entry, () => {
    clearTimeout(silence);
    silence = setTimeout(end(limits.answer), limits.answer);
  });
  const clear = () => {
    clearTimeout(whole);
    clearTimeout(silence);
    stop();
  };
  signal.addEventListener('abort', clear);
  return { late, signal, clear };
}
