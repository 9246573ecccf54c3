import type { Environment } from '@bank/contracts';

// Without the SDK: pages read the first data with REST.

let environment: Environment | undefined;

/** Takes the project from the environment embedded in the page. Later calls have no effect. */
export function startFirebase(given: Environment): void {
  environment ??= given;
}

function running(): Environment {
  if (!environment) throw new Error('startFirebase must be called before Firebase is used');
  return environment;
}

/** The page's Firebase project. Throws before `startFirebase`. */
export function firebaseProject(): Environment['firebase'] {
  return running().firebase;
}

/** Host and ports of the local emulators; `undefined` for a real Firebase project. */
export function emulatorAddresses(): Environment['emulators'] {
  return running().emulators;
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

let lastRead: number | null = null;

/** Records that data was read over REST. */
export function markRead(): void {
  lastRead = Date.now();
}

/** When data was last read over REST, in milliseconds since 1970; null if it never was on this page. */
export function lastReadAt(): number | null {
  return lastRead;
}
