import type { BankError, Transaction } from '@bank/domain';
import {
  database,
  toTransaction,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { subscribeDocument } from './subscribe-document';
import { useSubscription, type AsyncState } from './use-subscription';

/**
 * Subscribes to one of the user's transactions; `null` if it is missing or belongs to another user.
 * Returns the unsubscribe function.
 */
function subscribeTransaction(
  db: Firestore,
  id: string,
  onValue: (transaction: Transaction | null) => void,
  onError: (error: BankError) => void,
): () => void {
  const read = (data: DocumentData) => toTransaction(id, data);
  return subscribeDocument({ db, collection: 'transactions', id }, read, {
    onValue,
    // The rules deny another user's transaction, which looks the same as a missing one.
    onError: (error) => (error.code === 'permission-denied' ? onValue(null) : onError(error)),
  });
}

/** Subscribes to a transaction; `null` if this user has none with that id. */
export function useTransaction(id: string): AsyncState<Transaction | null> {
  return useSubscription(
    useCallback((onValue, onError) => subscribeTransaction(database(), id, onValue, onError), [id]),
  );
}
