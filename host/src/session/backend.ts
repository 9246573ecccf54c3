import { readEnvironment } from '../app/environment';

declare const process: { env: { BANK_APP_CHECK_KEY?: string } };

// Firebase is loaded when it is needed and not with the page: a visitor's first files hold none of it.
async function start(): Promise<void> {
  const { startFirebase } = await import('@bank/firebase/app');
  startFirebase(readEnvironment(document));
  if (process.env.BANK_APP_CHECK_KEY) {
    // Without this file, requests have no token, and the server decides.
    const appCheck = await import('@bank/firebase/app-check').catch(() => null);
    appCheck?.startAppCheck(process.env.BANK_APP_CHECK_KEY);
  }
}

/** The headers that show the page's App Check token, if it has one; starts Firebase for that. */
export async function loadAppCheckHeaders(): Promise<Record<string, string>> {
  if (!process.env.BANK_APP_CHECK_KEY) return {};
  await start();
  return (await import('@bank/firebase/app-check')).appCheckHeaders();
}

let isAuthWanted = false;
const waiting = new Set<() => void>();

/** Calls back once somebody asks for the sign-in service, at the latest now. Returns what ends it. */
export function whenAuthIsWanted(listener: () => void): () => void {
  if (isAuthWanted) listener();
  else waiting.add(listener);
  return () => waiting.delete(listener);
}

/** The sign-in service, started with the page's environment. Fails where its files do not arrive. */
export async function loadAuth() {
  isAuthWanted = true;
  for (const listener of waiting) {
    waiting.delete(listener);
    listener();
  }
  const [auth] = await Promise.all([import('@bank/firebase/auth'), start()]);
  return auth;
}

/** The database, started with the page's environment. Fails where its files do not arrive. */
export async function loadFirestore() {
  const [firestore] = await Promise.all([import('@bank/firebase/firestore'), start()]);
  return firestore;
}

/** Closes the page's database, if anybody has opened it: nobody loads it to leave. */
export async function closeDatabase(): Promise<void> {
  const { isFirestoreOpen } = await import('@bank/firebase/app');
  if (isFirestoreOpen()) await (await loadFirestore()).closeDatabase();
}

export type AuthService = Awaited<ReturnType<typeof loadAuth>>;
export type DatabaseService = Awaited<ReturnType<typeof loadFirestore>>;
