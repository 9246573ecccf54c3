import { readEnvironment } from '../app/environment';

// Firebase is loaded when it is needed and not with the page: a visitor's first files hold none of it.
async function start(): Promise<void> {
  const { startFirebase } = await import('@bank/firebase/app');
  startFirebase(readEnvironment(document));
}

/** The sign-in service, started with the page's environment. Fails where its files do not arrive. */
export async function loadAuth() {
  const [auth] = await Promise.all([import('@bank/firebase/auth'), start()]);
  return auth;
}

/** The database, started with the page's environment. Fails where its files do not arrive. */
export async function loadFirestore() {
  const [firestore] = await Promise.all([import('@bank/firebase/firestore'), start()]);
  return firestore;
}

export type AuthService = Awaited<ReturnType<typeof loadAuth>>;
export type DatabaseService = Awaited<ReturnType<typeof loadFirestore>>;
