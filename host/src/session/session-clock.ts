import type { SessionLimits } from './limits';
import { standingOf, type ExpiryReason, type SessionTimes, type Standing } from './session-times';
import type { TimesStore } from './times-store';

/**
 * Why this tab's session is over; `elsewhere`: another tab signed out, or signed in another user;
 * `revoked`: the person signed out everywhere else, from another session.
 */
export type EndReason = ExpiryReason | 'elsewhere' | 'revoked';

type Settings = {
  store: TimesStore;
  limits: SessionLimits;
  tell(standing: Standing): void;
  /** Called once, and the last call. */
  end(reason: EndReason): void;
};

export type SessionClock = {
  /** The person wants to stay: as much as a touch of the page, and the only one that a warning takes. */
  extend(): void;
  stop(): void;
};

// What a person does. Not `pointermove`: browsers send it, too, when the page moves under the pointer.
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const RETURNS = ['focus', 'pageshow', 'visibilitychange'] as const;

const SECOND = 1000;
/** A sleeping machine's timers sleep, too: however far the next change is, the clock is looked at. */
const LONGEST_NAP = 15 * SECOND;
/** Another tab's timer may be this much ahead of this one's. */
const SLACK = 2 * SECOND;

/**
 * Holds a session to its limits, together with every other tab: the times are shared, so a touch in
 * one keeps all, and each ends by itself. The times must be in the store already.
 */
export function runSessionClock({ store, limits, tell, end }: Settings): SessionClock {
  const first = store.read();
  let last: SessionTimes | null = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();

  function stop() {
    clearTimeout(timer);
    ending.abort();
  }

  function finish(reason: EndReason) {
    stop();
    end(reason);
  }

  /** The other tabs' expiry is this one's, even if it comes a moment early. */
  function finishAsElsewhere() {
    const standing = last && standingOf(last, limits, Date.now() + SLACK);
    finish(standing?.phase === 'ended' ? standing.reason : 'elsewhere');
  }

  /** Where the session stands; ends it where it is over. */
  function look(): { times: SessionTimes; standing: Standing } | null {
    if (ending.signal.aborted) return null;
    const times = store.read();
    if (!times || times.id !== first?.id) {
      finishAsElsewhere();
      return null;
    }
    last = times;
    const standing = standingOf(times, limits, Date.now());
    if (standing.phase === 'ended') {
      finish(standing.reason);
      return null;
    }
    return { times, standing };
  }

  function check() {
    clearTimeout(timer);
    const found = look();
    if (!found) return;
    tell(found.standing);
    const { standing } = found;
    const now = Date.now();
    const wait =
      standing.phase === 'open'
        ? Math.min(standing.warnsAt - now, LONGEST_NAP)
        : (standing.phase === 'warning' && (standing.endsAt - now) % SECOND) || SECOND;
    timer = setTimeout(check, wait);
  }

  function touch() {
    const found = look();
    const now = Date.now();
    if (found?.standing.phase !== 'open' || now - found.times.activeAt < SECOND) return;
    store.write({ ...found.times, activeAt: now });
  }

  function extend() {
    const found = look();
    if (found) store.write({ ...found.times, activeAt: Date.now() });
    check();
  }

  const { signal } = ending;
  for (const type of ACTIVITY) {
    window.addEventListener(type, touch, { capture: true, passive: true, signal });
  }
  for (const type of RETURNS) window.addEventListener(type, check, { signal });
  const endWatch = store.onChange(check);
  signal.addEventListener('abort', endWatch);
  // To open a page is to do something, too.
  touch();
  check();
  return { extend, stop };
}
