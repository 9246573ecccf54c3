import { TOAST_DURATION } from '@bank/domain';
import { Link, Navigate, useLocation } from '@bank/router';
import { useState } from 'react';
import { messages as siteMessages } from '../messages';
import { notify } from '../notifications/notify';
import { loadAuth, loadFirestore } from '../session/backend';
import { whileRegistering } from '../session/registration';
import { useSessionState } from '../session/session-provider';
import { AuthCard } from './auth-card';
import { destinationOf } from './destination';
import { doors } from './doors';
import { messages } from './messages';
import { register, type NewCustomer } from './register';
import { SignUpForm } from './sign-up-form';

type Stage = 'open' | 'begun' | 'done';

/**
 * /SignUp. Half-way there is somebody signed in without a document: they stay here until it is
 * written. Everybody else who is signed in is led on.
 */
export function SignUp() {
  const state = useSessionState();
  const location = useLocation();
  const [stage, setStage] = useState<Stage>('open');

  async function signUp(customer: NewCustomer) {
    setStage('begun');
    const [auth, firestore] = await Promise.all([loadAuth(), loadFirestore()]);
    await whileRegistering(register(auth, firestore, customer));
    setStage('done');
    const welcome = messages.signUp.welcome(customer.username);
    notify.success(welcome, { duration: TOAST_DURATION.success });
  }

  const isSignedIn = state.status === 'ready' && state.session !== null;
  const isCustomer = isSignedIn && (state.profile === 'present' || state.profile === 'failed');
  if (isSignedIn && (stage === 'done' || (stage === 'open' && isCustomer))) {
    return <Navigate to={destinationOf(location.state)} replace />;
  }
  const footer = (
    <>
      {messages.signUp.haveAccount}{' '}
      <Link to={doors.signIn} state={location.state}>
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
