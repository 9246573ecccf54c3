import { subscribeDocument, type Listener } from '@bank/data-access';
import { MAX_VAT_GUESSES } from '@bank/domain';
import { announceUnreadable } from '@bank/firebase/check-fields';
import { Timestamp, type Firestore } from '@bank/firebase/firestore';

export type IssuedCode = { code: number; issuedAt: Date | null };
/** The number of guesses and the time of the last one; locked after five. */
export type Guesses = { count: number; isLocked: boolean; at: Date | null };

const date = (value: unknown) => (value instanceof Timestamp ? value.toDate() : null);

/** `null` for anything else: an administrator then issues a new code, which replaces both documents. */
export function readNumber(collection: string, field: string, value: unknown): number | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  announceUnreadable(collection, field);
  return null;
}

/** Subscribes to the code issued to a user; `null` for none. */
export function subscribeIssuedCode(db: Firestore, uid: string, listener: Listener<IssuedCode>) {
  return subscribeDocument(
    { db, collection: 'vatCodes', id: uid },
    ({ vatCode, issuedAt }) => {
      const code = readNumber('vatCodes', 'vatCode', vatCode);
      return code === null ? null : { code, issuedAt: date(issuedAt) };
    },
    listener,
  );
}

/** Subscribes to the guesses at a user's code; `null` if none was ever issued. */
export function subscribeGuesses(db: Firestore, uid: string, listener: Listener<Guesses>) {
  return subscribeDocument(
    { db, collection: 'vatAttempts', id: uid },
    ({ n, at }) => {
      const count = readNumber('vatAttempts', 'n', n);
      return count === null ? null : { count, isLocked: count >= MAX_VAT_GUESSES, at: date(at) };
    },
    listener,
  );
}
