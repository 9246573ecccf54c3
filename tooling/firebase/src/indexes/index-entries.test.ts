import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { NOW, type Data } from '../attacks/rest-encoding';
import { footprintOf } from '../write-footprint';
import { hotIndexes } from './hot-indexes';
import { entriesWritten, type Indexes } from './index-entries';
import type { Index, Override } from './indexes';

const page = readFileSync(new URL('../../../docs/data-model.md', import.meta.url), 'utf8');

/** The entries that an update of a document adds and removes. */
function written(data: Data, stored: Data, indexes: Partial<Indexes> = {}): number {
  const step = { how: 'update', path: 'a/1', data, shape: {} } as const;
  const run = { steps: [step], fixtures: { 'a/1': stored } };
  const { added = 0, removed = 0 } =
    entriesWritten(run, { indexes: [], fieldOverrides: [], ...indexes })['a'] ?? {};
  return added + removed;
}

const only = (fieldPath: string, ...orders: Override['indexes'][0]['order'][]): Override => ({
  collectionGroup: 'a',
  fieldPath,
  indexes: orders.map((order) => ({ order, queryScope: 'COLLECTION' })),
});

describe('the index entries of a write', () => {
  it('are two for each field, one for each item of a list, and those of the fields of a map', () => {
    expect(written({ x: 1 }, {})).toBe(2);
    expect(written({ x: ['a', 'b', 'a'] }, {})).toBe(2);
    expect(written({ x: { map: { y: 1, z: { map: { at: NOW } } } } }, {})).toBe(4);
  });

  it('are those that change: a changed value removes an entry and adds one', () => {
    expect(written({ x: 1, y: 2 }, { x: 1, y: 1 })).toBe(4);
  });

  it('have one of each composite index whose fields the document has', () => {
    const fields = ['x', 'y'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
    const indexes = [{ collectionGroup: 'a', queryScope: 'COLLECTION', fields }];
    expect(written({ x: 1 }, {}, { indexes })).toBe(2);
    expect(written({ x: 1, y: 1 }, {}, { indexes })).toBe(5);
  });

  it('follow the closest override: of the field, its map, or all fields', () => {
    const data = { x: 1, y: 1, map: { map: { x: 1, y: 1 } } };
    const count = (...fieldOverrides: Override[]) => written(data, {}, { fieldOverrides });
    expect(count()).toBe(8);
    expect(count(only('*'))).toBe(0);
    expect(count(only('*'), only('x', 'ASCENDING'))).toBe(1);
    expect(count(only('map'))).toBe(4);
    expect(count(only('*'), only('map'), only('map.x', 'ASCENDING', 'DESCENDING'))).toBe(2);
  });
});

it('the data model states the index entries of a withdrawal, and those without exemptions', () => {
  const footprint = footprintOf('a withdrawal within limits by Bank');
  const rows = footprint.map(
    ({ collection, entries }) =>
      `| \`${collection}\` | ${entries.byDefault} | ${entries.deployed} |`,
  );
  const total = (which: 'byDefault' | 'deployed') =>
    footprint.reduce((sum, { entries }) => sum + entries[which], 0);
  const lines = [...rows, `| a withdrawal | ${total('byDefault')} | ${total('deployed')} |`];
  const stated = page.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ');
  expect(lines.filter((line) => !stated.includes(line))).toEqual([]);
});

describe('an index is hot', () => {
  const index = (...fields: string[]): Index => ({
    collectionGroup: 'a',
    queryScope: 'COLLECTION',
    fields: fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
  });
  const hot = (indexes: Index[], ...fieldOverrides: Override[]) =>
    hotIndexes('a', ['at'], { indexes, fieldOverrides });

  it('if it sorts by the time of the write, unless the field is exempt', () => {
    expect(hot([])).toEqual(['at']);
    expect(hot([], only('*'))).toEqual([]);
    expect(hot([], only('*'), only('at', 'DESCENDING'))).toEqual(['at']);
  });

  it('if no field before the time differs by customer', () => {
    const indexes = [index('uid', 'at'), index('type', 'at'), index('type', 'uid', 'at')];
    expect(hot(indexes, only('*'))).toEqual(['type, at']);
  });
});
