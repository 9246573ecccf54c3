import { TOAST_DURATION } from '@bank/domain';
import { Link, Navigate, useLocation } from '@bank/router';
import { useState } from 'react';
import { messages as siteMessages } from '../messages';
import { notify } from '../notifications/notify';
import { loadAuth, loadFirestore } from '../session/backend';
import { trackRegistration } from '../session/registration';
import { useSessionState } from '../session/session-provider';
import { AuthCard } from './auth-card';
import { destinationOf } from './destination';
import { authPaths } from './auth-paths';
import { messages } from './messages';
import { register, type NewCustomer } from './register';
import { SignUpForm } from './sign-up-form';

type Progress = 'idle' | 'submitting' | 'done';

/**
 * /SignUp. During sign-up the user is signed in without a document and stays here until it is written.
 * Redirects other signed-in users.
 */
export function SignUp() {
  const state = useSessionState();
  const location = useLocation();
  const [progress, setProgress] = useState<Progress>('idle');

  async function signUp(customer: NewCustomer) {
    setProgress('submitting');
    const [auth, firestore] = await Promise.all([loadAuth(), loadFirestore()]);
    await trackRegistration(register(auth, firestore, customer));
    setProgress('done');
    const welcome = messages.signUp.welcome(customer.username);
    notify.success(welcome, { duration: TOAST_DURATION.success });
  }

  const isSignedIn = state.status === 'ready' && state.session !== null;
  const isCustomer = isSignedIn && (state.profile === 'present' || state.profile === 'failed');
  if (isSignedIn && (progress === 'done' || (progress === 'idle' && isCustomer))) {
    return <Navigate to={destinationOf(location.state)} replace />;
  }
  const footer = (
    <>
      {messages.signUp.haveAccount}{' '}
      <Link to={authPaths.signIn} state={location.state}>
        {messages.signUp.signIn}
      </Link>
    </>
  );
  return (
    <AuthCard title={siteMessages.pages.signUp.title} lead={messages.signUp.lead} footer={footer}>
      <SignUpForm register={signUp} />
    </AuthCard>
  );
}
