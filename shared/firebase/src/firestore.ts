import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { emulatorAddresses, firebaseApp, markFirestoreOpen } from './app';

declare const process: { env: { BANK_BACKEND?: string } };

let instance: Firestore | undefined;

/**
 * The page's database. Nothing of it is kept on the device: a shared computer must not hold a
 * person's transactions after they sign out.
 */
export function database(): Firestore {
  if (instance) return instance;
  markFirestoreOpen();
  // What nobody listens to any more goes at once; the client's own way keeps 40 MB of it.
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  instance = initializeFirestore(firebaseApp(), { localCache });
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) connectFirestoreEmulator(instance, emulators.host, emulators.firestore);
  }
  return instance;
}

/**
 * Closes the page's database: every listener ends, and what it held in memory goes. For signing
 * out; `database()` would open another, empty one.
 */
export async function closeDatabase(): Promise<void> {
  const closing = instance;
  instance = undefined;
  if (closing) await terminate(closing);
}

export { toTransaction, toUserProfile } from './converters';
export { toBankError } from './errors';
export { transact } from './transact';

// The approved part of the SDK. This module is shared by the whole page as one instance and is not
// tree-shaken by its users: what stands here is what everybody downloads.
export {
  collection,
  doc,
  documentId,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction as DatabaseTransaction,
  type Unsubscribe,
  type WriteBatch,
} from 'firebase/firestore';
