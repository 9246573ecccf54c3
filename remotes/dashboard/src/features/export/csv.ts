import {
  messages as historyTexts,
  payeeOf,
  signedAmount,
  statusBadge,
  csvOf,
  csvText,
} from '@bank/transactions';
import { plainAmount, type Transaction } from '@bank/domain';
import { messages } from '../../messages';

const columns = messages.export.columns;

function toRow(transaction: Transaction, currency: string): string[] {
  const { id, date, type, status, method } = transaction;
  const texts = [historyTexts.transactions.types[type], statusBadge(status).text].map(csvText);
  const details = [currency, method ?? '', payeeOf(transaction), id].map(csvText);
  const amount = plainAmount(signedAmount(transaction), currency);
  return [date?.toISOString() ?? '', ...texts, amount, ...details];
}

/** The transactions as CSV (RFC 4180), in the given order; times in UTC, amounts with a decimal point. */
export function toCsv(transactions: readonly Transaction[], currency: string): string {
  const header = [
    columns.date,
    columns.type,
    columns.status,
    columns.amount,
    columns.currency,
    columns.method,
    columns.payee,
    columns.reference,
  ].map(csvText);
  return csvOf([header, ...transactions.map((transaction) => toRow(transaction, currency))]);
}
