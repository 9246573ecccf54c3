import { confirmPassword, refreshUser, requestEmailChange } from '@bank/firebase/auth';
import type { Firestore } from '@bank/firebase/firestore';
import { recordConfirmedEmail } from './profile';

export type EmailChange = { email: string; password: string };

/**
 * Has a link sent to a new sign-in address; nothing changes until it is followed. The password proves
 * that the person is who signed in, and not somebody at an open screen. Throws `BankError`.
 */
export async function askForEmailChange({ email, password }: EmailChange): Promise<void> {
  await confirmPassword(password);
  await requestEmailChange(email);
}

/**
 * Lets the users document, which has `recorded`, follow the sign-in address. The provider is asked
 * anew first: this session may be older than a change that was made elsewhere, and would put the old
 * address back. Throws `BankError`.
 */
export async function followConfirmedEmail(
  db: Firestore,
  uid: string,
  recorded: string,
): Promise<void> {
  const { email } = await refreshUser();
  if (email !== recorded) await recordConfirmedEmail(db, uid, email);
}
