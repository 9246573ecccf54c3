import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { CLOSING, RULES } from '../testing/rule-blocks';
import {
  EVERY_FIELD,
  needsIndex,
  overridesFor,
  serves,
  singleFieldsOf,
  type Index,
} from './indexes';
import { deployedIndexes } from './index-entries';
import { queriesIn, sourcesIn, type Query } from './queries';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(new URL('../../../docs/data-model.md', import.meta.url), 'utf8');
const { indexes, fieldOverrides } = deployedIndexes;

/** With billing; the documentation of Firestore's quotas names 200 of each without. */
const LIMIT = 1000;

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

  it('of single fields are those that the queries use, and no others', () => {
    const collections = RULES.filter((name) => name !== CLOSING);
    const [used, ttl] = [false, true].map((expires) =>
      fieldOverrides.filter((override) => (override.ttl ?? false) === expires),
    );
    expect(used).toEqual(overridesFor(collections, queries));
    expect(ttl).toEqual([
      { collectionGroup: 'reports', fieldPath: 'until', ttl: true, indexes: [] },
    ]);
  });

  it('of a collection in a query are in the rules', () => {
    const unknown = queries.filter(({ collection }) => !RULES.includes(collection));
    expect(unknown).toEqual([]);
  });

  // The Firebase CLI would ask for a time to live of all fields, which Firestore rejects.
  it('of every field name no time to live', () => {
    const all = fieldOverrides.filter(({ fieldPath }) => fieldPath === EVERY_FIELD);
    expect(all.filter((override) => 'ttl' in override)).toEqual([]);
  });

  it('are as many as the data model states, within the limits', () => {
    const counts = `${indexes.length} composite indexes and ${fieldOverrides.length} field configurations`;
    expect(page).toContain(counts);
    expect(Math.max(indexes.length, fieldOverrides.length)).toBeLessThan(LIMIT);
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

  it.each([
    ["where('x', '==', 1)", ['x ASCENDING']],
    ["where('x', '==', 1), where('y', 'in', [1])", ['x ASCENDING', 'y ASCENDING']],
    ["where('x', '>', 1), orderBy('x', 'desc')", ['x DESCENDING']],
    ["where('x', '>', 1), where('x', '<', 9)", ['x ASCENDING']],
    ["where(documentId(), 'in', ids)", []],
    ["where('x', '==', 1), orderBy('y')", []],
  ])('uses single-field indexes unless it has a composite index: %s', (parts, used) => {
    const names = singleFieldsOf(read(parts)).map(
      ({ field, direction }) => `${field} ${direction}`,
    );
    expect(names).toEqual(used);
  });

  it('of fetchNewest filters and sorts', () => {
    const options = `const where = { field: 'x', value: 1 };
      fetchNewest('a', { where, ...{ newestBy: 'at', since, count: 1 } })`;
    expect(queriesIn('example.ts', options)).toMatchObject([
      { collection: 'a', equal: ['x'], ranged: ['at'], orders: [{ direction: 'DESCENDING' }] },
    ]);
  });

  it('whose sum is not in the index fails', () => {
    const sum = (parts: string) =>
      queriesIn('example.ts', `sumAmounts(query(collection(db, 'a'), ${parts}), 'x')`);
    expect(sum("where('y', '==', 1), orderBy('x')")).toHaveLength(2);
    expect(() => sum("where('y', '==', 1)")).toThrow(/a sum of "x"/);
  });

  it('whose sum is read also filters by the summed field', () => {
    const sum = "sumAmounts(query(collection(db, 'a'), where('y', '==', 1), orderBy('x')), 'x')";
    const sums = 'function sumAmounts(target, field) { return query(target, where(field, 1, 2)); }';
    const read = queriesIn('example.ts', `${sum};${sums}`).map(({ ranged }) => ranged);
    expect(read).toEqual([['x'], []]);
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
