import { saveProtection } from '@bank/data-access';
import { reauthenticate } from '@bank/firebase/auth';
import type { Firestore } from '@bank/firebase/firestore';

/**
 * Requests to unlock payments, which takes 24 hours. The password proves that it is the account's owner, not
 * someone at an unlocked screen. Throws `BankError`: `wrong-password`, `invalid-credential`, `network`, …
 */
export async function unlockPayments(db: Firestore, uid: string, password: string): Promise<void> {
  await reauthenticate(password);
  await saveProtection(db, uid, { isLocked: false });
}
