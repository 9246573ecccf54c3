import { brand, formatMoney, type Transaction } from '@bank/domain';
import { locale } from '@bank/i18n';
import { messages } from './messages';
import { statusBadge } from './transaction-status';

/** The payee of a withdrawal in one line; '' for incoming money. */
export function payeeOf(transaction: Transaction): string {
  const { accountHolderName, accountNumber, bankName, email, cryptoType } = transaction;
  return [accountHolderName, accountNumber, bankName, email, cryptoType].filter(Boolean).join(', ');
}

/** The name that the history shows: the payee of a withdrawal, or the bank, which makes all credits. */
export function counterpartyOf(transaction: Transaction): string {
  const { type, accountHolderName, email, cryptoType, accountNumber, bankName } = transaction;
  if (type !== 'withdrawal') return brand.name;
  const wallet = cryptoType && messages.transactions.wallet(cryptoType);
  return accountHolderName ?? email ?? wallet ?? accountNumber ?? bankName ?? '';
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
    counterpartyOf(transaction),
    formatMoney(amount, '', locale()),
  ];
}
