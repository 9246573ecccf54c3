import { useCallback, useEffect, useRef, useState } from 'react';
import { guardBackForward } from './guard-back-forward';
import { leaveSite } from './leave-site';
import type { SessionLimits } from './limits';
import { runSessionClock, type EndReason, type SessionClock } from './session-clock';
import type { Standing } from './session-times';
import type { TimesStore } from './times-store';

type Settings = {
  limits: SessionLimits;
  store: TimesStore;
  end?: (reason: EndReason) => void;
};

function leave(reason: EndReason) {
  void leaveSite(reason);
}

/** Ends the session at its limits, in time with every other tab. Tells when that is near. */
export function useSessionLimits({ limits, store, end = leave }: Settings) {
  const [standing, setStanding] = useState<Standing | null>(null);
  const clock = useRef<SessionClock>(null);

  useEffect(() => {
    const endGuard = guardBackForward({ store, limits, end });
    clock.current = runSessionClock({ store, limits, tell: setStanding, end });
    return () => {
      endGuard();
      clock.current?.stop();
      clock.current = null;
    };
  }, [limits, store, end]);

  const extend = useCallback(() => clock.current?.extend(), []);
  return { standing, extend };
}
