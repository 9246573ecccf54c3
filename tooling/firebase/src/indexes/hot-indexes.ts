import { overrideOf, type Indexes } from './index-entries';

/** Fields with a different value for each customer: an index that begins with one spreads its writes. */
const SPREADS = new Set(['uid', 'userId']);

/**
 * Returns the indexes of a collection whose entries are sorted by one of these times before any field that
 * differs by customer. Firestore limits writes to such a collection to about 500 a second.
 */
export function hotIndexes(
  collection: string,
  times: readonly string[],
  { indexes, fieldOverrides }: Indexes,
): string[] {
  const own = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);
  const single = times.filter((field) => overrideOf(own, field)?.indexes.length !== 0);
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath))
    .filter((fields) => {
      const time = fields.findIndex((field) => times.includes(field));
      return time >= 0 && !fields.slice(0, time).some((field) => SPREADS.has(field));
    })
    .map((fields) => fields.join(', '));
  return [...new Set([...single, ...composite])];
}
