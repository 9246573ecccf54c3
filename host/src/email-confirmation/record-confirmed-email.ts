import { searchEntry } from '@bank/domain';
import type { AuthService, DatabaseService } from '../session/backend';

type Auth = Pick<AuthService, 'confirmedEmail' | 'signedInAt'>;
type Database = Pick<
  DatabaseService,
  'database' | 'doc' | 'getDoc' | 'serverTimestamp' | 'toBankError' | 'transact'
>;

/**
 * Records the user's confirmed email address in `emailConfirmations/{uid}`, where administrators see it,
 * and in `users/{uid}` after a change, which also revokes the sessions with the old address. Writes only
 * what differs, and nothing while the address is not confirmed. Returns the recorded address, or null.
 * Rejects with a `BankError`.
 */
export async function recordConfirmedEmail(
  auth: Auth,
  { database, doc, getDoc, serverTimestamp, toBankError, transact }: Database,
  uid: string,
): Promise<string | null> {
  const email = await auth.confirmedEmail();
  if (email === null) return null;
  const db = database();
  const [account, confirmation] = [doc(db, 'users', uid), doc(db, 'emailConfirmations', uid)];
  const read = Promise.all([getDoc(account), getDoc(confirmation)]);
  const [known, recorded] = await read.catch((error: unknown) =>
    Promise.reject(toBankError(error)),
  );
  // A releaser who is not a customer has no document in `users`.
  const isChanged = known.exists() && known.data()['email'] !== email;
  const isNew = recorded.data()?.['email'] !== email;
  if (!isChanged && !isNew) return email;
  const keep = await auth.signedInAt();
  // Reads before the transaction: inside it, a concurrent change by an administrator would cause a conflict.
  await transact(db, async (transaction) => {
    if (isChanged) {
      transaction.update(account, { email });
      const username = String(known.get('username'));
      transaction.set(doc(db, 'userSearch', uid), searchEntry({ username, email }));
      transaction.set(doc(db, 'sessionCuts', uid), { at: serverTimestamp(), keep });
    }
    if (isNew) transaction.set(confirmation, { email, at: serverTimestamp() });
  });
  return email;
}
