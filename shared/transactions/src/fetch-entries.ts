import { BankError, type Transaction } from '@bank/domain';
import {
  getDocs,
  toBankError,
  toTransaction,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';

export function readEntry(entry: QueryDocumentSnapshot): Transaction {
  return toTransaction(entry.id, entry.data());
}

/**
 * What the database itself answers. Without a connection the SDK answers with what it happens to have
 * in memory, which would make a list, or a balance that is derived from one, silently wrong: that is
 * `BankError('network')` here.
 */
export async function fetchEntries(query: Query): Promise<QueryDocumentSnapshot[]> {
  try {
    const { docs, metadata } = await getDocs(query);
    if (metadata.fromCache) throw new BankError('network');
    return docs;
  } catch (error) {
    throw toBankError(error);
  }
}
