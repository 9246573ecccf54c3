import type { SortField } from '../../api/wanted-users';
import { messages } from '../../messages';

/** What a column that can be sorted by is called. */
export function sortHeader(field: SortField): string {
  const { columns } = messages.users;
  const headers: Record<SortField, string> = {
    username: columns.name,
    accountBalance: columns.balance,
    loanBalance: columns.loanBalance,
    vatCode: columns.vatCode,
    accountLevel: columns.accountLevel,
    transactionEnabled: columns.transactionEnabled,
  };
  return headers[field];
}
