import { expect, test } from '@jest/globals';
import { withDates } from './read-fleet';

test('leaves out documents without a time', () => {
  const at = new Date('2026-01-31');
  const documents = [{ toDate: () => at }, '2026-01-31', null, undefined].map((stored, index) => ({
    ...{ id: `r${index}`, fields: { remote: 'loans', at: stored } },
  }));
  expect(withDates(documents)).toEqual([{ remote: 'loans', at }]);
});
