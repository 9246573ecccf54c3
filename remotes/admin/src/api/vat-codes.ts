import type { BankError } from '@bank/domain';
import { collection, documentId, query, where, type Firestore } from '@bank/firebase/firestore';
import { watchQuery } from './watch-query';

/** Issued codes by uid; a user without one is not in it. */
export type VatCodes = ReadonlyMap<string, number>;

/**
 * Tells of the codes issued to these users (30 at most, the database's own bound) now and at each
 * change. Errors as `watchQuery`. Returns what ends it.
 */
export function watchVatCodes(
  db: Firestore,
  uids: readonly string[],
  onValue: (codes: VatCodes) => void,
  onError: (error: BankError) => void,
): () => void {
  if (uids.length === 0) {
    onValue(new Map());
    return () => {};
  }
  return watchQuery(
    query(collection(db, 'vatCodes'), where(documentId(), 'in', uids)),
    ({ docs }) => new Map(docs.map((code) => [code.id, Number(code.data().vatCode)])),
    onValue,
    onError,
  );
}
