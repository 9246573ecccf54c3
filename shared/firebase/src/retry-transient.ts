/** The attempts and the backoff of the SDK's `runTransaction`. */
const MAX_ATTEMPTS = 5;
const FIRST_BACKOFF_MS = 1000;
const BACKOFF_FACTOR = 1.5;

/** The codes that `runTransaction` retries: contention, and failures that may pass. */
const TRANSIENT_CODES: ReadonlySet<unknown> = new Set([
  'aborted',
  'already-exists',
  'cancelled',
  'deadline-exceeded',
  'failed-precondition',
  'internal',
  'resource-exhausted',
  'unauthenticated',
  'unavailable',
  'unknown',
]);

/**
 * The SDK's message for an HTTP error without a Firestore status, such as a gateway's. A 4xx refuses the
 * request for good, except a timeout (408) and a rate limit (429).
 */
const REFUSAL = /Server responded with status 4(?!08|29)\d\d$/;

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'FirebaseError' || !('code' in error))
    return false;
  return TRANSIENT_CODES.has(error.code) && !REFUSAL.test(error.message);
}

/**
 * Runs one attempt after the other while it fails with a transient Firestore error, with exponential
 * backoff and jitter. Rejects with the last error; at once with any other.
 *
 * Replaces the retries of `runTransaction`, which also repeat a refusal: the error would appear only
 * after eight to twelve seconds.
 */
export async function retryTransient<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1, backoff = FIRST_BACKOFF_MS; ; attempt += 1, backoff *= BACKOFF_FACTOR) {
    try {
      return await run();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isTransient(error)) throw error;
      const delay = backoff * (0.5 + Math.random());
      await new Promise((done) => setTimeout(done, delay));
    }
  }
}
