import type { BankTransactionFilter } from '../../api/bank-transactions';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The local day of a date, as in a date field. */
export function dayOf(date: Date): string {
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** The address of the filtered list. */
export function transactionsPath({ direction, from }: BankTransactionFilter): string {
  const query = new URLSearchParams();
  if (direction) query.set('type', direction);
  if (from) query.set('from', dayOf(from));
  const text = query.toString();
  return `/admin/transactions${text && `?${text}`}`;
}

/** Parses the filter; invalid values in a typed address are ignored. */
export function parseTransactionsUrl(search: string): BankTransactionFilter {
  const query = new URLSearchParams(search);
  const type = query.get('type');
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(query.get('from') ?? '') ?? [];
  return {
    direction: type === 'credits' || type === 'withdrawals' ? type : null,
    from: day ? new Date(Number(year), Number(month) - 1, Number(day)) : null,
  };
}
