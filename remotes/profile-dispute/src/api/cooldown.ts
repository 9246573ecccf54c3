import { BankError } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toBankError,
  transact,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';

/** Milliseconds. The security rules allow one in 60 seconds; the device's clock may be minutes off. */
const RECENT_MS = 60_000 + 5 * 60_000;

type RateLimit = {
  db: Firestore;
  uid: string;
  /** The field of `cooldowns/{uid}` to write. */
  field: 'disputeAt' | 'renameAt';
};

function isRecent(time: unknown): boolean {
  if (typeof time !== 'object' || time === null || !('toMillis' in time)) return false;
  return typeof time.toMillis === 'function' && Date.now() - Number(time.toMillis()) < RECENT_MS;
}

/**
 * Runs a transaction with a rate limit of one per minute. `work` writes and returns the fields to add to
 * the cooldown document, or `null` if there is nothing to write. The server's clock decides; the device's
 * clock only helps to name the error. Throws `BankError`: `too-soon` if the last one was less than a
 * minute ago.
 */
export async function transactRateLimited(
  { db, uid, field }: RateLimit,
  work: (transaction: DatabaseTransaction) => Promise<Record<string, string> | null>,
): Promise<void> {
  const cooldownRef = doc(db, 'cooldowns', uid);
  let last: unknown;
  try {
    await transact(db, async (transaction) => {
      const [cooldown, fields] = [await transaction.get(cooldownRef), await work(transaction)];
      last = cooldown.get(field);
      if (fields)
        transaction.set(cooldownRef, { ...fields, [field]: serverTimestamp() }, { merge: true });
    });
  } catch (cause) {
    const error = toBankError(cause);
    throw error.code === 'permission-denied' && isRecent(last)
      ? new BankError('too-soon', { cause })
      : error;
  }
}
