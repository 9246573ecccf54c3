import { BankError } from '@bank/domain';
import type * as AuthSdk from './auth-sdk';
import type { User } from './auth-sdk';
import { toBankError } from './errors';
import { firebaseProject } from './project';
import { readStoredUser, type StoredUser } from './stored-user';

/** The user signed in with Firebase Auth, without the bank's roles. */
type AuthUser = {
  uid: string;
  email: string;
  /** Whether the email address is verified. */
  isConfirmed: boolean;
};

type Sdk = typeof AuthSdk;

/** A stored token that expires sooner is not used. */
const MIN_VALIDITY_MS = 60_000;
/** Delay after which the SDK is loaded although nothing has needed it. */
const LATEST_LOAD_MS = 5_000;
/** Delay before a failed load of the SDK is retried. */
const RETRY_DELAY_MS = 3_000;

/** The SDK, once it is loaded, and once it has verified the stored session with the server. */
let sdk: Sdk | undefined;
let verification: Promise<void> | undefined;
let hasVerified = false;
const sdkListeners = new Set<(loaded: Sdk) => void>();

let reading: Promise<StoredUser | null> | undefined;
/** What `reading` has resolved to. */
let stored: StoredUser | null = null;

/** The session that the SDK has stored; null without one. */
function storedUser(): Promise<StoredUser | null> {
  reading ??= readStoredUser(firebaseProject().apiKey).then((user) => (stored = user));
  return reading;
}

function isUsable(user: StoredUser | null): user is StoredUser {
  return user !== null && user.expiresAt - Date.now() > MIN_VALIDITY_MS;
}

/** Starts Firebase Auth with the loaded SDK; the other parts of Firebase need it, too. */
export function openAuth(loaded: Sdk): void {
  if (sdk) return;
  sdk = loaded;
  // Reads the stored session before the SDK can change it.
  void storedUser();
  verification = loaded.auth().authStateReady();
  void verification.then(() => (hasVerified = true));
  for (const listener of sdkListeners) listener(loaded);
  sdkListeners.clear();
}

async function loadSdk(): Promise<Sdk> {
  if (sdk) return sdk;
  const loaded = await import('./auth-sdk');
  openAuth(loaded);
  return loaded;
}

/** Loads the SDK if something waits for it; retries until the load succeeds. */
function loadForListeners(): void {
  if (sdk || sdkListeners.size === 0) return;
  loadSdk().catch(() => setTimeout(loadForListeners, RETRY_DELAY_MS));
}

/** Whether Firebase Auth has verified the stored session, or found none. */
export function isVerified(): boolean {
  return hasVerified;
}

/** Resolves when `isVerified`. */
export async function whenVerified(): Promise<void> {
  await loadSdk();
  await verification;
}

/** The uid of the signed-in user; `undefined` also on a page that has not started Firebase. */
export function currentUid(): string | undefined {
  return sdk?.auth().currentUser?.uid ?? (hasVerified ? undefined : stored?.uid);
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

/** The SDK and the signed-in user. Throws `unauthenticated` without one. */
async function signedIn(): Promise<{ sdk: Sdk; user: User }> {
  await withBankError(whenVerified());
  const loaded = await loadSdk();
  const user = loaded.auth().currentUser;
  if (!user) throw new BankError('unauthenticated');
  return { sdk: loaded, user };
}

/**
 * An ID token for a request, and its user. Until Firebase Auth has verified the stored session, this is the stored
 * token: the server checks it too. Throws `BankError`.
 */
export async function currentToken(): Promise<{ uid: string; token: string }> {
  const known = hasVerified ? null : await storedUser();
  if (isUsable(known)) return known;
  const { user } = await signedIn();
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
  let unsubscribe = () => {};
  const subscribe = (loaded: Sdk) => {
    unsubscribe = loaded.onIdTokenChanged(loaded.auth(), (user) => emit(user && toAuthUser(user)));
  };
  if (sdk) subscribe(sdk);
  else sdkListeners.add(subscribe);
  void storedUser().then((known) => {
    if (known && !hasVerified && last === undefined) {
      emit({ uid: known.uid, email: known.email, isConfirmed: known.isConfirmed });
    }
    if (isUsable(known)) setTimeout(loadForListeners, LATEST_LOAD_MS);
    else loadForListeners();
  });
  return () => {
    isUnsubscribed = true;
    sdkListeners.delete(subscribe);
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

async function signInWith(call: (loaded: Sdk) => Promise<{ user: User }>): Promise<AuthUser> {
  const { user } = await withBankError(loadSdk().then(call));
  signInListeners.forEach((listener) => listener());
  return toAuthUser(user);
}

/** Throws `BankError`: `invalid-credential`, `user-not-found`, `wrong-password`, … */
export function signIn(email: string, password: string): Promise<AuthUser> {
  return signInWith((loaded) => loaded.signInWithEmailAndPassword(loaded.auth(), email, password));
}

/**
 * Creates the Auth user and signs in; the caller writes the user document. Throws `BankError`:
 * `email-already-in-use`, `weak-password`, …
 */
export function createAccount(email: string, password: string): Promise<AuthUser> {
  return signInWith((loaded) =>
    loaded.createUserWithEmailAndPassword(loaded.auth(), email, password),
  );
}

/**
 * Deletes the signed-in Auth user. Sign-up calls it if the user document could not be written, so that
 * the same address can be used for a retry.
 */
export async function deleteAccount(): Promise<void> {
  const { sdk: loaded, user } = await signedIn();
  await withBankError(loaded.deleteUser(user));
}

/** Signs out in this tab and every other. */
export function signOut(): Promise<void> {
  return withBankError(loadSdk().then((loaded) => loaded.signOut(loaded.auth())));
}

/** Sends a password reset email. Throws `user-not-found`, `invalid-email`, … */
export function sendPasswordReset(email: string): Promise<void> {
  return withBankError(
    loadSdk().then((loaded) => loaded.sendPasswordResetEmail(loaded.auth(), email)),
  );
}

/** Sends the email that verifies the address. Throws `too-many-requests`, `network`, … */
export async function sendEmailConfirmation(): Promise<void> {
  const { sdk: loaded, user } = await signedIn();
  await withBankError(loaded.sendEmailVerification(user));
}

/**
 * The user's verified email address, or `null`. Refreshes an ID token that was issued before the
 * verification, since the security rules read the token.
 */
export async function confirmedEmail(): Promise<string | null> {
  const { user } = await signedIn();
  if (!user.emailVerified || !user.email) return null;
  const { claims } = await withBankError(user.getIdTokenResult());
  const isCurrent = claims['email_verified'] === true && claims['email'] === user.email;
  if (!isCurrent) await withBankError(user.getIdToken(true));
  return user.email;
}

/** Reauthenticates with the password, as sensitive operations require (`requires-recent-login`). */
export async function reauthenticate(password: string): Promise<void> {
  const { sdk: loaded, user } = await signedIn();
  const credential = loaded.EmailAuthProvider.credential(user.email ?? '', password);
  await withBankError(loaded.reauthenticateWithCredential(user, credential));
}

/**
 * Sends a verification email to the new address. The sign-in address changes when the user follows the
 * link; `refreshUser` then loads the change.
 */
export async function requestEmailChange(email: string): Promise<void> {
  const { sdk: loaded, user } = await signedIn();
  await withBankError(loaded.verifyBeforeUpdateEmail(user, email));
}

/** The session's `auth_time` in seconds since 1970, as the rules read it. Throws `BankError`. */
export async function signedInAt(): Promise<number> {
  const { authTime } = await withBankError((await signedIn()).user.getIdTokenResult());
  return Math.floor(Date.parse(authTime) / 1000);
}

/**
 * When this session signed in, and the account's last sign-in from any browser, which is all that
 * Firebase Auth stores. Throws `BankError`.
 */
export async function signInTimes(): Promise<{ session: Date; latest: Date }> {
  const { user } = await signedIn();
  await withBankError(user.reload());
  const session = new Date((await signedInAt()) * 1000);
  const { lastSignInTime } = user.metadata;
  return { session, latest: lastSignInTime ? new Date(lastSignInTime) : session };
}

/** Reloads the signed-in user and refreshes the ID token, which the security rules read. */
export async function refreshUser(): Promise<AuthUser> {
  const { user } = await signedIn();
  await withBankError(user.reload());
  await withBankError(user.getIdToken(true));
  return toAuthUser(user);
}
