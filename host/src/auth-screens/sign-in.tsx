import { TOAST_DURATION } from '@bank/domain';
import { Link, Navigate, useLocation } from '@bank/router';
import { Notice } from '@bank/ui';
import { Suspense } from 'react';
import { lazyHostScreen } from '../app/lazy-host-screen';
import { messages } from '../messages';
import { notify } from '../toasts/notify';
import { loadAuth } from '../session/backend';
import { useSessionState } from '../session/session-context';
import { AuthCard } from './auth-card';
import { destinationOf, FROM_SIGN_IN } from './destination';
import { authPaths } from './auth-paths';
import { SignInForm } from './sign-in-form';

async function signIn(email: string, password: string) {
  const auth = await loadAuth();
  await auth.signIn(email, password);
  notify.success(messages.signIn.success, { duration: TOAST_DURATION.login });
}

const RevokedNotice = lazyHostScreen(async () => (await import('./revoked-notice')).RevokedNotice);

/** Explains why the previous session ended, such as a session expiry. */
function EndNotice({ search }: { search: string }) {
  const reason = new URLSearchParams(search).get('ended');
  if (reason === 'revoked') {
    return (
      <Suspense>
        <RevokedNotice />
      </Suspense>
    );
  }
  if (reason !== 'idle' && reason !== 'limit') return null;
  return <Notice tone="info">{messages.signIn.ended[reason]}</Notice>;
}

/** /SignIn. Redirects signed-in users. */
export function SignIn() {
  const { session } = useSessionState();
  const location = useLocation();
  if (session) {
    return <Navigate to={destinationOf(location.state)} replace state={FROM_SIGN_IN} />;
  }
  const footer = (
    <>
      {messages.signIn.noAccount}{' '}
      <Link to={authPaths.signUp} state={location.state}>
        {messages.signIn.signUp}
      </Link>
    </>
  );
  return (
    <AuthCard title={messages.pages.signIn.title} lead={messages.signIn.lead} footer={footer}>
      <EndNotice search={location.search} />
      <SignInForm signIn={signIn} />
    </AuthCard>
  );
}
