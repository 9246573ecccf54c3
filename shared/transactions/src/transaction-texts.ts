import { formatMoney, type Transaction } from '@bank/domain';
import { locale } from '@bank/i18n';
import { messages } from './messages';
import { statusBadge } from './transaction-status';

/** To whom a withdrawal went, in one line; '' for money that came in. */
export function payeeOf(transaction: Transaction): string {
  const { accountHolderName, accountNumber, bankName, email, cryptoType } = transaction;
  return [accountHolderName, accountNumber, bankName, email, cryptoType].filter(Boolean).join(', ');
}

/** All that people read of an entry, which is what a search looks through. */
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
