import { readQuery } from '@bank/data-access';
import { collection, limit, query, where, type Firestore } from '@bank/firebase/firestore';

/** Returns the uid of the account with this email address, or `null`. Throws `BankError`. */
export async function findUidByEmail(db: Firestore, email: string): Promise<string | null> {
  const [account] = await readQuery(
    query(collection(db, 'users'), where('email', '==', email.toLowerCase()), limit(1)),
  );
  return account?.id ?? null;
}
