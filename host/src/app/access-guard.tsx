import type { RouteAccess } from '@bank/contracts';
import { Navigate, useLocation } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Fragment, type ReactNode } from 'react';
import { authPaths } from '../auth-screens/auth-paths';
import { cameFromSignIn, DASHBOARD } from '../auth-screens/destination';
import { messages } from '../messages';
import { useSessionState } from '../session/session-provider';
import { ErrorPage } from './error-page';

/**
 * Route guard: redirects visitors of a customers' route to sign-in, and shows 403 to customers on an
 * admin route. Only for the UI: the security rules decide what is allowed.
 */
export function AccessGuard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const state = useSessionState();
  const location = useLocation();
  if (access === 'public') return children;
  const skeleton = <Skeleton label={messages.loading} height="20rem" />;
  if (state.status === 'loading') return skeleton;
  if (!state.session) {
    // After a sign-out, the next user is not redirected to the previous user's page.
    return (
      <Navigate
        to={authPaths.signIn}
        replace
        state={state.status === 'signedOut' ? null : { from: location }}
      />
    );
  }
  if (access === 'admin' && !state.session.isAdmin) {
    if (state.profile === 'pending') return skeleton;
    // The page was requested before the sign-in.
    if (cameFromSignIn(location.state)) return <Navigate to={DASHBOARD} replace />;
    return <ErrorPage status={403} />;
  }
  // The key remounts everything for another user, so no state of the previous user remains.
  return <Fragment key={state.session.uid}>{children}</Fragment>;
}
