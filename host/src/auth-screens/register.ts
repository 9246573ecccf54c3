import { BankError, newUser, searchEntry } from '@bank/domain';
import type { DatabaseTransaction, Firestore } from '@bank/firebase/firestore';
import type { AuthService, DatabaseService } from '../session/backend';
import { unfinishedAccounts } from './registration-machine';

/** The values of the sign-up form; `currency` is the currency code of the chosen country. */
export type NewCustomer = {
  username: string;
  email: string;
  number: string;
  password: string;
  currency: string;
};

type Auth = Pick<
  AuthService,
  'createAccount' | 'sendEmailConfirmation' | 'signIn' | 'signOut' | 'deleteAccount'
>;
type Database = Pick<DatabaseService, 'database' | 'doc' | 'toBankError'> & {
  transact<T>(db: Firestore, work: (t: DatabaseTransaction) => Promise<T>): Promise<T>;
};
type Account = { uid: string; email: string };

/** Creates the Firebase Auth user, or signs in to the one of an earlier, unfinished sign-up. */
async function createAuthUser(auth: Auth, db: Database, { email, password }: NewCustomer) {
  try {
    const account = await auth.createAccount(email, password);
    unfinishedAccounts.add(account.uid);
    return { account, isNew: true };
  } catch (error) {
    const bankError = db.toBankError(error);
    if (bankError.code !== 'email-already-in-use') throw bankError;
    // With the password, an unfinished sign-up can be completed; otherwise the address is taken.
    const account = await auth.signIn(email, password).catch(() => Promise.reject(bankError));
    return { account, isNew: false };
  }
}

/**
 * Creates `users/{uid}` unless it exists, with its search entry; returns whether it was created. A
 * transaction, because it fails when offline instead of waiting.
 */
async function createUserDocument(db: Database, { uid, email }: Account, customer: NewCustomer) {
  const { username, number, currency } = customer;
  const target = db.doc(db.database(), 'users', uid);
  const search = db.doc(db.database(), 'userSearch', uid);
  return db.transact(db.database(), async (transaction) => {
    if ((await transaction.get(target)).exists()) return false;
    // Firebase Auth's spelling of the address, which the security rules compare.
    transaction.set(target, newUser({ uid, username, email, number, country: currency }));
    transaction.set(search, searchEntry({ username, email }));
    return true;
  });
}

/**
 * Signs a customer up (specification, section 2): creates the Firebase Auth user, then the user document.
 * If the document fails, deletes the user again; if that fails, too, the next attempt with the same
 * address and password completes the sign-up. Finally sends the email confirmation. Rejects with a
 * `BankError`: `email-already-in-use`, `weak-password`, …
 */
export async function register(auth: Auth, db: Database, customer: NewCustomer): Promise<void> {
  const { account, isNew } = await createAuthUser(auth, db, customer);
  let isWritten: boolean;
  try {
    isWritten = await createUserDocument(db, account, customer);
  } catch (error) {
    // After a network error the document may have been written, so the account must stay.
    const isRefused = db.toBankError(error).code !== 'network';
    if (isNew && isRefused) {
      await auth.deleteAccount().then(
        () => unfinishedAccounts.delete(account.uid),
        () => {}, // The account stays; the next attempt completes it.
      );
    }
    throw error;
  }
  // The document existed: from our attempt whose response was lost, or from another sign-up.
  if (!isWritten && !unfinishedAccounts.has(account.uid)) {
    await auth.signOut();
    throw new BankError('email-already-in-use');
  }
  unfinishedAccounts.delete(account.uid);
  // Sign-up does not wait for the email, nor fail without it: the next page offers to resend it.
  auth.sendEmailConfirmation().catch(() => {});
}
