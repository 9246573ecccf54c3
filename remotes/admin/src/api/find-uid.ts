import {
  collection,
  limit,
  query,
  toBankError,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import { fetchAll } from './fetch-all';

/** Returns the uid of the account with this email address, or `null`. Throws `BankError`. */
export async function findUidByEmail(db: Firestore, email: string): Promise<string | null> {
  try {
    const [account] = await fetchAll(
      query(collection(db, 'users'), where('email', '==', email.toLowerCase()), limit(1)),
    );
    return account?.id ?? null;
  } catch (error) {
    throw toBankError(error);
  }
}
