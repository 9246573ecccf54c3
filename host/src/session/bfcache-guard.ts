import type { SessionLimits } from './limits';
import type { EndReason } from './session-clock';
import { sessionStatus } from './session-times';
import type { TimesStore } from './times-store';

type Settings = { store: TimesStore; limits: SessionLimits; end(reason: EndReason): void };

/**
 * Protects against the back/forward cache, which restores a page with its data even after a sign-out.
 * A signed-in page is hidden on `pagehide` and shown again only if its session is still valid. Returns
 * the function that removes the guard.
 */
export function guardBfcache({ store, limits, end }: Settings): () => void {
  const root = document.documentElement;
  const id = store.read()?.id;
  const stop = new AbortController();

  function onShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    const times = store.read();
    const status = times?.id === id && times ? sessionStatus(times, limits, Date.now()) : null;
    if (status && status.phase !== 'ended') root.style.visibility = '';
    else end(status?.reason ?? 'elsewhere');
  }

  const options = { signal: stop.signal, capture: true };
  window.addEventListener('pagehide', () => (root.style.visibility = 'hidden'), options);
  window.addEventListener('pageshow', onShow, options);
  return () => stop.abort();
}
