import type { AsyncState } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import { useEffect, useMemo, useState } from 'react';
import { FIRST_PAGE, type UserCursor, type UserPage } from '../../api/user-page';

/** Subscribes to the page at a cursor; returns the unsubscribe function. */
export type SubscribePage = (
  from: UserCursor,
  onValue: (page: UserPage) => void,
  onError: (error: BankError) => void,
) => () => void;

type PageStack = {
  /** The subscription of these cursors: another one starts at its first page. */
  source: SubscribePage;
  /** The cursors of the visited pages, for going back. */
  cursors: readonly UserCursor[];
};
export type NumberedPage = UserPage & { number: number };

/**
 * Cursor pagination over a subscription. A page stays until the next one has loaded, so that the buttons
 * below it keep their position and focus. `retry` resubscribes after an error. `subscribePage` must be a
 * stable reference.
 */
export function useUserPages(subscribePage: SubscribePage) {
  const [latest, setStack] = useState<PageStack>({ source: subscribePage, cursors: [FIRST_PAGE] });
  const [page, setPage] = useState<AsyncState<NumberedPage>>({ status: 'loading' });
  const stack = useMemo(
    () =>
      latest.source === subscribePage ? latest : { source: subscribePage, cursors: [FIRST_PAGE] },
    [latest, subscribePage],
  );
  const { cursors } = stack;

  useEffect(
    () =>
      stack.source(
        stack.cursors.at(-1) ?? FIRST_PAGE,
        (value) => setPage({ status: 'ready', value: { ...value, number: stack.cursors.length } }),
        (error) => setPage({ status: 'error', error }),
      ),
    [stack],
  );

  // A second click on an outgoing page would skip one.
  const isTurning = page.status === 'ready' && page.value.number !== cursors.length;
  return {
    page,
    next(cursor: UserCursor) {
      if (!isTurning) setStack({ source: subscribePage, cursors: [...cursors, cursor] });
    },
    previous() {
      if (cursors.length > 1) setStack({ source: subscribePage, cursors: cursors.slice(0, -1) });
    },
    retry() {
      setPage({ status: 'loading' });
      setStack({ source: subscribePage, cursors });
    },
  };
}

export type UserPages = ReturnType<typeof useUserPages>;
