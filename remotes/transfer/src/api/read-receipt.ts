import { BankError, type WithdrawalRequest } from '@bank/domain';
import { useLive, type Live } from '@bank/data-access';
import {
  database,
  doc,
  getDocFromServer,
  Timestamp,
  toBankError,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { readRequest } from './payee-fields';

/** A withdrawal as it was paid out, by the server's clock. */
export type PaidWithdrawal = { id: string; request: WithdrawalRequest; date: Date | null };

/**
 * The withdrawal that was paid under this id, or `null`: there is none, or it is another person's.
 * Throws `BankError` without an answer.
 */
export async function readReceipt(db: Firestore, id: string): Promise<PaidWithdrawal | null> {
  // What is no id at all may come with an address that somebody typed.
  if (!/^[\w-]{1,40}$/.test(id)) return null;
  try {
    const snapshot = await getDocFromServer(doc(db, 'withdrawals', id));
    const fields = snapshot.data();
    const request = fields ? readRequest(fields) : null;
    if (!fields || !request) return null;
    return { id, request, date: fields.date instanceof Timestamp ? fields.date.toDate() : null };
  } catch (cause) {
    const error = toBankError(cause);
    // The rules show nobody what is not theirs.
    if (error.code === 'permission-denied') return null;
    throw error;
  }
}

/** Read once: a record is never changed. */
export function useReceipt(id: string): Live<PaidWithdrawal | null> {
  return useLive(
    useCallback(
      (onValue, onError) => {
        let isCurrent = true;
        readReceipt(database(), id).then(
          (receipt) => isCurrent && onValue(receipt),
          (error: unknown) =>
            isCurrent && onError(error instanceof BankError ? error : new BankError('unknown')),
        );
        return () => {
          isCurrent = false;
        };
      },
      [id],
    ),
  );
}
