import { readDocument } from '@bank/data-access';
import { searchEntry } from '@bank/domain';
import { database, doc, serverTimestamp, transact } from '@bank/firebase/firestore';
import type { AuthService } from '../session/backend';

type Auth = Pick<AuthService, 'confirmedEmail' | 'signedInAt'>;

/**
 * Records the user's confirmed email address in `emailConfirmations/{uid}`, where administrators see it,
 * and in `users/{uid}` after a change, which also revokes the sessions with the old address. Writes only
 * what differs, and nothing while the address is not confirmed. Returns the recorded address, or null.
 * Rejects with a `BankError`.
 */
export async function recordConfirmedEmail(auth: Auth, uid: string): Promise<string | null> {
  const email = await auth.confirmedEmail();
  if (email === null) return null;
  const db = database();
  const [account, confirmation] = await Promise.all([
    readDocument({ db, collection: 'users', id: uid }),
    readDocument({ db, collection: 'emailConfirmations', id: uid }),
  ]);
  // A releaser who is not a customer has no document in `users`.
  const isChanged = account !== null && account.email !== email;
  const isNew = confirmation?.email !== email;
  if (!isChanged && !isNew) return email;
  const keep = await auth.signedInAt();
  // Reads before the transaction: inside it, a concurrent change by an administrator would cause a conflict.
  await transact(db, async (transaction) => {
    if (isChanged) {
      transaction.update(doc(db, 'users', uid), { email });
      const username = String(account.username);
      transaction.set(doc(db, 'userSearch', uid), searchEntry({ username, email }));
      transaction.set(doc(db, 'sessionCuts', uid), { at: serverTimestamp(), keep });
    }
    if (isNew)
      transaction.set(doc(db, 'emailConfirmations', uid), { email, at: serverTimestamp() });
  });
  return email;
}
