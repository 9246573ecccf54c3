import { expect, it } from '@jest/globals';
import { toCents } from '@bank/domain';
import { aTransaction } from '@bank/testing';
import type { FiledDispute } from '../../api/filed-disputes';
import { findPayment } from './find-payment';

const dispute: FiledDispute = {
  reference: 'REF-ABCDEF123',
  amount: toCents(10.05),
  accountNumber: 'bo@example.com',
  status: 'pending',
  submittedAt: new Date('2026-03-05T00:00:00Z'),
  decidedAt: null,
  reason: null,
};

const payment = aTransaction({
  type: 'withdrawal',
  amount: toCents(10.05),
  email: 'bo@example.com',
  date: new Date('2026-03-04T00:00:00Z'),
});

it('finds the latest payment before the dispute with its amount and recipient', () => {
  const later = { ...payment, id: 'later', date: new Date('2026-03-06T00:00:00Z') };
  const earlier = { ...payment, id: 'earlier', date: new Date('2026-03-01T00:00:00Z') };
  expect(findPayment(dispute, [later, payment, earlier])).toBe(payment);
});

it('ignores other amounts, recipients and credits', () => {
  expect(
    findPayment(dispute, [
      { ...payment, amount: toCents(10) },
      { ...payment, email: 'ada@example.com' },
      { ...payment, type: 'send_money' },
    ]),
  ).toBeUndefined();
});
