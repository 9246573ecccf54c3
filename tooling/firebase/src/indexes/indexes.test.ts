import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { searchEntry } from '@bank/domain';
import { needsIndex, serves, type Index } from './indexes';
import { queriesIn, sourcesIn, type Query } from './queries';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: Index[]; fieldOverrides: Override[] };

type Override = { collectionGroup: string; fieldPath: string; indexes: { order: string }[] };

// The product and the release tool. All other tools use emulators, which need no indexes.
const queries = ['host', 'remotes', 'shared', 'tooling/release']
  .flatMap((folder) => sourcesIn(`${root}${folder}`))
  .flatMap((file) => queriesIn(file));

describe('the indexes', () => {
  it('are there for every query that needs one', () => {
    expect(queries.length).toBeGreaterThan(0);
    const without = queries.filter(
      (query) => needsIndex(query) && !indexes.some((index) => serves(index, query)),
    );
    expect(without).toEqual([]);
  });

  it('are each there for a query', () => {
    const unused = indexes.filter((index) => !queries.some((query) => serves(index, query)));
    expect(unused).toEqual([]);
  });

  it('of a search entry are those that its queries use', () => {
    const used = queries.filter(({ collection }) => collection === 'userSearch');
    const ranged = new Set(used.flatMap((query) => query.ranged));
    const entry = Object.keys(searchEntry({ username: '', email: '' }));
    expect(
      fieldOverrides
        .filter(({ collectionGroup }) => collectionGroup === 'userSearch')
        .map(({ fieldPath, indexes: own }) => [fieldPath, own.map(({ order }) => order)]),
    ).toEqual(entry.map((field) => [field, ranged.has(field) ? ['ASCENDING'] : []]));
  });
});

function read(parts: string, from = "collection(db, 'a')"): Query {
  const [query] = queriesIn('example.ts', `const q = query(${from}, ${parts});`);
  if (!query) throw new Error('There is no query.');
  return query;
}

describe('a query', () => {
  it.each([
    ["where('x', '==', 1)"],
    ["where('x', '==', 1), where('y', 'in', [1])"],
    ["where('x', '>', 1), orderBy('x', 'desc'), limit(3)"],
    ["orderBy('x'), ...(after ? [startAfter(after)] : [])"],
    ["where(documentId(), 'in', ids)"],
    ["where('x', '>', 1), where('x', '<', 9)"],
  ])('needs no index of several fields: %s', (parts) => {
    expect(needsIndex(read(parts))).toBe(false);
  });

  it.each([
    ["where('x', '==', 1), orderBy('y')"],
    ["where('x', '==', 1), where('y', '>', 1)"],
    ["orderBy('x'), orderBy('y')"],
    ["...(only ? [where('x', '==', 1)] : []), orderBy('y')"],
    ["where('x', '!=', 1), where('y', '>', 1)"],
  ])('needs one: %s', (parts) => {
    expect(needsIndex(read(parts))).toBe(true);
  });

  it('is served by the equal fields first, and then its very order', () => {
    const query = read("where('x', '==', 1), orderBy('y', 'desc')");
    const index = (...fields: [string, string][]): Index => ({
      collectionGroup: 'a',
      queryScope: 'COLLECTION',
      fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
    });
    const own = index(['x', 'ASCENDING'], ['y', 'DESCENDING']);
    expect(serves(own, query)).toBe(true);
    expect(serves(index(['x', 'ASCENDING'], ['y', 'ASCENDING']), query)).toBe(false);
    expect(serves(index(['y', 'DESCENDING'], ['x', 'ASCENDING']), query)).toBe(false);
    expect(serves({ ...own, collectionGroup: 'b' }, query)).toBe(false);
    expect(serves({ ...own, queryScope: 'COLLECTION_GROUP' }, query)).toBe(false);
  });

  it('with a condition is two, and each needs its own', () => {
    const parts = "...(x ? [where('x', '==', 1)] : []), ...(up ? [orderBy('y')] : [orderBy('z')])";
    const read = queriesIn('example.ts', `query(collection(db, 'a'), ${parts})`);
    expect(
      read.map(({ equal, orders }) => [...equal, ...orders.map(({ field }) => field)]),
    ).toEqual([['x', 'y'], ['x', 'z'], ['y'], ['z']]);
  });

  it('whose direction is a variable is two', () => {
    const directions = queriesIn('example.ts', "query(collection(db, 'a'), orderBy('x', way))");
    expect(directions.map(({ orders }) => orders)).toEqual([
      [{ field: 'x', direction: 'ASCENDING' }],
      [{ field: 'x', direction: 'DESCENDING' }],
    ]);
  });

  it('with orders in an object is one for each of them', () => {
    const orders = `const orders = {
      newest: { up: [orderBy('x'), orderBy('y')] },
      oldest: { up: orderBy('x', 'desc') },
    };`;
    const call = "query(collection(db, 'a'), ...(orders[sort]?.[way] ?? [orderBy('z')]))";
    const fields = queriesIn('example.ts', orders + call).map(({ orders }) =>
      orders.map(({ field, direction }) => `${field} ${direction}`),
    );
    expect(fields).toEqual([['x ASCENDING', 'y ASCENDING'], ['x DESCENDING'], ['z ASCENDING']]);
  });

  it.each([
    ['orders[sort]', "collection(db, 'a')"],
    ["where(field, '==', 1)", "collection(db, 'a')"],
    ['parts', "collection(db, 'a')"],
    ["or(where('x', '==', 1), where('y', '==', 2))", "collection(db, 'a')"],
    ["where('x', '==', 1)", 'source'],
  ])('that can not be read fails: %s', (parts, from) => {
    expect(() => read(parts, from)).toThrow(/example\.ts:1: /);
  });
});
