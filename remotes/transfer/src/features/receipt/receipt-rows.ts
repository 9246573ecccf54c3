import { brand, formatMoney } from '@bank/domain';
import { locale } from '@bank/i18n';
import type { Receipt } from '../../api/read-receipt';
import { messages } from '../../messages';
import { payeeDetails } from '../withdrawal/payee-details';
import { messages as texts } from './messages';

type ReceiptRow = { name: string; value: string };

/** The rows below the amount of a receipt. */
export function receiptRows({ id, request, date }: Receipt, username: string): ReceiptRow[] {
  const dates = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'long' });
  return [
    ...(date ? [{ name: texts.date, value: dates.format(date) }] : []),
    { name: texts.reference, value: id },
    { name: texts.from, value: username },
    { name: texts.method, value: messages.withdrawal.methodNames[request.payee.method] },
    ...payeeDetails(request.payee),
    { name: texts.status, value: texts.completed },
  ];
}

/** The receipt as plain text, for sharing. */
export function receiptText(paid: Receipt, username: string, currency: string): string {
  const amount = {
    name: texts.amount,
    value: formatMoney(paid.request.amount, currency, locale()),
  };
  const rows = [amount, ...receiptRows(paid, username)];
  return [
    `${brand.name}: ${messages.receipt.title}`,
    ...rows.map(({ name, value }) => `${name}: ${value}`),
    texts.demonstration,
  ].join('\n');
}
