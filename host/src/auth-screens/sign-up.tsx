import { TOAST_DURATION } from '@bank/domain';
import { Link, Navigate, useLocation } from '@bank/router';
import { useEffect, useSyncExternalStore } from 'react';
import { messages as siteMessages } from '../messages';
import { notify } from '../toasts/notify';
import { loadAuth, loadFirestore } from '../session/backend';
import { registration } from '../session/registration';
import { useSessionState } from '../session/session-context';
import { AuthCard } from './auth-card';
import { destinationOf, FROM_SIGN_IN } from './destination';
import { authPaths } from './auth-paths';
import { messages } from './messages';
import { register, type NewCustomer } from './register';
import { openRegistration, runRegistration } from './registration-machine';
import { SignUpForm } from './sign-up-form';

/**
 * /SignUp. During sign-up the user is signed in without a document and stays here until it is written.
 * Redirects other signed-in users.
 */
export function SignUp() {
  const state = useSessionState();
  const location = useLocation();
  const progress = useSyncExternalStore(registration.subscribe, registration.get, registration.get);
  useEffect(openRegistration, []);

  async function signUp(customer: NewCustomer) {
    await runRegistration(async () => {
      const [auth, firestore] = await Promise.all([loadAuth(), loadFirestore()]);
      await register(auth, firestore, customer);
    });
    const welcome = messages.signUp.welcome(customer.username);
    notify.success(welcome, { duration: TOAST_DURATION.success });
  }

  const isCustomer = state.profile === 'present' || state.profile === 'failed';
  const isStarted = progress === 'running' || progress === 'failed';
  if (state.session && (progress === 'done' || (isCustomer && !isStarted))) {
    return <Navigate to={destinationOf(location.state)} replace state={FROM_SIGN_IN} />;
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
