import { expect, test } from '@jest/globals';
import { trendNote } from './trend-note';

test.each([
  [{ now: 12, before: 10 }, '+20% · 10 by this day last month'],
  [{ now: 5, before: 10 }, '-50% · 10 by this day last month'],
  [{ now: 10, before: 10 }, '0% · 10 by this day last month'],
  [{ now: 0, before: 1_200 }, '-100% · 1,200 by this day last month'],
  [{ now: 3, before: 0 }, '0 by this day last month'],
])('compares %j with the month before', (trend, note) => {
  expect(trendNote(trend)).toBe(note);
});
