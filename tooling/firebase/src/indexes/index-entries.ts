import { readFileSync } from 'node:fs';
import { collectionOf, type OperationRun } from '../attacks/operation';
import type { Data, Value } from '../attacks/rest-encoding';
import { EVERY_FIELD, type Index, type Override } from './indexes';

/** A field with a value of its own: Firestore indexes the fields of a map, not the map. */
type Leaf = { path: string; value: Value };

export type Indexes = { indexes: readonly Index[]; fieldOverrides: readonly Override[] };

/** The indexes that a deploy creates. */
export const deployedIndexes = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as Indexes;

const isMap = (value: Value): value is { map: Data } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'map' in value;

function leavesOf(data: Data, prefix = ''): Leaf[] {
  return Object.entries(data).flatMap(([name, value]) =>
    isMap(value) ? leavesOf(value.map, `${prefix}${name}.`) : [{ path: prefix + name, value }],
  );
}

/** The override that applies to a field: its own, that of the closest map around it, or that of all fields. */
export function overrideOf(overrides: readonly Override[], path: string): Override | undefined {
  const parents = path.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));
  return [EVERY_FIELD, ...parents]
    .map((fieldPath) => overrides.find((override) => override.fieldPath === fieldPath))
    .findLast((override) => override !== undefined);
}

/** Returns the index entries of a document, each as the name of its index with the indexed values. */
function entriesOf(collection: string, data: Data, { indexes, fieldOverrides }: Indexes): string[] {
  const leaves = leavesOf(data);
  const own = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);
  const single = leaves.flatMap(({ path, value }) => {
    const orders = overrideOf(own, path)?.indexes.map(({ order }) => order);
    if (Array.isArray(value))
      return orders ? [] : [...new Set(value)].map((item) => JSON.stringify([path, item]));
    return (orders ?? ['ASCENDING', 'DESCENDING']).map((order) =>
      JSON.stringify([path, order, value]),
    );
  });
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .flatMap(({ fields }) => {
      const values = fields.map(({ fieldPath }) => leaves.find(({ path }) => path === fieldPath));
      return values.includes(undefined) ? [] : [JSON.stringify([fields, values])];
    });
  return [...single, ...composite];
}

/** Index entries that a commit adds to a collection, and removes from it. */
export type EntryChanges = { added: number; removed: number };

/** Returns the index entries that a commit changes, by collection. */
export function entriesWritten(
  { steps, fixtures }: Pick<OperationRun, 'steps' | 'fixtures'>,
  indexes: Indexes,
): Record<string, EntryChanges> {
  const counts: Record<string, EntryChanges> = {};
  for (const step of steps) {
    const collection = collectionOf(step);
    const stored = fixtures[step.path] ?? {};
    const written = step.how === 'update' ? { ...stored, ...step.data } : step.data;
    const [before, after] = [
      new Set(entriesOf(collection, stored, indexes)),
      new Set(entriesOf(collection, written, indexes)),
    ];
    const { added, removed } = counts[collection] ?? { added: 0, removed: 0 };
    counts[collection] = {
      added: added + [...after].filter((entry) => !before.has(entry)).length,
      removed: removed + [...before].filter((entry) => !after.has(entry)).length,
    };
  }
  return counts;
}
