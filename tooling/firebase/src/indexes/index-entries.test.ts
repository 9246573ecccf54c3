import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { newPrincipals } from '../attacks/principals';
import { NOW, type Data } from '../attacks/rest-encoding';
import { operations } from '../attacks/suite';
import type { Override } from './indexes';
import { deployedIndexes, entriesWritten, type Indexes } from './index-entries';

const page = readFileSync(new URL('../../../docs/data-model.md', import.meta.url), 'utf8');

/** The entries that an update of a document writes. */
function written(data: Data, stored: Data, indexes: Partial<Indexes> = {}): number | undefined {
  const step = { how: 'update', path: 'a/1', data, shape: {} } as const;
  const run = { steps: [step], fixtures: { 'a/1': stored } };
  return entriesWritten(run, { indexes: [], fieldOverrides: [], ...indexes })['a'];
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
  const operation = operations.find(({ name }) => name === 'a withdrawal within limits by Bank');
  const run = operation?.perform(newPrincipals(), {}) ?? { steps: [], fixtures: {} };
  const now = entriesWritten(run, deployedIndexes);
  const before = entriesWritten(run, { ...deployedIndexes, fieldOverrides: [] });
  const rows = Object.keys(before).map(
    (collection) => `| \`${collection}\` | ${before[collection]} | ${now[collection]} |`,
  );
  const total = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  const lines = [...rows, `| a withdrawal | ${total(before)} | ${total(now)} |`];
  const stated = page.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ');
  expect(lines.filter((line) => !stated.includes(line))).toEqual([]);
});
