import { parseAmount, toMajorUnits, type Cents } from '@bank/domain';
import { readCursor, writeCursor, type Cursor } from './cursor';
import { SORTS, STATUSES, TYPES, type TransactionFilter } from './transaction-filter';

/**
 * The filters as they stand in the address, and in the form: `from` and `to` are days, both
 * included. So a list can be linked to, and the browser's Back undoes a filter.
 */
export type FilterFields = {
  q: string;
  type: string;
  status: string;
  from: string;
  to: string;
  min: string;
  max: string;
  sort: string;
};

const KEYS = ['q', 'type', 'status', 'from', 'to', 'min', 'max', 'sort'] as const;

export function parseFilterParams(search: string): FilterFields {
  const query = new URLSearchParams(search);
  const entries = KEYS.map((key) => [key, query.get(key) ?? '']);
  return Object.fromEntries(entries) as FilterFields;
}

/** The address's query of these fields, without those that are empty; '' for none. */
export function formatFilterParams(fields: FilterFields, after: Cursor | null = null): string {
  const query = new URLSearchParams();
  for (const key of KEYS) {
    const value = fields[key].trim();
    if (value && !(key === 'sort' && value === 'newest')) query.set(key, value);
  }
  if (after) query.set('after', writeCursor(after));
  const text = query.toString();
  return text && `?${text}`;
}

export function parseCursorParam(search: string): Cursor | null {
  return readCursor(new URLSearchParams(search).get('after') ?? '');
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  return known.find((each) => each === value) ?? null;
}

/** The first moment of a day where the person is, or of the day after it. */
function startOf(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!date) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
}

function amount(text: string): Cents | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.cents : null;
}

/** What of the fields can be read; the rest of a typed address counts as not asked for. */
export function toFilter(fields: FilterFields): TransactionFilter {
  return {
    text: fields.q.trim(),
    type: oneOf(TYPES, fields.type),
    status: oneOf(STATUSES, fields.status),
    from: startOf(fields.from),
    until: startOf(fields.to, 1),
    least: amount(fields.min),
    most: amount(fields.max),
    sort: oneOf(SORTS, fields.sort) ?? 'newest',
  };
}

/** How an amount stands in the address: the same in every country. */
export function amountText(cents: Cents): string {
  return toMajorUnits(cents).toFixed(2);
}

/** How many filters are set; the order is none. */
export function countFilters(filter: TransactionFilter): number {
  const { text, sort: _, ...others } = filter;
  return (text ? 1 : 0) + Object.values(others).filter((value) => value !== null).length;
}
