import { notify } from '../toasts/notify';
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

/** Enforces session expiry and revocation, and shows the expiry warning. Mounted once per session. */
export function SessionLimitsGuard({ uid, limits }: Props) {
  useRevocation(uid);
  const { status, extend } = useSessionLimits({ limits, store: sessionTimes });
  if (status?.phase !== 'warning') return null;
  return (
    <ExpiryDialog
      key={status.reason}
      reason={status.reason}
      secondsLeft={status.secondsLeft}
      longest={limits.absolute / HOUR}
      onExtend={extend}
      onSignOut={signOut}
    />
  );
}
