import { countQuery } from '@bank/data-access';
import { MAX_VAT_GUESSES } from '@bank/domain';
import { collection, query, where, type Firestore } from '@bank/firebase/firestore';

export type CustomerFigures = {
  users: number;
  /** Accounts whose transactions no administrator has ever enabled or disabled. */
  isNew: number;
  /** Customers with wrong guesses at their VAT code, without the locked ones. */
  failedCodes: number;
  locked: number;
};

/** The figures of customers, counted by the database. Throws `BankError`. */
export async function customerFigures(db: Firestore): Promise<CustomerFigures> {
  const [users, decided, failed, locked] = await Promise.all([
    countQuery(collection(db, 'users')),
    // A query can't match a missing field, so new accounts are all but those that have it.
    countQuery(query(collection(db, 'users'), where('transactionEnabled', 'in', [true, false]))),
    countQuery(query(collection(db, 'vatAttempts'), where('n', '>=', 1))),
    countQuery(query(collection(db, 'vatAttempts'), where('n', '>=', MAX_VAT_GUESSES))),
  ]);
  return { users, isNew: Math.max(0, users - decided), failedCodes: failed - locked, locked };
}
