import { parseAmount, type Cents } from '@bank/domain';
import { readCursor, writeCursor, type Cursor } from './cursor';
import { SORTS, STATUSES, TYPES, type TransactionFilter } from './transaction-filter';

/**
 * The filters as URL parameters and form fields; `from` and `to` are days, both inclusive. They are kept
 * in the URL so that a list can be linked to and Back undoes a filter.
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

/** The URL query of the fields that are set; '' if none is. */
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

/** The start of a day in the user's time zone, or of a later day. */
function startOf(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!date) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
}

function amount(text: string): Cents | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.cents : null;
}

/** Converts the fields to a filter and ignores invalid values. */
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

/** The number of active filters, not counting the sort order. */
export function countFilters(filter: TransactionFilter): number {
  const { text, sort: _, ...others } = filter;
  return (text ? 1 : 0) + Object.values(others).filter((value) => value !== null).length;
}
