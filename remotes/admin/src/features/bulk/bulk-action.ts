import { newId, newVatCode, type UserProfile } from '@bank/domain';
import type { AdminRequests } from '../actions/admin-requests';

/** What can be done with several users at once. */
export type BulkAction = 'enable' | 'disable' | 'issue_vat_code';

/** One user's turn. `id` and `code` stay over every try: what is sent twice is carried out once. */
export type BulkOrder = { user: UserProfile; id: string; code: number };

export function ordersFor(users: readonly UserProfile[]): BulkOrder[] {
  return users.map((user) => ({ user, id: newId(), code: newVatCode() }));
}

/** Carries out one turn. Rejects with a `BankError`. */
export function carryOut(
  requests: AdminRequests,
  action: BulkAction,
  { user, id, code }: BulkOrder,
): Promise<void> {
  if (action === 'issue_vat_code') return requests.issueVatCode({ id, uid: user.uid, code });
  return requests.setTransactions(user.uid, action === 'enable');
}
