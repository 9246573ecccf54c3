import { readCents } from '@bank/domain';

/** The event of the window that names a collection with a field of another type, as `collection.field`. */
export const UNREADABLE_FIELD = 'bank:unreadable-field';

type FieldType = 'text' | 'money' | 'flag' | 'date';

function isReadable(value: unknown, type: FieldType): boolean {
  if (type === 'money') return readCents(value) !== null;
  if (type === 'date') return typeof value === 'object';
  return typeof value === (type === 'text' ? 'string' : 'boolean');
}

/** Tells the host that a document is left out, or that one of its fields is shown as if it were missing. */
export function announceUnreadable(collection: string, field: string): void {
  // Node has no window.
  globalThis.dispatchEvent?.(
    new CustomEvent(UNREADABLE_FIELD, { detail: `${collection}.${field}` }),
  );
}

/**
 * Announces each field that has another type than the one it is listed under. A missing field and `null` are no
 * defect: older code has written fewer fields.
 */
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
