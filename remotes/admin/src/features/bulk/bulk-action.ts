import { newId, type UserProfile } from '@bank/domain';
import { newVatCode } from '../../api/new-vat-code';
import type { AdminApi } from '../actions/admin-api';

/** The actions on several users at once. */
export type BulkAction = 'enable' | 'disable' | 'issue_vat_code';

/**
 * One user's item. `id` and `code` stay the same across retries: what is sent twice is carried out once.
 */
export type BulkItem = { user: UserProfile; id: string; code: number };

export function createBulkItems(users: readonly UserProfile[]): BulkItem[] {
  return users.map((user) => ({ user, id: newId(), code: newVatCode() }));
}

/** Carries out one item. Rejects with a `BankError`. */
export function runItem(
  api: AdminApi,
  action: BulkAction,
  { user, id, code }: BulkItem,
): Promise<void> {
  if (action === 'issue_vat_code') return api.issueVatCode({ id, uid: user.uid, code });
  return api.setTransactions(user.uid, action === 'enable');
}
