import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { firebaseApp } from './app';
import { openAuth } from './auth';
import * as authSdk from './auth-sdk';
import { emulatorAddresses, markFirestoreOpen } from './project';
import { onChannelLost } from './web-channel';

declare const process: { env: { BANK_BACKEND?: string } };

let instance: Firestore | undefined;

/** The SDK then connects at once. Rejects if the instance is terminated meanwhile. */
async function restartNetwork(database: Firestore): Promise<void> {
  await disableNetwork(database);
  await enableNetwork(database);
}

/**
 * The page's Firestore instance. Its cache is in memory only: a shared computer must not keep a user's
 * transactions after sign-out.
 */
export function database(): Firestore {
  if (instance) return instance;
  // Requests carry the token of its user.
  openAuth(authSdk);
  markFirestoreOpen();
  // Evict documents as soon as their last listener is removed; the default cache keeps 40 MB.
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  instance = initializeFirestore(firebaseApp(), { localCache });
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) connectFirestoreEmulator(instance, emulators.host, emulators.firestore);
  }
  onChannelLost(() => instance && restartNetwork(instance).catch(() => undefined));
  return instance;
}

/**
 * Terminates the Firestore instance at sign-out: it removes every listener and the memory cache. A
 * later `database()` call opens a new, empty instance.
 */
export async function closeDatabase(): Promise<void> {
  const closing = instance;
  instance = undefined;
  if (closing) await terminate(closing);
}

export { toTransaction, toUserProfile } from './checked-converters';
export { toBankError } from './errors';
export { transact } from './transact';

// The approved part of the SDK. Host and remotes share this module as a singleton, which is not
// tree-shaken: every page downloads all of these exports.
export {
  collection,
  doc,
  documentId,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  sum,
  Timestamp,
  where,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction as DatabaseTransaction,
} from 'firebase/firestore';
