import type { SessionLimits } from './limits';
import {
  sessionStatus,
  type ExpiryReason,
  type SessionTimes,
  type SessionStatus,
} from './session-times';
import type { TimesStore } from './times-store';

/**
 * Why this tab's session has ended. `elsewhere`: another tab signed out, or signed in another user;
 * `revoked`: the user signed out all other sessions.
 */
export type EndReason = ExpiryReason | 'elsewhere' | 'revoked';

type Settings = {
  store: TimesStore;
  limits: SessionLimits;
  onStatus(status: SessionStatus): void;
  /** Called once, as the last callback. */
  end(reason: EndReason): void;
};

export type SessionClock = {
  /** Extends an idle session. While the warning is shown, other activity does not extend it. */
  extend(): void;
  stop(): void;
};

// User activity; `input` for text that is dictated, pasted or filled in without a key. Not `pointermove`:
// browsers also fire it when the page moves under the pointer.
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;
const RETURN_EVENTS = ['focus', 'pageshow', 'visibilitychange'] as const;

const SECOND = 1000;
/** Timers stop while a machine sleeps, so the session is checked at least this often. */
const MAX_POLL_INTERVAL_MS = 15 * SECOND;
/** Another tab's timer may fire this much earlier than this one's. */
const CLOCK_SKEW_TOLERANCE_MS = 2 * SECOND;

/**
 * Ends the session at its idle timeout or absolute limit (session expiry). The times are shared by all
 * tabs, so activity in one tab extends the session in all. The times must already be stored.
 */
export function runSessionClock({ store, limits, onStatus, end }: Settings): SessionClock {
  const first = store.read();
  let last: SessionTimes | null = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();

  function stop() {
    clearTimeout(timer);
    controller.abort();
  }

  function finish(reason: EndReason) {
    stop();
    end(reason);
  }

  /** Another tab ended the session: reports its expiry reason, even if it came a moment early. */
  function finishWithOtherTab() {
    const status = last && sessionStatus(last, limits, Date.now() + CLOCK_SKEW_TOLERANCE_MS);
    finish(status?.phase === 'ended' ? status.reason : 'elsewhere');
  }

  /** Returns the session's status, or ends it if it has expired. */
  function readStatus(): { times: SessionTimes; status: SessionStatus } | null {
    if (controller.signal.aborted) return null;
    const times = store.read();
    if (!times || times.id !== first?.id) {
      finishWithOtherTab();
      return null;
    }
    last = times;
    const status = sessionStatus(times, limits, Date.now());
    if (status.phase === 'ended') {
      finish(status.reason);
      return null;
    }
    return { times, status };
  }

  function check() {
    clearTimeout(timer);
    const current = readStatus();
    if (!current) return;
    onStatus(current.status);
    const { status } = current;
    const now = Date.now();
    const wait =
      status.phase === 'open'
        ? Math.min(status.warnsAt - now, MAX_POLL_INTERVAL_MS)
        : (status.phase === 'warning' && (status.endsAt - now) % SECOND) || SECOND;
    timer = setTimeout(check, wait);
  }

  function recordActivity() {
    const current = readStatus();
    const now = Date.now();
    if (current?.status.phase !== 'open' || now - current.times.activeAt < SECOND) return;
    store.write({ ...current.times, activeAt: now });
  }

  function extend() {
    const current = readStatus();
    if (current) store.write({ ...current.times, activeAt: Date.now() });
    check();
  }

  const { signal } = controller;
  for (const type of ACTIVITY_EVENTS) {
    window.addEventListener(type, recordActivity, { capture: true, passive: true, signal });
  }
  for (const type of RETURN_EVENTS) window.addEventListener(type, check, { signal });
  const unsubscribe = store.onChange(check);
  signal.addEventListener('abort', unsubscribe);
  // Opening a page counts as activity.
  recordActivity();
  check();
  return { extend, stop };
}
