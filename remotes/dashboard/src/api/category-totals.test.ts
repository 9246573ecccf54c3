import { expect, it } from '@jest/globals';
import { earlierMonths } from './category-totals';

it.each([
  ['2026-11-24T12:00:00Z', '2026-10', '2025-11'],
  ['2026-03-31T23:59:59Z', '2026-02', '2025-03'],
  ['2026-01-01T00:00:00Z', '2025-12', '2025-01'],
])('the twelve months before %s are %s to %s', (now, latest, first) => {
  const months = earlierMonths(new Date(now));
  expect([months.length, months[0], months.at(-1)]).toEqual([12, latest, first]);
  expect(months).toEqual([...new Set(months)].toSorted().reverse());
});
