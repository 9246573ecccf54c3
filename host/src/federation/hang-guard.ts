import { browserStore } from './browser-store';
import { LOAD_LIMITS } from './load-limits';

/** Key prefix of heartbeat markers: each page that shows a remote stores its entry and the last beat. */
const SHOWN = 'bank.shown.';
/** Key of the versions that hung a page, and until when this browser avoids each. */
const AVOIDED = 'bank.avoided';

type Marker = { entry: string; at: number };

/**
 * Starts the heartbeat of a version shown by this page; returns the function that stops it. JavaScript
 * can't interrupt an endless loop, but a hung page neither renews nor removes its marker, which the
 * next page of this browser notices. Hidden and closed pages remove their marker.
 */
export function markShown(entry: string): () => void {
  const key = `${SHOWN}${crypto.randomUUID()}`;
  const controller = new AbortController();
  const { signal } = controller;
  const clear = () => browserStore.remove(key);
  const mark = () => {
    if (document.visibilityState === 'hidden') clear();
    else browserStore.write(key, JSON.stringify({ entry, at: Date.now() } satisfies Marker));
  };
  mark();
  const timer = setInterval(mark, LOAD_LIMITS.heartbeat);
  document.addEventListener('visibilitychange', mark, { signal });
  window.addEventListener('pagehide', clear, { signal });
  window.addEventListener('pageshow', mark, { signal });
  return () => {
    clearInterval(timer);
    controller.abort();
    clear();
  };
}

/**
 * Returns the versions, by entry, that hung a page of this browser within the last hour; the value is true
 * when the hang is detected for the first time.
 */
export function hungEntries(now = Date.now()): ReadonlyMap<string, boolean> {
  const hung = new Map<string, boolean>();
  const avoided = browserStore.readFields(AVOIDED);
  for (const [entry, until] of Object.entries(avoided)) {
    if (typeof until === 'number' && until > now) hung.set(entry, false);
  }
  for (const key of browserStore.keys(SHOWN)) {
    const { entry, at } = browserStore.readFields(key);
    if (typeof at === 'number' && now - at < LOAD_LIMITS.heartbeatTimeout) continue;
    browserStore.remove(key);
    if (typeof entry !== 'string') continue;
    hung.set(entry, true);
    avoided[entry] = now + LOAD_LIMITS.hangExpiry;
    browserStore.write(AVOIDED, JSON.stringify(avoided));
  }
  return hung;
}

/** Allows these versions again, after the user chose Retry. */
export function forgetHangs(entries: readonly string[]): void {
  const avoided = Object.entries(browserStore.readFields(AVOIDED));
  const kept = avoided.filter(([entry]) => !entries.includes(entry));
  browserStore.write(AVOIDED, JSON.stringify(Object.fromEntries(kept)));
}
