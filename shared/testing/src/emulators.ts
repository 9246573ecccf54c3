import { newId, newUser, searchEntry } from '@bank/domain';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll } from '@jest/globals';
import { doc, setDoc, setLogLevel, type DocumentData, type Firestore } from 'firebase/firestore';
import { emulatorAddresses, PROJECT_ID } from './emulator-addresses';

export { emulatorEnvironment } from './emulator-addresses';
export { subscribe } from './subscribe';
// For suites that call `startFirebase`: Jest does not exit while the app is connected.
export { deleteApp } from 'firebase/app';
export { disableNetwork as goOffline, enableNetwork as goOnline } from 'firebase/firestore';
// Shipped code has other ways to read and write: @bank/data-access and `transact`.
export { getDoc, getDocs, setDoc, updateDoc, writeBatch } from 'firebase/firestore';

/** A user with a sign-in and a user document. */
export type TestUser = {
  uid: string;
  email: string;
  password: string;
  /** Whether the email address is verified. */
  isConfirmed: boolean;
};

const PASSWORD = 'correct-horse';

/** The `auth_time` of all users of `databaseAs`, in seconds since 1970. */
export const SIGNED_IN_AT = Math.floor(Date.now() / 1000);

// The SDK logs every denied request.
setLogLevel('silent');

let started: Promise<RulesTestEnvironment> | undefined;
let admin: Promise<Firestore> | undefined;
const databases = new Map<string, Firestore>();

/** The test environment with the rules that the emulators were started with. */
function environment(): Promise<RulesTestEnvironment> {
  const { firestore } = emulatorAddresses();
  started ??= initializeTestEnvironment({ projectId: PROJECT_ID, firestore });
  return started;
}

afterAll(async () => {
  await (await started)?.cleanup();
});

// It is the same object: rules-unit-testing declares the type of the older SDK.
function databaseOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** One connection for all calls of a test file: opening one costs more than most requests. */
async function openAdminDatabase(): Promise<Firestore> {
  const opened = await environment();
  return new Promise((resolve, reject) => {
    opened
      .withSecurityRulesDisabled((context) => {
        resolve(databaseOf(context));
        // Keeps the context until `cleanup`.
        return new Promise(() => undefined);
      })
      .catch(reject);
  });
}

/** Runs `work` without security rules, for test setup and assertions. */
export async function withAdminAccess<T>(work: (db: Firestore) => Promise<T>): Promise<T> {
  admin ??= openAdminDatabase();
  return work(await admin);
}

/** Firestore as this user; the security rules apply. */
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
    // Use a fresh connection: the emulator closes idle keep-alive sockets.
    headers: { ...headers, Connection: 'close' },
    body: JSON.stringify({ localId: uid, email, password, emailVerified: isConfirmed }),
  });
  if (!response.ok)
    throw new Error(`The Auth emulator rejected the new user: ${await response.text()}`);
}

/**
 * Creates a user for one test, as after sign-up: no money, level 1, transactions disabled, email address
 * not verified unless `isConfirmed`. `fields` override the user document (stored names, major units).
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
  const account = { ...newUser(signUp), ...fields };
  await withAdminAccess(async (db) => {
    await setDoc(doc(db, 'users', uid), account);
    await setDoc(doc(db, 'userSearch', uid), searchEntry(account));
  });
  return user;
}
