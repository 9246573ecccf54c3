import {
  messages as historyTexts,
  payeeOf,
  signedAmount,
  statusBadge,
  csvOf,
  csvText,
} from '@bank/transactions';
import { toMajorUnits, type Transaction } from '@bank/domain';
import { messages } from '../../messages';

const columns = messages.export.columns;

function lineOf(transaction: Transaction, currency: string): string[] {
  const { id, date, type, status, method } = transaction;
  const texts = [historyTexts.transactions.types[type], statusBadge(status).text].map(csvText);
  const details = [currency, method ?? '', payeeOf(transaction), id].map(csvText);
  const amount = toMajorUnits(signedAmount(transaction)).toFixed(2);
  return [date?.toISOString() ?? '', ...texts, amount, ...details];
}

/** The entries as CSV (RFC 4180), in the order given; times in UTC, amounts with a point. */
export function toCsv(transactions: readonly Transaction[], currency: string): string {
  const head = [
    columns.date,
    columns.type,
    columns.status,
    columns.amount,
    columns.currency,
    columns.method,
    columns.payee,
    columns.reference,
  ].map(csvText);
  return csvOf([head, ...transactions.map((transaction) => lineOf(transaction, currency))]);
}
