import { INITIAL_ACCOUNT_LEVEL, type UserProfile } from '@bank/domain';

export type Restriction = 'transactions-disabled' | 'level-too-low' | 'vat-code-missing';

/** Why every withdrawal would be refused for now. `hasCode`: whether a VAT code was issued; `null` if unknown. */
export function restrictionsOf(profile: UserProfile, hasCode: boolean | null): Restriction[] {
  const found: Restriction[] = [];
  if (!profile.transactionsEnabled) found.push('transactions-disabled');
  if (profile.accountLevel <= INITIAL_ACCOUNT_LEVEL) found.push('level-too-low');
  if (hasCode === false) found.push('vat-code-missing');
  return found;
}
