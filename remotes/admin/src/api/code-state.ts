import { watchDocument, type Listener } from '@bank/data-access';
import { MAX_VAT_GUESSES } from '@bank/domain';
import { Timestamp, type Firestore } from '@bank/firebase/firestore';

export type IssuedCode = { code: number; issuedAt: Date | null };
/** How often the code was guessed, and when last; locked after five. */
export type Guesses = { count: number; isLocked: boolean; at: Date | null };

const date = (value: unknown) => (value instanceof Timestamp ? value.toDate() : null);

/** Tells of the code that is issued to a person; `null` for none. */
export function watchIssuedCode(db: Firestore, uid: string, tell: Listener<IssuedCode>) {
  return watchDocument(
    { db, collection: 'vatCodes', id: uid },
    ({ vatCode, issuedAt }) => ({ code: Number(vatCode), issuedAt: date(issuedAt) }),
    tell,
  );
}

/** Tells of the guesses at a person's code; `null` where none was ever issued. */
export function watchGuesses(db: Firestore, uid: string, tell: Listener<Guesses>) {
  return watchDocument(
    { db, collection: 'vatAttempts', id: uid },
    ({ n, at }) => ({
      count: Number(n),
      isLocked: Number(n) >= MAX_VAT_GUESSES,
      at: date(at),
    }),
    tell,
  );
}
