import { readCents } from '@bank/domain';

/** The event of the window that names a collection with a field of another type, as `collection.field`. */
export const UNREADABLE_FIELD = 'bank:unreadable-field';

type FieldType = 'text' | 'money' | 'flag' | 'date' | 'list' | 'map';

const TYPES = { text: 'string', flag: 'boolean', date: 'object', map: 'object' };

function isReadable(value: unknown, type: FieldType): boolean {
  if (type === 'money') return readCents(value) !== null;
  return type === 'list' ? Array.isArray(value) : typeof value === TYPES[type];
}

/** Tells the host that a document is left out, or that one of its fields is shown as if it were missing. */
export function announceUnreadable(collection: string, field: string): void {
  // Node has no window.
  globalThis.dispatchEvent?.(
    new CustomEvent(UNREADABLE_FIELD, { detail: `${collection}.${field}` }),
  );
}

/** Announces each field of another type than it is listed under. A missing one is no defect: older code wrote fewer. */
export function checkFields(
  collection: string,
  data: Readonly<Record<string, unknown>>,
  types: Partial<Readonly<Record<FieldType, readonly string[]>>>,
): void {
  for (const [type, names] of Object.entries(types) as [FieldType, readonly string[]][]) {
    for (const name of names) {
      const value = data[name] ?? null;
      if (value !== null && !isReadable(value, type)) announceUnreadable(collection, name);
    }
  }
}
