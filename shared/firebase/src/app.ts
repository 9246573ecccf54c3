import type { Environment } from '@bank/contracts';
import { initializeApp, type FirebaseApp } from 'firebase/app';

let started: { app: FirebaseApp; environment: Environment } | undefined;

/**
 * Starts Firebase for this page, from the environment that the page carries. Later calls change
 * nothing: one page has one backend.
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

/** Where the local emulators are; `undefined` where the environment is a real project's. */
export function emulatorAddresses(): Environment['emulators'] {
  return running().environment.emulators;
}

let live = false;

/** Says that this page's database is open, and tells of changes by itself. */
export function markFirestoreOpen(): void {
  live = true;
}

/** Whether the page's database is open: what it tells is then as fast as any other way to look. */
export function isFirestoreOpen(): boolean {
  return live;
}
