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
 * Fetches from the server only. Offline, the SDK would return a partial result from its memory cache,
 * and lists and derived balances would be silently wrong; this throws `BankError('network')` instead.
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
