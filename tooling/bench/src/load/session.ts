import { createRequire } from 'node:module';
import type * as App from 'firebase/app';
import type * as FirebaseAuth from 'firebase/auth';
import type * as FirebaseFirestore from 'firebase/firestore';
import type { Emulators } from '@bank/backend/emulators';
import type { Person } from './people';

// The product's modules are CommonJS here, and the CommonJS build of the SDK has its own classes: a database
// of the other build would be refused.
const require = createRequire(import.meta.url);
const { deleteApp, initializeApp } = require('firebase/app') as typeof App;
const { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } =
  require('firebase/auth') as typeof FirebaseAuth;
const {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  setLogLevel,
} = require('firebase/firestore') as typeof FirebaseFirestore;

/** A signed-in user: an own app with an own auth session and an own connection to the database. */
export type Session = { uid: string; db: FirebaseFirestore.Firestore; close(): Promise<void> };

/** Signs in as the page does: own app, cache in memory, sign-in by password. */
export async function openSession(emulators: Emulators, person: Person): Promise<Session> {
  // The SDK would log each denied commit.
  setLogLevel('silent');
  const { uid, email, password } = person;
  const app = initializeApp({ projectId: emulators.projectId, apiKey: 'demo' }, uid);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${emulators.authHost}`, { disableWarnings: true });
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  const db = initializeFirestore(app, { localCache });
  const [host = '', port] = emulators.firestoreHost.split(':');
  connectFirestoreEmulator(db, host, Number(port));
  await signInWithEmailAndPassword(auth, email, password);
  return { uid, db, close: () => deleteApp(app) };
}
