import { REQUEST_KINDS } from '../../api/request-kind';
import { NO_FILTER, SORT_FIELDS, type Sort, type UserFilter } from '../../api/user-filter';

/** The form's fields as text, mirrored in the URL so that Back restores a list. */
export type UserFields = {
  level: string;
  enabled: string;
  pending: string;
  sort: string;
};

const KEYS = ['level', 'enabled', 'pending', 'sort'] as const;

export function readFields(search: string): UserFields {
  const query = new URLSearchParams(search);
  return Object.fromEntries(KEYS.map((key) => [key, query.get(key) ?? ''])) as UserFields;
}

/** The query string without empty fields; '' for none. */
export function writeFields(fields: UserFields): string {
  const query = new URLSearchParams();
  for (const key of KEYS) {
    const value = fields[key].trim();
    if (value && !(key === 'sort' && value === writeSort(NO_FILTER.sort))) query.set(key, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

export function writeSort({ field, direction }: Sort): string {
  return direction === 'asc' ? field : `-${field}`;
}

function readSort(text: string): Sort {
  const field = SORT_FIELDS.find((each) => each === text.replace(/^-/, ''));
  return field ? { field, direction: text.startsWith('-') ? 'desc' : 'asc' } : NO_FILTER.sort;
}

/** Parses the fields; invalid values in a typed URL are ignored. */
export function parseFilter({ level, enabled, pending, sort }: UserFields): UserFilter {
  return {
    level: /^[1-9]$/.test(level) ? Number(level) : null,
    isEnabled: enabled === 'yes' ? true : enabled === 'no' ? false : null,
    pending: REQUEST_KINDS.find((kind) => kind === pending) ?? null,
    sort: readSort(sort),
  };
}
