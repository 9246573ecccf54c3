import type { Live } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import { useEffect, useState } from 'react';
import type { UserCursor, UserPage } from '../../api/user-page';

/** Tells of the page after a user; returns what ends it. */
export type WatchPage = (
  after: UserCursor | null,
  onValue: (page: UserPage) => void,
  onError: (error: BankError) => void,
) => () => void;

type Place = {
  /** Those of the pages gone through, so that one can go back. The first page starts after nobody. */
  cursors: readonly (UserCursor | null)[];
};
export type NumberedPage = UserPage & { number: number };

/**
 * The users, live, one page at a time. A page stays until the next one has come, so that the buttons
 * below it, and the keyboard's place among them, stay too. `retry` listens anew where the database
 * has ended it. `watchPage` must stay the same function.
 */
export function useUserPages(watchPage: WatchPage) {
  const [place, setPlace] = useState<Place>({ cursors: [null] });
  const [page, setPage] = useState<Live<NumberedPage>>({ status: 'loading' });
  const { cursors } = place;

  useEffect(
    () =>
      watchPage(
        place.cursors.at(-1) ?? null,
        (value) => setPage({ status: 'ready', value: { ...value, number: place.cursors.length } }),
        (error) => setPage({ status: 'error', error }),
      ),
    [place, watchPage],
  );

  // A second click on a page that is about to go would skip one.
  const isTurning = page.status === 'ready' && page.value.number !== cursors.length;
  return {
    page,
    next(cursor: UserCursor) {
      if (!isTurning) setPlace({ cursors: [...cursors, cursor] });
    },
    previous() {
      if (cursors.length > 1) setPlace({ cursors: cursors.slice(0, -1) });
    },
    retry() {
      setPage({ status: 'loading' });
      setPlace({ cursors });
    },
  };
}

export type UserPages = ReturnType<typeof useUserPages>;
