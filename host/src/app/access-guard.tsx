import type { RouteAccess } from '@bank/contracts';
import { Navigate, useLocation } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Fragment, type ReactNode } from 'react';
import { authPaths } from '../auth-screens/auth-paths';
import { messages } from '../messages';
import { useSessionState } from '../session/session-provider';
import { ErrorPage } from './error-page';

/**
 * Offers a route to those whom it is for: visitors of a customers' route sign in first and come
 * back, customers of the administration see 403. What is allowed is decided by the database.
 */
export function AccessGuard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const state = useSessionState();
  const location = useLocation();
  if (access === 'public') return children;
  const waiting = <Skeleton label={messages.loading} height="20rem" />;
  if (state.status === 'loading') return waiting;
  if (!state.session) {
    // After a sign-out the next person may be another: they are not led to where this one was.
    return (
      <Navigate
        to={authPaths.signIn}
        replace
        state={state.hasSignedOut ? null : { from: location }}
      />
    );
  }
  if (access === 'admin' && !state.session.isAdmin) {
    return state.profile === 'pending' ? waiting : <ErrorPage status={403} />;
  }
  // Another person gets everything anew: nothing of the one before is left on the screen.
  return <Fragment key={state.session.uid}>{children}</Fragment>;
}
