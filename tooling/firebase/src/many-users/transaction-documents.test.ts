import { expect, it } from '@jest/globals';
import { transactionDocuments } from './transaction-documents';

const now = new Date('2026-03-04T12:00:00Z');
const all = transactionDocuments('ada', 0, 500, now);

it('is deterministic, independent of the batches', () => {
  const parts = [
    ...transactionDocuments('ada', 0, 120, now),
    ...transactionDocuments('ada', 120, 500, now),
  ];
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
