let pending: Promise<unknown> = Promise.resolve();

/**
 * During sign-up the user is signed in before their document exists. The profile is not read until the
 * registration has settled, because Firestore would cache that the document is missing.
 */
export function trackRegistration<T>(registration: Promise<T>): Promise<T> {
  pending = registration.catch(() => {});
  return registration;
}

/** Resolves when no registration is pending on this page, whether it succeeded or failed. */
export function registrationSettled(): Promise<unknown> {
  return pending;
}
