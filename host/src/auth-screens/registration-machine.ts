import { registration } from '../session/registration';

/**
 * The state machine of a sign-up: each state, and the state to which an event leads. An event that a state
 * does not list is ignored. The architecture document shows the same as a diagram.
 */
export const REGISTRATION_TRANSITIONS = {
  /** /SignUp is not open. */
  closed: { open: 'editing' },
  editing: { submit: 'running', close: 'closed' },
  /** The account is created, then its document; between the two, the user is signed in without one. */
  running: { succeed: 'done', fail: 'failed', close: 'closed' },
  /** The form shows the error; the next attempt completes an account that could not be deleted again. */
  failed: { submit: 'running', close: 'closed' },
  /** The page redirects. */
  done: { close: 'closed' },
} as const;

export type RegistrationState = keyof typeof REGISTRATION_TRANSITIONS;
export type RegistrationEvent = 'open' | 'submit' | 'succeed' | 'fail' | 'close';

/** Accounts created by this page whose user document may not exist yet. */
export const unfinishedAccounts = new Set<string>();

export function sendToRegistration(event: RegistrationEvent): void {
  const transitions: Partial<Record<RegistrationEvent, RegistrationState>> =
    REGISTRATION_TRANSITIONS[registration.get()];
  const next = transitions[event];
  if (next) registration.set(next);
}

/** Opens the form; returns the function that closes it. */
export function openRegistration(): () => void {
  sendToRegistration('open');
  return () => sendToRegistration('close');
}

/** Runs a registration, and rejects like it. */
export function runRegistration(register: () => Promise<void>): Promise<void> {
  sendToRegistration('submit');
  const running = register();
  registration.pending = running;
  // A form that was left and opened again ignores the earlier registration.
  const settle = (event: RegistrationEvent) => () => {
    if (registration.pending === running) sendToRegistration(event);
  };
  running.then(settle('succeed'), settle('fail'));
  return running;
}
