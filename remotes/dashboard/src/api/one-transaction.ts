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
 * Tells of one of a person's transactions now and at each change; `null` where it is not theirs or
 * is not there: to them that is the same. Returns what ends it.
 */
function watchTransaction(
  db: Firestore,
  id: string,
  onValue: (transaction: Transaction | null) => void,
  onError: (error: BankError) => void,
): () => void {
  return onSnapshot(
    doc(db, 'transactions', id),
    // Without the metadata changes, "there is none" from the server is not told after "none here".
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data();
      if (data) onValue(toTransaction(id, data));
      else if (snapshot.metadata.fromCache) onError(new BankError('network'));
      else onValue(null);
    },
    (error) => {
      const translated = toBankError(error);
      if (translated.code === 'permission-denied') onValue(null);
      else onError(translated);
    },
  );
}

/** A transaction, live; `null` where this person has none of that id. */
export function useTransaction(id: string): AsyncState<Transaction | null> {
  return useSubscription(
    useCallback((onValue, onError) => watchTransaction(database(), id, onValue, onError), [id]),
  );
}
