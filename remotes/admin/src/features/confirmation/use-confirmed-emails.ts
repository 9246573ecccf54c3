import { useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { subscribeConfirmedEmails, type ConfirmedEmails } from '../../api/confirmed-emails';

const SEPARATOR = '/';

/** Subscribes to the confirmed email addresses of these users. */
export function useConfirmedEmails(uids: readonly string[]): AsyncState<ConfirmedEmails> {
  // One string, stable while the uids are.
  const key = uids.join(SEPARATOR);
  return useSubscription(
    useCallback(
      (onValue, onError) =>
        subscribeConfirmedEmails(
          database(),
          key === '' ? [] : key.split(SEPARATOR),
          onValue,
          onError,
        ),
      [key],
    ),
  );
}
