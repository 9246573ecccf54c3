import { useSubscription, type AsyncState } from '@bank/data-access';
import { BankError, type Transaction } from '@bank/domain';
import {
  database,
  doc,
  onSnapshot,
  toBankError,
  toTransaction,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';

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
  return onSnapshot(
    doc(db, 'transactions', id),
    // Without metadata changes, an empty server result after an empty cached one triggers no snapshot.
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data();
      if (data) onValue(toTransaction(id, data));
      else if (snapshot.metadata.fromCache) onError(new BankError('network'));
      else onValue(null);
    },
    (error) => {
      const bankError = toBankError(error);
      if (bankError.code === 'permission-denied') onValue(null);
      else onError(bankError);
    },
  );
}

/** Subscribes to a transaction; `null` if this user has none with that id. */
export function useTransaction(id: string): AsyncState<Transaction | null> {
  return useSubscription(
    useCallback((onValue, onError) => subscribeTransaction(database(), id, onValue, onError), [id]),
  );
}
