import { messages as historyTexts, statusBadge } from '@bank/transactions';
import { formatMoney, groupAccountNumber, type Transaction } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { messages } from '../../messages';

const texts = messages.receipt.labels;
const dates = dateFormat({ dateStyle: 'long', timeStyle: 'medium' });

function methodName(method: string): string {
  const names: Readonly<Record<string, string>> = messages.receipt.methods;
  return names[method] ?? method;
}

/** The rows of a receipt, in order, without missing values and, if balances are hidden, without the balance. */
export function receiptDetails(
  transaction: Transaction,
  currency: string,
  showsBalance: boolean,
): { name: string; value: string }[] {
  const { id, type, date, status, method, balance, amount } = transaction;
  const { accountHolderName, accountNumber, bankName, email, cryptoType } = transaction;
  const balanceText =
    showsBalance && balance !== undefined ? formatMoney(balance, currency, locale()) : undefined;
  const details: [string, string | undefined][] = [
    [texts.type, historyTexts.transactions.types[type]],
    [texts.amount, formatMoney(amount, currency, locale())],
    [texts.status, statusBadge(status).text],
    [texts.date, date ? dates.format(date) : historyTexts.transactions.now],
    [texts.method, method && methodName(method)],
    [texts.holder, accountHolderName],
    [texts.account, accountNumber && groupAccountNumber(accountNumber)],
    [texts.bank, bankName],
    [texts.email, email],
    [texts.coin, cryptoType],
    [texts.balance, balanceText],
    [texts.reference, id],
  ];
  return details.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
