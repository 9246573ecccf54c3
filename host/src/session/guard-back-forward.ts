import type { SessionLimits } from './limits';
import type { EndReason } from './session-clock';
import { standingOf } from './session-times';
import type { TimesStore } from './times-store';

type Settings = { store: TimesStore; limits: SessionLimits; end(reason: EndReason): void };

/**
 * Browsers keep a page that was left as it stood and bring it back on "Back", balance and all, even
 * after a sign-out. A signed-in page is therefore hidden as it goes, before the browser takes it
 * away, and shown again only if its session still lasts. Returns what ends the guard.
 */
export function guardBackForward({ store, limits, end }: Settings): () => void {
  const root = document.documentElement;
  const id = store.read()?.id;
  const stop = new AbortController();

  function onShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    const times = store.read();
    const standing = times?.id === id && times ? standingOf(times, limits, Date.now()) : null;
    if (standing && standing.phase !== 'ended') root.style.visibility = '';
    else end(standing?.reason ?? 'elsewhere');
  }

  const options = { signal: stop.signal, capture: true };
  window.addEventListener('pagehide', () => (root.style.visibility = 'hidden'), options);
  window.addEventListener('pageshow', onShow, options);
  return () => stop.abort();
}
