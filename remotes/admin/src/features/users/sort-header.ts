import type { SortField } from '../../api/user-filter';
import { messages } from '../../messages';

/** The label of a sortable column. */
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
