import { notify } from '../notifications/notify';
import { messages } from '../messages';
import { ExpiryDialog } from './expiry-dialog';
import type { SessionLimits } from './limits';
import { signOutOfSite, useSessionState } from './session-provider';
import { sessionTimes } from './times-store';
import { useSessionLimits } from './use-session-limits';

const HOUR = 3_600_000;

function signOut() {
  signOutOfSite().catch(() => notify.error(messages.frame.logoutFailed));
}

/** Holds whoever is signed in to the session's limits, and warns them. Stands once in the app. */
export function SessionLimitsGuard({ limits }: { limits: SessionLimits }) {
  const state = useSessionState();
  const uid = state.status === 'ready' ? (state.session?.uid ?? null) : null;
  const { standing, extend } = useSessionLimits({ uid, limits, store: sessionTimes });
  if (standing?.phase !== 'warning') return null;
  return (
    <ExpiryDialog
      key={standing.reason}
      reason={standing.reason}
      secondsLeft={standing.secondsLeft}
      longest={limits.absolute / HOUR}
      onExtend={extend}
      onSignOut={signOut}
    />
  );
}
