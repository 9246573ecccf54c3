import type { BankError } from '@bank/domain';
import { collection, documentId, query, where, type Firestore } from '@bank/firebase/firestore';
import { watchByIds } from './watch-query';

/** Issued codes by uid; users without one are absent. */
export type VatCodes = ReadonlyMap<string, number>;

/** Subscribes to the codes of these users, as `watchByIds`. */
export function watchVatCodes(
  db: Firestore,
  uids: readonly string[],
  onValue: (codes: VatCodes) => void,
  onError: (error: BankError) => void,
): () => void {
  return watchByIds(
    uids,
    () => query(collection(db, 'vatCodes'), where(documentId(), 'in', uids)),
    (code) => Number(code.data().vatCode),
    onValue,
    onError,
  );
}
