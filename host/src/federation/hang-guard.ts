import { browserStore } from './browser-store';

/** One marker for each page that shows a remote: its version's entry, and when the page last ran. */
const SHOWN = 'bank.shown.';
/** Versions during which a page stopped responding, and until when this browser avoids each. */
const AVOIDED = 'bank.avoided';

/** How often a page renews its marker, in milliseconds. */
const BEAT_MS = 2_000;
/** A marker that was not renewed for so long belongs to a page that stopped responding. */
const SILENT_MS = 10_000;
const AVOIDED_FOR_MS = 3_600_000;

type Marker = { entry: string; at: number };

function readJson<T extends object>(key: string): Partial<T> {
  try {
    return (JSON.parse(browserStore.read(key) ?? 'null') ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}

/**
 * Marks a version as shown by this page; returns the function that removes the marker. JavaScript
 * cannot interrupt an endless loop, but a page in one can neither renew its marker nor remove it, and
 * the next page of this browser concludes from it. A page that is hidden or left removes its marker.
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
  const timer = setInterval(mark, BEAT_MS);
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
 * The versions, by entry, during which a page of this browser stopped responding within the last hour; the
 * value is true the first time that is noticed.
 */
export function hungEntries(now = Date.now()): ReadonlyMap<string, boolean> {
  const hung = new Map<string, boolean>();
  const avoided = readJson<Record<string, number>>(AVOIDED);
  for (const [entry, until] of Object.entries(avoided)) {
    if (Number(until) > now) hung.set(entry, false);
  }
  for (const key of browserStore.keys(SHOWN)) {
    const { entry, at } = readJson<Marker>(key);
    if (at && now - at < SILENT_MS) continue;
    browserStore.remove(key);
    if (!entry) continue;
    hung.set(entry, true);
    avoided[entry] = now + AVOIDED_FOR_MS;
    browserStore.write(AVOIDED, JSON.stringify(avoided));
  }
  return hung;
}

/** The person asked for these versions again: they get another chance. */
export function forgetHangs(entries: readonly string[]): void {
  const avoided = Object.entries(readJson<Record<string, number>>(AVOIDED));
  const kept = avoided.filter(([entry]) => !entries.includes(entry));
  browserStore.write(AVOIDED, JSON.stringify(Object.fromEntries(kept)));
}
