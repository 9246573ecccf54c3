import type { Transaction } from '@bank/domain';
import { toTransaction, type QueryDocumentSnapshot } from '@bank/firebase/firestore';

export function readEntry(entry: QueryDocumentSnapshot): Transaction {
  return toTransaction(entry.id, entry.data());
}
