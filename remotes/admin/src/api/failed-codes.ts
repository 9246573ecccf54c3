import { subscribeQuery } from '@bank/data-access';
import { MAX_VAT_GUESSES, type BankError } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';

const FAILED_PAGE = 25;

/** The wrong guesses of one customer at their VAT code. */
export type FailedCode = { uid: string; count: number; isLocked: boolean; at: Date | null };
export type FailedCodeCursor = QueryDocumentSnapshot;
export type FailedCodePage = { codes: FailedCode[]; next: FailedCodeCursor | null };

function readFailed(document: QueryDocumentSnapshot): FailedCode {
  const count = Number(document.get('n'));
  const at: unknown = document.get('at');
  return {
    uid: document.id,
    count,
    isLocked: count >= MAX_VAT_GUESSES,
    at: at instanceof Timestamp ? at.toDate() : null,
  };
}

/**
 * Subscribes to one page of the customers with wrong guesses, the locked ones first. Errors as
 * `subscribeQuery`. Returns the unsubscribe function.
 */
export function subscribeFailedCodes(
  db: Firestore,
  after: FailedCodeCursor | null,
  onValue: (page: FailedCodePage) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(
      collection(db, 'vatAttempts'),
      where('n', '>=', 1),
      orderBy('n', 'desc'),
      ...(after ? [startAfter(after)] : []),
      limit(FAILED_PAGE + 1),
    ),
    ({ docs }) => ({
      codes: docs.slice(0, FAILED_PAGE).map(readFailed),
      next: docs.length > FAILED_PAGE ? (docs[FAILED_PAGE - 1] ?? null) : null,
    }),
    onValue,
    onError,
  );
}
