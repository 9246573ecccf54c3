import { formatMoney, type Transaction } from '@bank/domain';
import { locale } from '@bank/i18n';
import { messages } from './messages';
import { statusBadge } from './transaction-status';

/** The payee of a withdrawal in one line; '' for incoming money. */
export function payeeOf(transaction: Transaction): string {
  const { accountHolderName, accountNumber, bankName, email, cryptoType } = transaction;
  return [accountHolderName, accountNumber, bankName, email, cryptoType].filter(Boolean).join(', ');
}

/** The displayed texts of an entry, which the text search covers. */
export function searchableTexts(transaction: Transaction): readonly string[] {
  const { id, type, status, method, amount } = transaction;
  return [
    id,
    messages.transactions.types[type],
    statusBadge(status).text,
    method ?? '',
    payeeOf(transaction),
    formatMoney(amount, '', locale()),
  ];
}
