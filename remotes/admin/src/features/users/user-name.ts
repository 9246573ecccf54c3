import type { UserProfile } from '@bank/domain';

/**
 * The name of a user of `useUsersById`: an ellipsis until it is known, and `missing` if the account is gone or
 * has no name.
 */
export function userName(user: UserProfile | null | undefined, missing: string): string {
  return user === undefined ? '…' : user?.username || missing;
}
