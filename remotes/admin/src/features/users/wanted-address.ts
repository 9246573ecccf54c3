import { REQUEST_KINDS } from '../../api/request-kind';
import { EVERYBODY, SORT_FIELDS, type Sort, type WantedUsers } from '../../api/wanted-users';

/** The form's fields, as text; also what stands in the address, so that Back returns to a list. */
export type UserFields = {
  q: string;
  level: string;
  enabled: string;
  pending: string;
  sort: string;
};

const KEYS = ['q', 'level', 'enabled', 'pending', 'sort'] as const;

export function readFields(search: string): UserFields {
  const query = new URLSearchParams(search);
  return Object.fromEntries(KEYS.map((key) => [key, query.get(key) ?? ''])) as UserFields;
}

/** The address's query, without what is empty; '' for none. */
export function writeFields(fields: UserFields): string {
  const query = new URLSearchParams();
  for (const key of KEYS) {
    const value = fields[key].trim();
    if (value && !(key === 'sort' && value === writeSort(EVERYBODY.sort))) query.set(key, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

export function writeSort({ field, direction }: Sort): string {
  return direction === 'asc' ? field : `-${field}`;
}

function readSort(text: string): Sort {
  const field = SORT_FIELDS.find((each) => each === text.replace(/^-/, ''));
  return field ? { field, direction: text.startsWith('-') ? 'desc' : 'asc' } : EVERYBODY.sort;
}

/** What of the fields can be read; the rest of a typed address counts as not asked for. */
export function wantedOf({ q, level, enabled, pending, sort }: UserFields): WantedUsers {
  return {
    text: q.trim(),
    level: /^[1-9]$/.test(level) ? Number(level) : null,
    isEnabled: enabled === 'yes' ? true : enabled === 'no' ? false : null,
    pending: REQUEST_KINDS.find((kind) => kind === pending) ?? null,
    sort: readSort(sort),
  };
}
