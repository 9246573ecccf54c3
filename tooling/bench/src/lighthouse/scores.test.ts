import { describe, expect, test } from '@jest/globals';
import { belowTarget, scoreTable, type PageScores } from './scores';

const page = (performance: number, accessibility: number, practices: number): PageScores => ({
  name: 'sign-in',
  scores: new Map([
    ['performance', performance],
    ['accessibility', accessibility],
    ['best-practices', practices],
    ['seo', 100],
  ]),
  metrics: new Map([
    ['FCP', '0.8 s'],
    ['LCP', '1.2 s'],
    ['TBT', '30 ms'],
    ['CLS', '0'],
  ]),
  failures: ['Image elements do not have `[alt]` attributes'],
});

describe('Lighthouse scores', () => {
  test('below 100 fail, except for performance', () => {
    expect(belowTarget(page(12, 100, 100))).toEqual([]);
    expect(belowTarget(page(100, 99, 100))).toEqual([
      'sign-in: accessibility 99 instead of 100 (Image elements do not have `[alt]` attributes)',
    ]);
    expect(belowTarget(page(100, 98, 0))).toHaveLength(2);
  });

  test('that are missing count as zero', () => {
    expect(belowTarget({ ...page(0, 0, 0), scores: new Map() })).toHaveLength(3);
  });

  test('are aligned below their categories', () => {
    expect(scoreTable([page(87, 100, 96)])).toBe(
      [
        '         performance  accessibility  best-practices  seo     FCP     LCP     TBT     CLS',
        'sign-in           87            100              96  100   0.8 s   1.2 s   30 ms       0',
      ].join('\n'),
    );
  });
});
