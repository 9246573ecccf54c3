import { readEnvironment } from '../app/environment';
import { createStore } from '../app/store';

declare const process: { env: { BANK_APP_CHECK_KEY?: string } };

// Firebase is loaded on demand, so a visitor's first page contains none of it.
async function start(): Promise<void> {
  const { startFirebase } = await import('@bank/firebase/project');
  startFirebase(readEnvironment(document));
  if (process.env.BANK_APP_CHECK_KEY) {
    // If this file can't be loaded, requests have no token, and the server decides.
    const appCheck = await import('@bank/firebase/app-check').catch(() => null);
    appCheck?.startAppCheck(process.env.BANK_APP_CHECK_KEY);
  }
}

/** Returns the headers with the page's App Check token, if configured. Initializes Firebase for it. */
export async function loadAppCheckHeaders(): Promise<Record<string, string>> {
  if (!process.env.BANK_APP_CHECK_KEY) return {};
  await start();
  return (await import('@bank/firebase/app-check')).appCheckHeaders();
}

const authRequested = createStore(false);

/**
 * Calls back whenever Firebase Auth is requested, and immediately if it already was. Returns the
 * unsubscribe function.
 */
export function onAuthRequested(listener: () => void): () => void {
  if (authRequested.get()) listener();
  return authRequested.subscribe(listener);
}

const authLoaded = createStore(false);

/** Calls back once Firebase Auth is loaded. Returns the unsubscribe function. */
export const onAuthLoaded = authLoaded.subscribe;

/** Loads Firebase Auth, initialized with the page's environment. Rejects if its files can't be loaded. */
export async function loadAuth() {
  authRequested.set(true);
  const [auth] = await Promise.all([import('@bank/firebase/auth'), start()]);
  authLoaded.set(true);
  return auth;
}

/** Loads Firestore, initialized with the page's environment. Rejects if its files can't be loaded. */
export async function loadFirestore() {
  const [firestore] = await Promise.all([import('@bank/firebase/firestore'), start()]);
  return firestore;
}

/** Shuts Firestore down if it was opened; does not load it otherwise. */
export async function closeDatabase(): Promise<void> {
  const { isFirestoreOpen } = await import('@bank/firebase/project');
  if (isFirestoreOpen()) await (await loadFirestore()).closeDatabase();
}

export type AuthService = Awaited<ReturnType<typeof loadAuth>>;
export type DatabaseService = Awaited<ReturnType<typeof loadFirestore>>;
