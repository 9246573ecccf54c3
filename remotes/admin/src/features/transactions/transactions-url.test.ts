import { expect, test } from '@jest/globals';
import { parseTransactionsUrl, transactionsPath } from './transactions-url';

test('the address of a list has its filter', () => {
  const filter = { direction: 'credits', from: new Date(2026, 10, 1) } as const;
  const path = transactionsPath(filter);
  expect(path).toBe('/admin/transactions?type=credits&from=2026-11-01');
  expect(parseTransactionsUrl(path.slice(path.indexOf('?')))).toEqual(filter);
  expect(transactionsPath({ direction: null, from: null })).toBe('/admin/transactions');
});

test('ignores invalid values in a typed address', () => {
  const nothing = { direction: null, from: null };
  expect(parseTransactionsUrl('?type=all&from=yesterday')).toEqual(nothing);
});
