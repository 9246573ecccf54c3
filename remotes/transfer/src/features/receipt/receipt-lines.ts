import { brand, formatMoney } from '@bank/domain';
import { locale } from '@bank/i18n';
import type { PaidWithdrawal } from '../../api/read-receipt';
import { messages } from '../../messages';
import { payeeFacts } from '../withdrawal/payee-facts';

const texts = messages.receipt;

type Line = { name: string; value: string };

/** What a receipt says below its amount. */
export function receiptLines({ id, request, date }: PaidWithdrawal, username: string): Line[] {
  const dates = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'long' });
  return [
    ...(date ? [{ name: texts.date, value: dates.format(date) }] : []),
    { name: texts.reference, value: id },
    { name: texts.from, value: username },
    { name: texts.method, value: messages.withdrawal.methodNames[request.payee.method] },
    ...payeeFacts(request.payee),
    { name: texts.status, value: texts.completed },
  ];
}

/** The whole receipt as text, to be shared. */
export function receiptText(paid: PaidWithdrawal, username: string, currency: string): string {
  const amount = {
    name: texts.amount,
    value: formatMoney(paid.request.amount, currency, locale()),
  };
  const lines = [amount, ...receiptLines(paid, username)];
  return [
    `${brand.name}: ${texts.title}`,
    ...lines.map(({ name, value }) => `${name}: ${value}`),
    texts.demonstration,
  ].join('\n');
}
