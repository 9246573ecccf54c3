import {
  collection,
  getDocs,
  limit,
  query,
  toBankError,
  where,
  type Firestore,
} from '@bank/firebase/firestore';

/** Returns the uid of the account with this email address, or `null`. Throws `BankError`. */
export async function findUidByEmail(db: Firestore, email: string): Promise<string | null> {
  try {
    const { docs } = await getDocs(
      query(collection(db, 'users'), where('email', '==', email.toLowerCase()), limit(1)),
    );
    return docs[0]?.id ?? null;
  } catch (error) {
    throw toBankError(error);
  }
}
