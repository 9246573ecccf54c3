import { subscribeQuery, useSubscription, type AsyncState } from '@bank/data-access';
import type { BankError, Payee } from '@bank/domain';
import { announceUnreadable } from '@bank/firebase/check-fields';
import { collection, database, query, where, type Firestore } from '@bank/firebase/firestore';
import { locale } from '@bank/i18n';
import { useCallback } from 'react';
import { readPayee } from './payee-document';

/** A payee under the name that the customer gave it. */
export type SavedPayee = { id: string; name: string; payee: Payee };

/**
 * Subscribes to a customer's saved payees, sorted by name. Calls `onError` with `network` while offline
 * without a cached copy, and recovers when the network is back. Returns the unsubscribe function.
 */
export function subscribePayees(
  db: Firestore,
  uid: string,
  onValue: (payees: SavedPayee[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(collection(db, 'payees'), where('uid', '==', uid)),
    ({ docs }) => {
      const payees = docs.flatMap((document) => {
        const { name, ...fields } = document.data();
        const payee = readPayee(fields);
        if (payee && typeof name === 'string') return [{ id: document.id, name, payee }];
        announceUnreadable('payees', payee ? 'name' : 'method');
        return [];
      });
      return payees.sort((a, b) => a.name.localeCompare(b.name, locale()));
    },
    onValue,
    onError,
    'cache',
  );
}

/** Subscribes to a customer's saved payees. */
export function usePayees(uid: string): AsyncState<SavedPayee[]> {
  return useSubscription(
    useCallback((onValue, onError) => subscribePayees(database(), uid, onValue, onError), [uid]),
  );
}
