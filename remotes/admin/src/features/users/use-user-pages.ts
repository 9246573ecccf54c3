import type { Live } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import { useEffect, useMemo, useState } from 'react';
import { START, type UserCursor, type UserPage } from '../../api/user-page';

/** Tells of the page that starts there; returns what ends it. */
export type WatchPage = (
  from: UserCursor,
  onValue: (page: UserPage) => void,
  onError: (error: BankError) => void,
) => () => void;

type Place = {
  /** In what was asked for: something else begins with its first page. */
  of: WatchPage;
  /** Those of the pages gone through, so that one can go back. */
  cursors: readonly UserCursor[];
};
export type NumberedPage = UserPage & { number: number };

/**
 * The users, live, one page at a time. A page stays until the next one has come, so that the buttons
 * below it, and the keyboard's place among them, stay too. `retry` listens anew where the database
 * has ended it. `watchPage` stays the same function while it tells of the same users.
 */
export function useUserPages(watchPage: WatchPage) {
  const [latest, setPlace] = useState<Place>({ of: watchPage, cursors: [START] });
  const [page, setPage] = useState<Live<NumberedPage>>({ status: 'loading' });
  const place = useMemo(
    () => (latest.of === watchPage ? latest : { of: watchPage, cursors: [START] }),
    [latest, watchPage],
  );
  const { cursors } = place;

  useEffect(
    () =>
      place.of(
        place.cursors.at(-1) ?? START,
        (value) => setPage({ status: 'ready', value: { ...value, number: place.cursors.length } }),
        (error) => setPage({ status: 'error', error }),
      ),
    [place],
  );

  // A second click on a page that is about to go would skip one.
  const isTurning = page.status === 'ready' && page.value.number !== cursors.length;
  return {
    page,
    next(cursor: UserCursor) {
      if (!isTurning) setPlace({ of: watchPage, cursors: [...cursors, cursor] });
    },
    previous() {
      if (cursors.length > 1) setPlace({ of: watchPage, cursors: cursors.slice(0, -1) });
    },
    retry() {
      setPage({ status: 'loading' });
      setPlace({ of: watchPage, cursors });
    },
  };
}

export type UserPages = ReturnType<typeof useUserPages>;
