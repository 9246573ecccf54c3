import { FirebaseError } from 'firebase/app';

/** What a client sees for itself, before it asks for anything to be written. */
export type Reason = 'insufficient-funds' | 'wrong-code' | 'locked' | 'moved-on';

export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
    this.name = 'Refusal';
  }
}

/**
 * How a try ended that did not succeed: `denied` by the rules, in `conflict` with somebody else's
 * write, or `lost`: without an answer, so that it may have been carried out.
 */
export type Failure = Reason | 'denied' | 'conflict' | 'lost';

/** Rethrows what is none of these: a defect of this program. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return error.reason;
  if (error instanceof FirebaseError) return CODES.get(error.code) ?? 'lost';
  // The connection was cut in the middle of an answer.
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
  // What a transaction has read has changed since.
  ['failed-precondition', 'conflict'],
  ['aborted', 'conflict'],
  ['already-exists', 'conflict'],
]);
