import type { UserProfile } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { subscribeUsersById, type UsersById } from '../../api/users-by-id';
import { useById, type ById } from '../by-id/use-by-id';

const subscribe = (
  uids: readonly string[],
  onValue: (users: UsersById) => void,
  onError: () => void,
) => subscribeUsersById(database(), uids, onValue, onError);

/** Subscribes to these users, as `useById`. */
export function useUsersById(uids: readonly string[]): ById<UserProfile> {
  return useById(uids, subscribe);
}
