import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import { toBankError } from './errors';
import { retryTransient } from './retry-transient';

/**
 * Firestore evaluates the security rules before it detects contention. The second of two racing commits
 * is therefore denied, although a retry with fresh reads may succeed.
 */
const RETRIES_AFTER_DENIAL = 2;

/**
 * Runs `work` in a Firestore transaction and retries it after contention (optimistic concurrency), so
 * `work` may be called more than once. Offline it fails, where a plain write would be queued and move money
 * later. Nothing is shown optimistically: listeners emit the change only after the server has committed it.
 *
 * Throws `BankError`: what `work` throws; `permission-denied` if the rules also deny the retries;
 * `network`.
 */
export async function transact<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  retries = RETRIES_AFTER_DENIAL,
): Promise<T> {
  try {
    return await retryTransient(() => runTransaction(db, work, { maxAttempts: 1 }));
  } catch (cause) {
    const error = toBankError(cause);
    if (error.code !== 'permission-denied' || retries === 0) throw error;
    return transact(db, work, retries - 1);
  }
}
