import { useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { subscribeUsersById, type UsersById } from '../../api/users-by-id';

const SEPARATOR = '/';

/** Subscribes to these users. The list may be a new array at each render. */
export function useUsersById(uids: readonly string[]): AsyncState<UsersById> {
  // One string, stable while the ids are.
  const key = [...new Set(uids)].join(SEPARATOR);
  return useSubscription(
    useCallback(
      (...listeners) =>
        subscribeUsersById(database(), key === '' ? [] : key.split(SEPARATOR), ...listeners),
      [key],
    ),
  );
}
