import { INITIAL_ACCOUNT_LEVEL, type UserProfile } from '@bank/domain';

/** Whether a withdrawal would be refused for now. `hasCode`: whether a VAT code was issued; `null` if unknown. */
export function isRestricted(profile: UserProfile, hasCode: boolean | null): boolean {
  const isLevelTooLow = profile.accountLevel <= INITIAL_ACCOUNT_LEVEL;
  return !profile.transactionsEnabled || isLevelTooLow || hasCode === false;
}
