import { reauthenticate, requestEmailChange } from '@bank/firebase/auth';

export type EmailChange = { email: string; password: string };

/**
 * Sends a link to the new sign-in address; nothing changes until it is opened. The password proves that it
 * is the account's owner, not someone at an unlocked screen. Throws `BankError`.
 */
export async function sendEmailChangeLink({ email, password }: EmailChange): Promise<void> {
  await reauthenticate(password);
  await requestEmailChange(email);
}
