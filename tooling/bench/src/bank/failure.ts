import { FirebaseError } from 'firebase/app';

/** Reasons why a client does not send a write. */
export type Reason =
  'insufficient-funds' | 'wrong-code' | 'locked' | 'moved-on' | 'protected' | 'not-due';

export class ClientFailure extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
    this.name = 'ClientFailure';
  }
}

/**
 * Why an attempt failed: `denied` by the rules, in `conflict` with a concurrent
 * write, or `lost`: without a response, so it may have been executed.
 */
export type Failure = Reason | 'denied' | 'conflict' | 'lost';

/** Maps an error to a failure. Rethrows unexpected errors. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ClientFailure) return error.reason;
  if (error instanceof FirebaseError) return CODES.get(error.code) ?? 'lost';
  // The connection was cut during a response.
  if (
    error instanceof SyntaxError ||
    (error instanceof TypeError && error.message === 'terminated')
  ) {
    return 'lost';
  }
  throw error;
}

const CODES: ReadonlyMap<string, Failure> = new Map([
  ['permission-denied', 'denied'],
  // Documents that the transaction has read have changed.
  ['failed-precondition', 'conflict'],
  ['aborted', 'conflict'],
  ['already-exists', 'conflict'],
]);
