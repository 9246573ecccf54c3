import { expect, test } from '@jest/globals';
import type { Result } from './bench-web';
import { benchTable, federationOverhead, isWithin, formatOverhead } from './table';

function result(name: string, scale: number): Result {
  const seen = {
    scriptBytes: 100_000 * scale,
    requests: 10,
    fcp: 500,
    lcp: 1000 * scale,
    tbt: 30,
  };
  const walk = {
    navigations: [20, 40, 60].map((ms) => ({ path: '/', ms: ms * scale })),
    longTasks: scale > 1 ? [51, 88] : [],
  };
  const measured = {
    landing: [seen],
    dashboard: [seen, { ...seen, lcp: 1100 * scale }, seen],
    again: [{ ...seen, fcp: 200 }],
    everyArea: [seen],
    walks: [walk],
    slowWalks: [walk, walk],
  };
  return { name, measured };
}

test('the table has a row for each page of each program', () => {
  const rows = benchTable([result('federated', 1.2), result('one build', 1)]).split('\n');
  expect(rows).toHaveLength(9);
  expect(rows[3]).toMatch(/^dashboard, federated +120\.0 +10 +500 ±0 +1200 ±60 +30 ±0/);
  expect(rows[5]).toMatch(/^and again, federated +120\.0 +10 +200 ±0/);
  expect(rows[7]).toMatch(/^every area, federated .* 48 ±0 +72 +48 ±0 +72 +88 +88$/);
  expect(rows[8]).toMatch(/ 40 ±0 +60 +40 ±0 +60 +– +–$/);
});

test('pages that were not measured have no row and no ratio', () => {
  const results = [result('federated', 1.2), result('one build', 1)].map(({ name, measured }) => ({
    name,
    measured: { ...measured, landing: [], dashboard: [], everyArea: [], walks: [], slowWalks: [] },
  }));
  expect(benchTable(results).split('\n').slice(1)).toEqual([
    expect.stringMatching(/^and again, federated/),
    expect.stringMatching(/^and again, one build/),
  ]);
  const [federated, monolith] = results;
  expect(federated && monolith && federationOverhead(federated, monolith)).toEqual([]);
});

test('formatOverhead marks ratios above the limit', () => {
  const [bytes, ...others] = federationOverhead(result('federated', 1.2), result('one build', 1));
  expect(bytes).toEqual({ what: 'JavaScript of the dashboard', ratio: 1.2, limit: 1.25 });
  expect(bytes && formatOverhead(bytes)).toBe(
    'JavaScript of the dashboard × 1.20 (at most × 1.25)',
  );
  expect(others.filter((tax) => !isWithin(tax)).map(({ what }) => what)).toEqual([
    'LCP of the dashboard',
    'click to painted heading',
    'click to painted heading, slow processor',
  ]);
  expect(formatOverhead({ what: 'LCP', ratio: 1.2, limit: 1.1 })).toMatch(/TOO MUCH$/);
});
