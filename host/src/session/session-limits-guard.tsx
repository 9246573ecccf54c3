import { notify } from '../notifications/notify';
import { messages } from '../messages';
import { ExpiryDialog } from './expiry-dialog';
import type { SessionLimits } from './limits';
import { signOutOfSite } from './session-provider';
import { sessionTimes } from './times-store';
import { useRevocation } from './use-revocation';
import { useSessionLimits } from './use-session-limits';

const HOUR = 3_600_000;

function signOut() {
  signOutOfSite().catch(() => notify.error(messages.frame.logoutFailed));
}

type Props = { uid: string; limits: SessionLimits };

/** Holds whoever is signed in to the session's limits, and warns them. Stands once, for one session. */
export function SessionLimitsGuard({ uid, limits }: Props) {
  useRevocation(uid);
  const { standing, extend } = useSessionLimits({ limits, store: sessionTimes });
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
