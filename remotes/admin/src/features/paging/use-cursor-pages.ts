import { useSubscription, type AsyncState } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import { useCallback, useState } from 'react';

type Subscribe<Page, Cursor> = (
  after: Cursor | null,
  onValue: (page: Page) => void,
  onError: (error: BankError) => void,
) => () => void;

/**
 * Subscribes to one page of a list. `subscribe` must be a stable reference: another one starts at its first
 * page.
 */
export function useCursorPages<Page, Cursor>(subscribe: Subscribe<Page, Cursor>) {
  const [stack, setStack] = useState<{ list: unknown; cursors: readonly Cursor[] }>({
    list: subscribe,
    cursors: [],
  });
  const cursors = stack.list === subscribe ? stack.cursors : [];
  const after = cursors.at(-1) ?? null;
  const page: AsyncState<Page> = useSubscription(
    useCallback((...listeners) => subscribe(after, ...listeners), [subscribe, after]),
  );
  return {
    page,
    number: cursors.length + 1,
    next: (cursor: Cursor) => setStack({ list: subscribe, cursors: [...cursors, cursor] }),
    previous: () => setStack({ list: subscribe, cursors: cursors.slice(0, -1) }),
  };
}
