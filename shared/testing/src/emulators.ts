import { newId, newUser } from '@bank/domain';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll } from '@jest/globals';
import { doc, setDoc, setLogLevel, type DocumentData, type Firestore } from 'firebase/firestore';
import { emulatorAddresses, PROJECT_ID } from './emulator-addresses';

export { emulatorEnvironment } from './emulator-addresses';
// For a suite that starts the page's own Firebase: Jest does not end while it is connected.
export { deleteApp } from 'firebase/app';
export { disableNetwork as goOffline, enableNetwork as goOnline } from 'firebase/firestore';

/** Somebody who can sign in and has an account document. */
export type TestUser = {
  uid: string;
  email: string;
  password: string;
  /** Whether the sign-in provider takes the address for confirmed. */
  isConfirmed: boolean;
};

const PASSWORD = 'correct-horse';

/** When everybody of `databaseAs` signed in, in seconds since 1970, as tokens have it. */
export const SIGNED_IN_AT = Math.floor(Date.now() / 1000);

// The SDK prints each denial that a test provokes.
setLogLevel('silent');

let started: Promise<RulesTestEnvironment> | undefined;
const databases = new Map<string, Firestore>();

/** Uses the rules that the emulators were started with. */
function environment(): Promise<RulesTestEnvironment> {
  const { firestore } = emulatorAddresses();
  started ??= initializeTestEnvironment({ projectId: PROJECT_ID, firestore });
  return started;
}

afterAll(async () => {
  await (await started)?.cleanup();
});

// The two types name one and the same object: rules-unit-testing still declares the older one.
function databaseOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** Reads and writes past the rules: for what a test needs to be there, and for looking after it. */
export async function withAdminAccess<T>(work: (db: Firestore) => Promise<T>): Promise<T> {
  const results: T[] = [];
  await (
    await environment()
  ).withSecurityRulesDisabled(async (context) => {
    results.push(await work(databaseOf(context)));
  });
  return results[0] as T;
}

/** The database as this person sees it: the rules decide. */
export async function databaseAs({ uid, email, isConfirmed }: TestUser): Promise<Firestore> {
  const token = { email, email_verified: isConfirmed, auth_time: SIGNED_IN_AT };
  const context = (await environment()).authenticatedContext(uid, token);
  const database = databases.get(uid) ?? databaseOf(context);
  databases.set(uid, database);
  return database;
}

async function createSignIn({ uid, email, password, isConfirmed }: TestUser): Promise<void> {
  const { host, port } = emulatorAddresses().auth;
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
  const response = await fetch(`http://${host}:${port}/${accounts}`, {
    method: 'POST',
    // The emulator closes what idles, perhaps just as the next person is made.
    headers: { ...headers, Connection: 'close' },
    body: JSON.stringify({ localId: uid, email, password, emailVerified: isConfirmed }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused: ${await response.text()}`);
}

/**
 * A person of the test's own, as after sign-up: empty, level 1, transactions off. `fields` are laid
 * over the document in `users` (stored names and major units). As after sign-up, the address is not
 * confirmed, unless that is asked for.
 */
export async function createTestUser(
  fields: DocumentData = {},
  { isConfirmed = false } = {},
): Promise<TestUser> {
  const uid = `test-${newId()}`;
  const user = { uid, email: `${uid.toLowerCase()}@example.com`, password: PASSWORD, isConfirmed };
  const signUp = {
    uid,
    email: user.email,
    username: 'Ada Okafor',
    country: 'EUR',
    number: '+353 1 555 0100',
  };
  await createSignIn(user);
  await withAdminAccess((db) => setDoc(doc(db, 'users', uid), { ...newUser(signUp), ...fields }));
  return user;
}
