import { BankError, type WithdrawalRequest } from '@bank/domain';
import { useSubscription, type AsyncState } from '@bank/data-access';
import {
  database,
  doc,
  getDocFromServer,
  Timestamp,
  toBankError,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { readRequest } from './payee-document';

/** A withdrawal that was paid; `date` is the server's time. */
export type PaidWithdrawal = { id: string; request: WithdrawalRequest; date: Date | null };

/**
 * Returns the withdrawal that was paid under this id; `null` if there is none or it belongs to another
 * customer. Throws `BankError` if the database does not respond.
 */
export async function readReceipt(db: Firestore, id: string): Promise<PaidWithdrawal | null> {
  // The id comes from the URL and may be invalid.
  if (!/^[\w-]{1,40}$/.test(id)) return null;
  try {
    const snapshot = await getDocFromServer(doc(db, 'withdrawals', id));
    const fields = snapshot.data();
    const request = fields ? readRequest(fields) : null;
    if (!fields || !request) return null;
    return { id, request, date: fields.date instanceof Timestamp ? fields.date.toDate() : null };
  } catch (cause) {
    const error = toBankError(cause);
    // The security rules deny access to the records of other customers.
    if (error.code === 'permission-denied') return null;
    throw error;
  }
}

/** Reads once: a withdrawal record never changes. */
export function useReceipt(id: string): AsyncState<PaidWithdrawal | null> {
  return useSubscription(
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
