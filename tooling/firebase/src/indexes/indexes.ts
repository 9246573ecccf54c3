import { NAME, type Order, type Query } from './queries';

/** An entry of firestore.indexes.json. */
export type Index = {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
};

/** The index fields after the equality filters: the sort orders, or the field of a range filter. */
function orderOf({ ranged, orders }: Query): Order[] {
  const bound = [...new Set(ranged)].filter(
    (field) => !orders.some((order) => order.field === field),
  );
  const implied = bound.map((field) => ({ field, direction: 'ASCENDING' as const }));
  return [...implied, ...orders].filter(({ field }) => field !== NAME);
}

/** The field path that stands for every field of a collection. */
export const EVERY_FIELD = '*';

/** An entry of `fieldOverrides`: the only single-field indexes of a field, and whether its time deletes a document. */
export type Override = {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: { order: Order['direction']; queryScope: 'COLLECTION' }[];
};

function equalOf({ equal }: Query): string[] {
  return [...new Set(equal.filter((field) => field !== NAME))];
}

/**
 * Whether the query needs a composite index. Firestore's single-field indexes are enough for equality
 * filters, which it merges, and for range filters and one sort order on the same field.
 */
export function needsIndex(query: Query): boolean {
  const order = orderOf(query);
  if (order.length === 0) return false;
  return order.length > 1 || equalOf(query).some((field) => field !== order[0]?.field);
}

/** Whether the index fits the query: the fields of the equality filters first, then the sort order. */
export function serves({ collectionGroup, queryScope, fields }: Index, query: Query): boolean {
  const equal = equalOf(query);
  const [first, rest] = [fields.slice(0, equal.length), fields.slice(equal.length)];
  const order = orderOf(query);
  return (
    collectionGroup === query.collection &&
    queryScope === query.scope &&
    equal.every((field) => first.some(({ fieldPath }) => fieldPath === field)) &&
    rest.length === order.length &&
    rest.every(
      ({ fieldPath, order: direction }, at) =>
        fieldPath === order[at]?.field && direction === order[at].direction,
    )
  );
}

/** The single-field indexes that the query uses: none with a composite index; otherwise they are merged. */
export function singleFieldsOf(query: Query): Order[] {
  if (needsIndex(query)) return [];
  const order = orderOf(query);
  const equal = equalOf(query).filter((field) => field !== order[0]?.field);
  return [...equal.map((field) => ({ field, direction: 'ASCENDING' as const })), ...order];
}

/** Returns the overrides with which the collections have exactly those single-field indexes that the queries use. */
export function overridesFor(
  collections: readonly string[],
  queries: readonly Query[],
): Override[] {
  return [...collections].sort().flatMap((collectionGroup): Override[] => {
    const used = queries
      .filter(({ collection }) => collection === collectionGroup)
      .flatMap(singleFieldsOf);
    return [EVERY_FIELD, ...[...new Set(used.map(({ field }) => field))].sort()].map(
      (fieldPath) => ({
        collectionGroup,
        fieldPath,
        indexes: (['ASCENDING', 'DESCENDING'] as const)
          .filter((way) =>
            used.some(({ field, direction }) => field === fieldPath && direction === way),
          )
          .map((order) => ({ order, queryScope: 'COLLECTION' })),
      }),
    );
  });
}
