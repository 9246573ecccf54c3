import { expect, test } from '@jest/globals';
import { releaseTable, tooCostly } from './release-cost';

const sent = (...files: string[]) => files.map((file) => ({ file, bytes: 1000 }));

const FIRST = sent('/aaaa/entry.00000001.js', '/aaaa/screen.00000001.js', '/app.html');

test('separates changed files from unchanged ones that were sent again', () => {
  const files = sent('/bbbb/entry.00000002.js', '/bbbb/screen.00000001.js', '/app.html');
  const table = releaseTable(FIRST, [{ release: 'one remote', sent: files }]);
  expect(table.split('\n')[1]).toMatch(/^one remote +2\.0 +1\.0 +1\.0$/);
  expect(tooCostly(FIRST, [{ release: 'one remote', sent: files }])).toEqual([
    'one remote: 2.0 KB for 1.0 KB of changes (at most × 1.2)',
  ]);
});

test('counts a changed file once and its second transfer as a cost', () => {
  const files = sent('/bbbb/entry.00000002.js', '/bbbb/entry.00000002.js');
  expect(tooCostly(FIRST, [{ release: 'one remote', sent: files }])).toHaveLength(1);
});

test('compares each release with the one before', () => {
  const next = sent('/bbbb/entry.00000002.js');
  const costs = [
    { release: 'one', sent: next },
    { release: 'two', sent: next },
  ];
  expect(tooCostly(FIRST, costs)).toEqual(['two: 1.0 KB for 0.0 KB of changes (at most × 1.2)']);
  expect(tooCostly(FIRST, [{ release: 'nothing', sent: [] }])).toEqual([]);
});
