import { TOAST_DURATION } from '@bank/domain';
import { Link, Navigate, useLocation } from '@bank/router';
import { Notice } from '@bank/ui';
import { messages } from '../messages';
import { notify } from '../notifications/notify';
import { loadAuth } from '../session/backend';
import { useSessionState } from '../session/session-provider';
import { AuthCard } from './auth-card';
import { destinationOf } from './destination';
import { doors } from './doors';
import { SignInForm } from './sign-in-form';

async function signIn(email: string, password: string) {
  const auth = await loadAuth();
  await auth.signIn(email, password);
  notify.success(messages.signIn.success, { duration: TOAST_DURATION.login });
}

/** Why the page opens here, where a session ended by itself; `null` for everybody else. */
function endOf(search: string): string | null {
  const reason = new URLSearchParams(search).get('ended');
  return reason === 'idle' || reason === 'limit' ? messages.signIn.ended[reason] : null;
}

/** /SignIn. Whoever is signed in, before or by this form, is led on. */
export function SignIn() {
  const state = useSessionState();
  const location = useLocation();
  if (state.status === 'ready' && state.session) {
    return <Navigate to={destinationOf(location.state)} replace />;
  }
  const ended = endOf(location.search);
  const footer = (
    <>
      {messages.signIn.noAccount}{' '}
      <Link to={doors.signUp} state={location.state}>
        {messages.signIn.signUp}
      </Link>
    </>
  );
  return (
    <AuthCard title={messages.pages.signIn.title} lead={messages.signIn.lead} footer={footer}>
      {ended && <Notice tone="info">{ended}</Notice>}
      <SignInForm signIn={signIn} />
    </AuthCard>
  );
}
