import { BankError, type Cents } from '@bank/domain';
import { readDocument, subscribeOnce, useSubscription, type AsyncState } from '@bank/data-access';
import { database, Timestamp, type Firestore } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import type { WithdrawalRequest } from './check-withdrawal';
import { readPayee, readRequest } from './payee-document';

/** A withdrawal that was paid. */
export type Receipt = {
  id: string;
  request: WithdrawalRequest;
  /** The server's time; `null` right after the payment. */
  date: Date | null;
  /** The account balance after it; known only to the attempt that made the payment. */
  balance: Cents | null;
};

/**
 * Returns the withdrawal that was paid under this id; `null` if there is none or it belongs to another
 * customer. Its details may differ from the form, which can be edited between attempts. Throws `BankError` if the database does not respond.
 */
export async function readReceipt(db: Firestore, id: string): Promise<Receipt | null> {
  // The id comes from the URL and may be invalid.
  if (!/^[\w-]{1,40}$/.test(id)) return null;
  try {
    const fields = await readDocument({ db, collection: 'withdrawals', id });
    const request = fields ? readRequest(fields) : null;
    if (fields && !request) {
      const { announceUnreadable } = await import('@bank/firebase/check-fields');
      announceUnreadable('withdrawals', readPayee(fields) ? 'amount' : 'method');
    }
    if (!fields || !request) return null;
    const date = fields.date instanceof Timestamp ? fields.date.toDate() : null;
    return { id, request, date, balance: null };
  } catch (error) {
    // The security rules deny access to the records of other customers.
    if (error instanceof BankError && error.code === 'permission-denied') return null;
    throw error;
  }
}

/** Reads once: a withdrawal record never changes. */
export function useReceipt(id: string): AsyncState<Receipt | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeOnce(() => readReceipt(database(), id), onValue, onError),
      [id],
    ),
  );
}
