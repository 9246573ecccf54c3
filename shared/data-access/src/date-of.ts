/** The date of a Firestore timestamp, from the SDK or from REST; `null` for anything else. */
export function dateOf(value: unknown): Date | null {
  const hasDate = typeof value === 'object' && value !== null && 'toDate' in value;
  const date: unknown = hasDate && typeof value.toDate === 'function' ? value.toDate() : null;
  return date instanceof Date ? date : null;
}
