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

/** Moves the markers of pages that stopped responding to the versions that this browser avoids. */
function collectSilent(now: number): { avoided: Record<string, number>; fresh: Set<string> } {
  const fresh = new Set<string>();
  for (const key of browserStore.keys(SHOWN)) {
    const { entry, at } = readJson<Marker>(key);
    if (typeof at === 'number' && now - at < SILENT_MS) continue;
    browserStore.remove(key);
    if (typeof entry === 'string') fresh.add(entry);
  }
  const known = Object.entries(readJson<Record<string, number>>(AVOIDED)).filter(
    (pair): pair is [string, number] => Number(pair[1]) > now,
  );
  const avoided = Object.fromEntries(known);
  for (const entry of fresh) avoided[entry] = now + AVOIDED_FOR_MS;
  if (fresh.size > 0) browserStore.write(AVOIDED, JSON.stringify(avoided));
  return { avoided, fresh };
}

/**
 * Of the entries given, those during which a page of this browser stopped responding within the last
 * hour; `isNew` is true the first time that is noticed.
 */
export function hungEntries(
  entries: readonly string[],
  now = Date.now(),
): { entry: string; isNew: boolean }[] {
  const { avoided, fresh } = collectSilent(now);
  return entries
    .filter((entry) => avoided[entry] !== undefined)
    .map((entry) => ({ entry, isNew: fresh.has(entry) }));
}

/** The person asked for these versions again: they get another chance. */
export function forgetHangs(entries: readonly string[]): void {
  const avoided = Object.entries(readJson<Record<string, number>>(AVOIDED));
  const kept = avoided.filter(([entry]) => !entries.includes(entry));
  browserStore.write(AVOIDED, JSON.stringify(Object.fromEntries(kept)));
}
