import { createStore } from '../app/store';
import type { RegistrationState } from '../auth-screens/registration-machine';

/** The state of the sign-up on this page, which the session reads; `registration-machine.ts` changes it. */
export const registration = {
  ...createStore<RegistrationState>('closed'),
  /** Settles with the latest registration. */
  pending: Promise.resolve() as Promise<unknown>,
};
