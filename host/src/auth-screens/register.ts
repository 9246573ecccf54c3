import { BankError, newUser } from '@bank/domain';
import type { DatabaseTransaction, Firestore } from '@bank/firebase/firestore';
import type { AuthService, DatabaseService } from '../session/backend';

/** What the sign-up asks for; `currency` is the code of the chosen country. */
export type NewCustomer = {
  username: string;
  email: string;
  number: string;
  password: string;
  currency: string;
};

type Auth = Pick<
  AuthService,
  'createAccount' | 'sendEmailConfirmation' | 'signIn' | 'signOut' | 'undoCreateAccount'
>;
type Database = Pick<DatabaseService, 'database' | 'doc' | 'toBankError'> & {
  runTransaction<T>(db: Firestore, work: (t: DatabaseTransaction) => Promise<T>): Promise<T>;
};
type Account = { uid: string; email: string };

/** Accounts that this page has made and whose document is not known to be there. */
const unfinished = new Set<string>();

/** The account at the provider: a new one, or the one that an earlier, unfinished sign-up left behind. */
async function openAccount(auth: Auth, db: Database, { email, password }: NewCustomer) {
  try {
    const account = await auth.createAccount(email, password);
    unfinished.add(account.uid);
    return { account, isNew: true };
  } catch (error) {
    const known = db.toBankError(error);
    if (known.code !== 'email-already-in-use') throw known;
    // Whoever knows the password may finish what was begun; to all others the address is taken.
    const account = await auth.signIn(email, password).catch(() => Promise.reject(known));
    return { account, isNew: false };
  }
}

/** Writes `users/{uid}` where there is none. A transaction: it fails when offline instead of waiting. */
async function openBooks(db: Database, { uid, email }: Account, customer: NewCustomer) {
  const { username, number, currency } = customer;
  const target = db.doc(db.database(), 'users', uid);
  try {
    return await db.runTransaction(db.database(), async (transaction) => {
      if ((await transaction.get(target)).exists()) return false;
      // The provider's spelling of the address is the one that the rules compare with.
      transaction.set(target, newUser({ uid, username, email, number, country: currency }));
      return true;
    });
  } catch (error) {
    throw db.toBankError(error);
  }
}

/**
 * Signs a customer up (section 2): the account at the provider, then the bank's own document. Where
 * the document fails, the account is taken away again; where even that fails, the next attempt with
 * the same address and password finishes the job. Then the link that confirms the address is sent.
 * Fails with `BankError`: `email-already-in-use`, `weak-password`, …
 */
export async function register(auth: Auth, db: Database, customer: NewCustomer): Promise<void> {
  const { account, isNew } = await openAccount(auth, db, customer);
  let isWritten: boolean;
  try {
    isWritten = await openBooks(db, account, customer);
  } catch (error) {
    // After a broken connection the document may be there all the same: then the account must stay.
    const isRefused = db.toBankError(error).code !== 'network';
    if (isNew && isRefused) {
      await auth.undoCreateAccount().then(
        () => unfinished.delete(account.uid),
        () => {}, // The account stays, and the next attempt finds it.
      );
    }
    throw error;
  }
  // A document that was there before: ours, of an attempt whose answer was lost, or another sign-up's.
  if (!isWritten && !unfinished.has(account.uid)) {
    await auth.signOut();
    throw new BankError('email-already-in-use');
  }
  unfinished.delete(account.uid);
  // Sign-up neither waits for the mail nor fails without it: the next page offers to send it again.
  auth.sendEmailConfirmation().catch(() => {});
}
