let underWay: Promise<unknown> = Promise.resolve();

/**
 * Whoever signs up is signed in at the provider before the bank has a document of theirs. Nobody asks
 * for it meanwhile: an answer from in between says that there is none, and is remembered.
 */
export function whileRegistering<T>(registration: Promise<T>): Promise<T> {
  underWay = registration.catch(() => {});
  return registration;
}

/** Resolves when nobody signs up on this page, however it ended. */
export function registrationIsOver(): Promise<unknown> {
  return underWay;
}
