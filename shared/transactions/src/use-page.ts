import { useSubscription, type AsyncState } from '@bank/data-access';
import type { Transaction } from '@bank/domain';
import { database, toBankError } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { needsClientFilter, type TransactionFilter } from './transaction-filter';
import { searchPage, watchPage, type ReadTexts, type TransactionPage } from './transaction-page';
import type { Cursor } from './cursor';

/**
 * One page of the history. Pages that Firestore can filter are live; a text search is a one-off fetch.
 * Memoize `filter`, `after` and the functions.
 */
export function usePage(
  uid: string,
  filter: TransactionFilter,
  after: Cursor | null,
  searchableTexts: (transaction: Transaction) => readonly string[],
  readTexts?: ReadTexts,
): AsyncState<TransactionPage> {
  return useSubscription(
    useCallback(
      (onValue, onError) => {
        const request = { uid, filter, after };
        if (!needsClientFilter(filter)) return watchPage(database(), request, onValue, onError);
        let isUnsubscribed = false;
        searchPage(database(), request, searchableTexts, readTexts).then(
          (page) => isUnsubscribed || onValue(page),
          (error: unknown) => isUnsubscribed || onError(toBankError(error)),
        );
        return () => {
          isUnsubscribed = true;
        };
      },
      [uid, filter, after, searchableTexts, readTexts],
    ),
  );
}
