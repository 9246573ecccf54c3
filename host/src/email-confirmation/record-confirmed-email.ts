import type { AuthService, DatabaseService } from '../session/backend';

type Auth = Pick<AuthService, 'confirmedEmail' | 'signedInAt'>;
type Database = Pick<DatabaseService, 'database' | 'doc' | 'serverTimestamp' | 'transact'>;

/**
 * Records the person's confirmed address: in `emailConfirmations/{uid}`, where administrators see it,
 * and in `users/{uid}`, which follows a confirmed change; the sessions under the old address end with
 * it. Writes only what differs, and nothing while the address is not confirmed. Returns the address
 * that is recorded, or `null`. Throws `BankError`.
 */
export async function recordConfirmedEmail(
  auth: Auth,
  { database, doc, serverTimestamp, transact }: Database,
  uid: string,
): Promise<string | null> {
  const email = await auth.confirmedEmail();
  if (email === null) return null;
  const db = database();
  const [account, confirmation] = [doc(db, 'users', uid), doc(db, 'emailConfirmations', uid)];
  const keep = await auth.signedInAt();
  await transact(db, async (transaction) => {
    const [known, recorded] = await Promise.all([
      transaction.get(account),
      transaction.get(confirmation),
    ]);
    // Somebody who only releases has no account with the bank.
    if (known.exists() && known.data()['email'] !== email) {
      transaction.update(account, { email });
      transaction.set(doc(db, 'sessionCuts', uid), { at: serverTimestamp(), keep });
    }
    if (recorded.data()?.['email'] !== email)
      transaction.set(confirmation, { email, at: serverTimestamp() });
  });
  return email;
}
