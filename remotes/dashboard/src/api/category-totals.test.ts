import { expect, it } from '@jest/globals';
import { comparedMonths } from './category-totals';

it.each([
  ['2026-11-24T12:00:00Z', '2026-11', '2026-10'],
  ['2026-03-31T23:59:59Z', '2026-03', '2026-02'],
  ['2026-01-01T00:00:00Z', '2026-01', '2025-12'],
])('%s is compared with the month before', (now, current, previous) => {
  expect(comparedMonths(new Date(now))).toEqual({ current, previous });
});
