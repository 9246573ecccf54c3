import {
  collection,
  getCountFromServer,
  toBankError,
  type Firestore,
} from '@bank/firebase/firestore';

/** The number of users, counted by the database without reading them. Throws `BankError`. */
export async function countUsers(db: Firestore): Promise<number> {
  try {
    return (await getCountFromServer(collection(db, 'users'))).data().count;
  } catch (error) {
    throw toBankError(error);
  }
}
