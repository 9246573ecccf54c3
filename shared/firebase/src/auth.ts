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
import { readStoredUser, type StoredUser } from './stored-user';

declare const process: { env: { BANK_BACKEND?: string } };

/** The user signed in with Firebase Auth, without the bank's roles. */
type AuthUser = {
  uid: string;
  email: string;
  /** Whether the email address is verified. */
  isConfirmed: boolean;
};

/** A stored token that expires sooner is not used. */
const MIN_VALIDITY_MS = 60_000;

let instance: Auth | undefined;
/** The stored session, until Firebase Auth has verified it with the server. */
let unverified: Promise<StoredUser | null> | undefined;
/** What `unverified` has resolved to. */
let stored: StoredUser | null = null;

/**
 * The page's Firebase Auth instance. Sessions persist in IndexedDB and are shared between tabs. It omits
 * the unused pop-up resolver of `getAuth`, which would double its size.
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
  unverified = readStoredUser(firebaseApp().options.apiKey ?? '');
  void unverified.then((user) => (stored = user));
  void instance.authStateReady().then(() => (unverified = undefined));
  return instance;
}

/** Whether Firebase Auth has verified the stored session, or found none. */
export function isVerified(): boolean {
  return instance !== undefined && unverified === undefined;
}

/** Resolves when `isVerified`. */
export function whenVerified(): Promise<void> {
  return auth().authStateReady();
}

/** The uid of the signed-in user; `undefined` also on a page that has not started Firebase. */
export function currentUid(): string | undefined {
  return instance?.currentUser?.uid ?? (isVerified() ? undefined : stored?.uid);
}

function toAuthUser({ uid, email, emailVerified }: User): AuthUser {
  return { uid, email: email ?? '', isConfirmed: emailVerified };
}

/** Converts a rejection to a `BankError` (specification, section 8). */
async function withBankError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toBankError(error);
  }
}

async function signedIn(): Promise<User> {
  await whenVerified();
  const user = auth().currentUser;
  if (!user) throw new BankError('unauthenticated');
  return user;
}

/**
 * An ID token for a request, and its user. While Firebase Auth verifies the stored session, this is the stored
 * token: the server checks it too. Throws `BankError`.
 */
export async function currentToken(): Promise<{ uid: string; token: string }> {
  auth();
  const known = await unverified;
  if (known && known.expiresAt - Date.now() > MIN_VALIDITY_MS) return known;
  const user = await signedIn();
  return { uid: user.uid, token: await withBankError(user.getIdToken()) };
}

function isSameUser(a: AuthUser | null, b: AuthUser | null): boolean {
  return a?.uid === b?.uid && a?.email === b?.email && a?.isConfirmed === b?.isConfirmed;
}

/**
 * Subscribes to the signed-in user: emits the stored user at once, and then each change, such as the end of a
 * session that the server no longer accepts, a sign-in or sign-out in any tab, and a changed or verified email
 * address. Emits null once it is known that there is no user. Returns the unsubscribe function.
 */
export function watchUser(listener: (user: AuthUser | null) => void): () => void {
  let last: AuthUser | null | undefined;
  let isUnsubscribed = false;
  const emit = (next: AuthUser | null) => {
    // Skip the hourly token refreshes, which also trigger this listener.
    if (isUnsubscribed || (last !== undefined && isSameUser(last, next))) return;
    last = next;
    listener(next);
  };
  const unsubscribe = onIdTokenChanged(auth(), (user) => emit(user && toAuthUser(user)));
  void unverified?.then((known) => {
    if (known && last === undefined) {
      emit({ uid: known.uid, email: known.email, isConfirmed: known.isConfirmed });
    }
  });
  return () => {
    isUnsubscribed = true;
    unsubscribe();
  };
}

const signInListeners = new Set<() => void>();

/**
 * Calls back after each sign-in and registration on this page. `watchUser` also emits users of other tabs.
 * Returns the unsubscribe function.
 */
export function onSignIn(listener: () => void): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

async function signInWith(call: Promise<{ user: User }>): Promise<AuthUser> {
  const { user } = await withBankError(call);
  signInListeners.forEach((listener) => listener());
  return toAuthUser(user);
}

/** Throws `BankError`: `invalid-credential`, `user-not-found`, `wrong-password`, … */
export function signIn(email: string, password: string): Promise<AuthUser> {
  return signInWith(signInWithEmailAndPassword(auth(), email, password));
}

/**
 * Creates the Auth user and signs in; the caller writes the user document. Throws `BankError`:
 * `email-already-in-use`, `weak-password`, …
 */
export function createAccount(email: string, password: string): Promise<AuthUser> {
  return signInWith(createUserWithEmailAndPassword(auth(), email, password));
}

/**
 * Deletes the signed-in Auth user. Sign-up calls it if the user document could not be written, so that
 * the same address can be used for a retry.
 */
export async function deleteAccount(): Promise<void> {
  await withBankError(deleteUser(await signedIn()));
}

/** Signs out in this tab and every other. */
export function signOut(): Promise<void> {
  return withBankError(signOutOfProvider(auth()));
}

/** Sends a password reset email. Throws `user-not-found`, `invalid-email`, … */
export function sendPasswordReset(email: string): Promise<void> {
  return withBankError(sendPasswordResetEmail(auth(), email));
}

/** Sends the email that verifies the address. Throws `too-many-requests`, `network`, … */
export async function sendEmailConfirmation(): Promise<void> {
  await withBankError(sendEmailVerification(await signedIn()));
}

/**
 * The user's verified email address, or `null`. Refreshes an ID token that was issued before the
 * verification, since the security rules read the token.
 */
export async function confirmedEmail(): Promise<string | null> {
  const user = await signedIn();
  if (!user.emailVerified || !user.email) return null;
  const { claims } = await withBankError(user.getIdTokenResult());
  const isCurrent = claims['email_verified'] === true && claims['email'] === user.email;
  if (!isCurrent) await withBankError(user.getIdToken(true));
  return user.email;
}

/** Reauthenticates with the password, as sensitive operations require (`requires-recent-login`). */
export async function reauthenticate(password: string): Promise<void> {
  const user = await signedIn();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await withBankError(reauthenticateWithCredential(user, credential));
}

/**
 * Sends a verification email to the new address. The sign-in address changes when the user follows the
 * link; `refreshUser` then loads the change.
 */
export async function requestEmailChange(email: string): Promise<void> {
  await withBankError(verifyBeforeUpdateEmail(await signedIn(), email));
}

/** The session's `auth_time` in seconds since 1970, as the rules read it. Throws `BankError`. */
export async function signedInAt(): Promise<number> {
  const { authTime } = await withBankError((await signedIn()).getIdTokenResult());
  return Math.floor(Date.parse(authTime) / 1000);
}

/**
 * When this session signed in, and the account's last sign-in from any browser, which is all that
 * Firebase Auth stores. Throws `BankError`.
 */
export async function signInTimes(): Promise<{ session: Date; latest: Date }> {
  const user = await signedIn();
  await withBankError(user.reload());
  const session = new Date((await signedInAt()) * 1000);
  const { lastSignInTime } = user.metadata;
  return { session, latest: lastSignInTime ? new Date(lastSignInTime) : session };
}

/** Reloads the signed-in user and refreshes the ID token, which the security rules read. */
export async function refreshUser(): Promise<AuthUser> {
  const user = await signedIn();
  await withBankError(user.reload());
  await withBankError(user.getIdToken(true));
  return toAuthUser(user);
}
