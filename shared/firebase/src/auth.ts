import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfProvider,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import { BankError } from '@bank/domain';
import { emulatorAddresses, firebaseApp } from './app';
import { toBankError } from './errors';

declare const process: { env: { BANK_BACKEND?: string } };

/** Who the sign-in provider says is there. Roles are not its business. */
export type AuthUser = {
  uid: string;
  email: string;
  /** Whether the person has followed the link that was sent to this address. */
  isConfirmed: boolean;
};

let instance: Auth | undefined;

/**
 * The page's sign-in service. Sessions are kept in IndexedDB and shared by the site's tabs. Without
 * the pop-up resolver of the default set-up, which this site never uses and which doubles its size.
 */
export function auth(): Auth {
  if (instance) return instance;
  instance = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) {
      const address = `http://${emulators.host}:${emulators.auth}`;
      connectAuthEmulator(instance, address, { disableWarnings: true });
    }
  }
  return instance;
}

function toAuthUser({ uid, email, emailVerified }: User): AuthUser {
  return { uid, email: email ?? '', isConfirmed: emailVerified };
}

/** Every call of the provider fails with a `BankError` (section 8). */
async function translated<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toBankError(error);
  }
}

function signedIn(): User {
  const user = auth().currentUser;
  if (!user) throw new BankError('unauthenticated');
  return user;
}

function isSameUser(a: AuthUser | null, b: AuthUser | null): boolean {
  return a?.uid === b?.uid && a?.email === b?.email && a?.isConfirmed === b?.isConfirmed;
}

/**
 * Tells who is signed in: once at the start, then at each change, also in another tab and when the
 * e-mail address changes or is confirmed. Returns what ends it.
 */
export function watchUser(listener: (user: AuthUser | null) => void): () => void {
  let last: AuthUser | null | undefined;
  // The provider tells of each hourly token as well, which is nobody's news.
  return onIdTokenChanged(auth(), (user) => {
    const next = user && toAuthUser(user);
    if (last !== undefined && isSameUser(last, next)) return;
    last = next;
    listener(next);
  });
}

/** Signs in. Fails with `BankError`: `invalid-credential`, `user-not-found`, `wrong-password`, … */
export async function signIn(email: string, password: string): Promise<AuthUser> {
  const { user } = await translated(signInWithEmailAndPassword(auth(), email, password));
  return toAuthUser(user);
}

/**
 * Makes an account with the provider and signs in; the bank's own document is the caller's to write.
 * Fails with `BankError`: `email-already-in-use`, `weak-password`, …
 */
export async function createAccount(email: string, password: string): Promise<AuthUser> {
  const { user } = await translated(createUserWithEmailAndPassword(auth(), email, password));
  return toAuthUser(user);
}

/**
 * Takes the signed-in person's account with the provider away again: what sign-up does where the
 * bank's own document could not be written, so that the same address can be tried once more.
 */
export function deleteAccount(): Promise<void> {
  return translated(deleteUser(signedIn()));
}

/** Signs out in this tab and every other. */
export function signOut(): Promise<void> {
  return translated(signOutOfProvider(auth()));
}

/** Has the provider send a reset mail. Fails with `user-not-found`, `invalid-email`, … */
export function sendPasswordReset(email: string): Promise<void> {
  return translated(sendPasswordResetEmail(auth(), email));
}

/**
 * Has the provider send the link that confirms the address. Fails with `too-many-requests`, `network`,
 * …
 */
export async function sendEmailConfirmation(): Promise<void> {
  await translated(sendEmailVerification(signedIn()));
}

/**
 * The address that the person signs in with, if it is confirmed, and `null` otherwise. The database's
 * rules go by the token, which may have been issued before the confirmation: it is then replaced.
 */
export async function confirmedEmail(): Promise<string | null> {
  const user = signedIn();
  if (!user.emailVerified || !user.email) return null;
  const { claims } = await translated(user.getIdTokenResult());
  const isCurrent = claims['email_verified'] === true && claims['email'] === user.email;
  if (!isCurrent) await translated(user.getIdToken(true));
  return user.email;
}

/** Proves again who is there, which the provider asks for (`requires-recent-login`). */
export async function reauthenticate(password: string): Promise<void> {
  const user = signedIn();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await translated(reauthenticateWithCredential(user, credential));
}

/**
 * Has the provider send a confirmation to the new address. The sign-in address changes when the
 * person follows it; `refreshUser` then brings the change here.
 */
export async function requestEmailChange(email: string): Promise<void> {
  await translated(verifyBeforeUpdateEmail(signedIn(), email));
}

/** When this session signed in, in seconds since 1970: the rules know it by this. Throws `BankError`. */
export async function signedInAt(): Promise<number> {
  const { authTime } = await translated(signedIn().getIdTokenResult());
  return Math.floor(Date.parse(authTime) / 1000);
}

/**
 * When this session signed in, and when any browser last signed in to the account, as the provider
 * knows it: it keeps the last sign-in only. Throws `BankError`.
 */
export async function signInTimes(): Promise<{ session: Date; latest: Date }> {
  const user = signedIn();
  await translated(user.reload());
  const session = new Date((await signedInAt()) * 1000);
  const { lastSignInTime } = user.metadata;
  return { session, latest: lastSignInTime ? new Date(lastSignInTime) : session };
}

/** Asks the provider anew who is signed in, with a fresh token for the database's rules. */
export async function refreshUser(): Promise<AuthUser> {
  const user = signedIn();
  await translated(user.reload());
  await translated(user.getIdToken(true));
  return toAuthUser(user);
}
