import { describe, expect, test } from '@jest/globals';
import { tooSlow, usableTable, type Figure, type Figures } from './usable-ratios';

const figures = (values: Partial<Record<Figure, number[]>>): Figures =>
  new Map(Object.entries(values) as [Figure, number[]][]);

const measured = figures({
  'landing, heading': [900, 1000, 1100],
  'sign-in, email field': [1140, 1150, 1160],
  'sign-in, TBT': [90, 200, 210],
  'dashboard, balance card': [2700, 2610, 2500],
});

describe('the times until a page is usable', () => {
  test('are medians with their spread, compared with the landing page', () => {
    const rows = usableTable(measured).split('\n');
    expect(rows[1]).toMatch(/^landing, heading +1000 ±100 +× 1\.00$/);
    expect(rows[2]).toMatch(/^sign-in, email field +1150 ±10 +× 1\.15$/);
    expect(rows[3]).toMatch(/^sign-in, TBT +200 ±60 +–$/);
  });

  test('exceed a limit only above it', () => {
    expect(tooSlow(measured)).toEqual([
      'dashboard, balance card: × 2.61 the landing page’s heading (at most × 2.6)',
    ]);
    expect(tooSlow(figures({ ...Object.fromEntries(measured), 'sign-in, TBT': [201] }))).toContain(
      'sign-in, TBT: 201 ms (at most 200)',
    );
  });

  test('have no ratio without the landing page', () => {
    const alone = figures({ 'sign-up, email field': [3000] });
    expect(usableTable(alone)).toMatch(/sign-up, email field +3000 ±0 +–$/);
    expect(tooSlow(alone)).toEqual([]);
  });
});
