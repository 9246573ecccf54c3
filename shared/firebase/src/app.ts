import type { Environment } from '@bank/contracts';
import { initializeApp, type FirebaseApp } from 'firebase/app';

let started: { app: FirebaseApp; environment: Environment } | undefined;

/**
 * Initializes Firebase from the environment embedded in the page. Later calls have no effect.
 */
export function startFirebase(environment: Environment): void {
  if (started) return;
  const { apiKey, projectId, storageBucket, authDomain, appId } = environment.firebase;
  const app = initializeApp({
    apiKey,
    projectId,
    storageBucket,
    ...(authDomain !== undefined && { authDomain }),
    ...(appId !== undefined && { appId }),
  });
  started = { app, environment };
}

function running() {
  if (!started) throw new Error('startFirebase must be called before Firebase is used');
  return started;
}

/** The page's Firebase app. Throws before `startFirebase`. */
export function firebaseApp(): FirebaseApp {
  return running().app;
}

/** Host and ports of the local emulators; `undefined` for a real Firebase project. */
export function emulatorAddresses(): Environment['emulators'] {
  return running().environment.emulators;
}

let firestoreIsOpen = false;

/** Records that the Firestore SDK is loaded and connected on this page. */
export function markFirestoreOpen(): void {
  firestoreIsOpen = true;
}

/** Whether the Firestore SDK is already open: a REST read would then not be faster. */
export function isFirestoreOpen(): boolean {
  return firestoreIsOpen;
}
