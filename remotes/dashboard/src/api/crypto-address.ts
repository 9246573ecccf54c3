import { subscribeDocument, useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';

/**
 * Subscribes to the address that a withdrawal in a coin was paid to; `null` if none is stored. Only the
 * withdrawal's own record has it, not the transaction (specification, section 3).
 */
export function useCryptoAddress(id: string): AsyncState<string | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) =>
        subscribeDocument<string | null>(
          { db: database(), collection: 'withdrawals', id },
          ({ cryptoAddress }) => (typeof cryptoAddress === 'string' ? cryptoAddress : null),
          { onValue, onError },
        ),
      [id],
    ),
  );
}
