import { BankError } from '@bank/domain';
import { getDocs, type Query, type QueryDocumentSnapshot } from '@bank/firebase/firestore';

/** Reads a query once, from the server only: the cache may hold only part of the results. */
export async function fetchAll(target: Query): Promise<QueryDocumentSnapshot[]> {
  const { docs, metadata } = await getDocs(target);
  if (metadata.fromCache) throw new BankError('network');
  return docs;
}
