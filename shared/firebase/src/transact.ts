import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import { toBankError } from './errors';

/**
 * The database asks its rules before it looks whether what was read still holds. So of two commits
 * that race, the second is denied, where after a fresh look nothing may be wrong.
 */
const TRIES_AFTER_DENIAL = 2;

/**
 * Reads and writes as one: `work` sees what is stored, and its writes happen together or not at all.
 * It may be called again, on what is stored by then. Offline it fails, where a plain write would wait
 * silently and move money later.
 *
 * Throws `BankError`: what `work` throws; `permission-denied` where the rules refuse it also after a
 * fresh look; `network`.
 */
export async function transact<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  tries = TRIES_AFTER_DENIAL,
): Promise<T> {
  try {
    return await runTransaction(db, work);
  } catch (cause) {
    const error = toBankError(cause);
    if (error.code !== 'permission-denied' || tries === 0) throw error;
    return transact(db, work, tries - 1);
  }
}
