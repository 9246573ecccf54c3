import type { RegistrationState } from '../auth-screens/registration-machine';

/** What the session reads of the sign-up on this page; `registration-machine.ts` writes it. */
export const registration = {
  state: 'closed' as RegistrationState,
  /** Settles with the latest registration. */
  pending: Promise.resolve() as Promise<unknown>,
};
