import { useCallback, useEffect, useRef, useState } from 'react';
import { guardBfcache } from './bfcache-guard';
import { leaveSite } from './leave-site';
import type { SessionLimits } from './limits';
import { runSessionClock, type EndReason, type SessionClock } from './session-clock';
import type { SessionStatus } from './session-times';
import type { TimesStore } from './times-store';

type Settings = {
  limits: SessionLimits;
  store: TimesStore;
  end?: (reason: EndReason) => void;
};

function leave(reason: EndReason) {
  void leaveSite(reason);
}

/** Ends the session at its limits, in sync with other tabs, and returns its status for the warning. */
export function useSessionLimits({ limits, store, end = leave }: Settings) {
  const [status, setStatus] = useState<SessionStatus | null>(null);
  const clock = useRef<SessionClock>(null);

  useEffect(() => {
    const stopGuard = guardBfcache({ store, limits, end });
    clock.current = runSessionClock({ store, limits, onStatus: setStatus, end });
    return () => {
      stopGuard();
      clock.current?.stop();
      clock.current = null;
    };
  }, [limits, store, end]);

  const extend = useCallback(() => clock.current?.extend(), []);
  return { status, extend };
}
