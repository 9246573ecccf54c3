import { BankError } from '@bank/domain';
import {
  doc,
  runTransaction,
  serverTimestamp,
  toBankError,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';

/** The database's rules allow one in 60 seconds; a device's clock may be minutes off. Milliseconds. */
const RECENT = 60_000 + 5 * 60_000;

type Limited = {
  db: Firestore;
  uid: string;
  /** Which time of `cooldowns/{uid}` is written. */
  field: 'disputeAt' | 'renameAt';
};

function isRecent(time: unknown): boolean {
  if (typeof time !== 'object' || time === null || !('toMillis' in time)) return false;
  return typeof time.toMillis === 'function' && Date.now() - Number(time.toMillis()) < RECENT;
}

/**
 * Runs a transaction that a customer may make once a minute. `work` does the writes and returns what it
 * adds to the cooldown, or `null` if there is nothing to write. The server's clock decides; the device's
 * only helps to name the reason. Throws `BankError`: `too-soon` if the last one was less than a minute ago.
 */
export async function transactOnceAMinute(
  { db, uid, field }: Limited,
  work: (transaction: DatabaseTransaction) => Promise<Record<string, string> | null>,
): Promise<void> {
  const place = doc(db, 'cooldowns', uid);
  let last: unknown;
  try {
    await runTransaction(db, async (transaction) => {
      const [cooldown, more] = [await transaction.get(place), await work(transaction)];
      last = cooldown.get(field);
      if (more) transaction.set(place, { ...more, [field]: serverTimestamp() }, { merge: true });
    });
  } catch (cause) {
    const error = toBankError(cause);
    throw error.code === 'permission-denied' && isRecent(last)
      ? new BankError('too-soon', { cause })
      : error;
  }
}
