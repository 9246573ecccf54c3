import { useSubscription, type AsyncState } from '@bank/data-access';
import type { Transaction } from '@bank/domain';
import { database, toBankError } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { needsClientFilter, type TransactionFilter } from './transaction-filter';
import { searchPage, watchPage, type TransactionPage } from './transaction-page';
import type { Cursor } from './cursor';

/**
 * One page of the history. What the database answers by itself is live; a search is a look at the
 * entries as they are now. `filter` and `after` are kept the same while they mean the same.
 */
export function usePage(
  uid: string,
  filter: TransactionFilter,
  after: Cursor | null,
  searchableTexts: (transaction: Transaction) => readonly string[],
): AsyncState<TransactionPage> {
  return useSubscription(
    useCallback(
      (onValue, onError) => {
        const request = { uid, filter, after };
        if (!needsClientFilter(filter)) return watchPage(database(), request, onValue, onError);
        let isOver = false;
        searchPage(database(), request, searchableTexts).then(
          (page) => isOver || onValue(page),
          (error: unknown) => isOver || onError(toBankError(error)),
        );
        return () => {
          isOver = true;
        };
      },
      [uid, filter, after, searchableTexts],
    ),
  );
}
