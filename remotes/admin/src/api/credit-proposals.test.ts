import { expect, test } from '@jest/globals';
import { Timestamp } from '@bank/firebase/firestore';
import { readProposal } from './credit-proposals';

const at = new Date('2026-03-04T12:00:00Z');

test.each(['send_money', 'send_loan', 'review_loan'])('reads a stored proposal: %s', (kind) => {
  const parties = { uid: 'ada', proposedBy: 'admin' };
  const stored = { kind, ...parties, amount: 50.05, proposedAt: Timestamp.fromDate(at) };
  const expected = { id: 'p', kind, ...parties, amount: 5005, proposedAt: at };
  expect(readProposal('p', stored)).toEqual(expected);
});

test('reads a proposal without valid fields as one of nothing', () => {
  const nothing = { kind: 'send_money', uid: '', amount: 0, proposedBy: '', proposedAt: null };
  expect(readProposal('p', { kind: 'gift', amount: '5' })).toEqual({ id: 'p', ...nothing });
});
