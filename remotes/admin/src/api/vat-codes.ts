import type { BankError } from '@bank/domain';
import { collection, documentId, query, where, type Firestore } from '@bank/firebase/firestore';
import { readNumber } from './code-state';
import { subscribeByIds } from './subscribe-by-ids';

/** Issued codes by uid; users without one are absent. */
export type VatCodes = ReadonlyMap<string, number>;

/** Subscribes to the codes of these users, as `subscribeByIds`. */
export function subscribeVatCodes(
  db: Firestore,
  uids: readonly string[],
  onValue: (codes: VatCodes) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeByIds(
    uids,
    (ids) => query(collection(db, 'vatCodes'), where(documentId(), 'in', ids)),
    (code) => readNumber('vatCodes', 'vatCode', code.data().vatCode),
    onValue,
    onError,
  );
}
