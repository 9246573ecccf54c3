import { confirmPassword, requestEmailChange } from '@bank/firebase/auth';

export type EmailChange = { email: string; password: string };

/**
 * Has a link sent to a new sign-in address; nothing changes until it is followed. The password proves
 * that the person is who signed in, and not somebody at an open screen. Throws `BankError`.
 */
export async function askForEmailChange({ email, password }: EmailChange): Promise<void> {
  await confirmPassword(password);
  await requestEmailChange(email);
}
