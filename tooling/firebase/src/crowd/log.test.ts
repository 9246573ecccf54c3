import { expect, it } from '@jest/globals';
import { logDocuments } from './log';

const now = new Date('2026-03-04T12:00:00Z');
const all = logDocuments('ada', 0, 500, now);

it('is deterministic, independent of the batches', () => {
  const parts = [...logDocuments('ada', 0, 120, now), ...logDocuments('ada', 120, 500, now)];
  expect(parts).toEqual(all);
  expect(new Set(all.map(({ path }) => path)).size).toBe(500);
});

it('has entries of different kinds and amounts, each with its own time', () => {
  const values = (field: string) => new Set(all.map(({ fields }) => fields[field]));
  expect(values('type')).toEqual(new Set(['withdrawal', 'send_money']));
  expect(values('status')).toEqual(new Set(['pending', 'completed', 'failed']));
  expect(values('amount').size).toBeGreaterThan(300);
  expect(values('date').size).toBe(500);
});
