import { expect, test } from '@jest/globals';
import { toPlannedPayment } from './planned-payment';

const stored = {
  ...{ uid: 'u', name: 'Rent', amount: 950.5, payee: { method: 'PayPal', email: 'a@b.example' } },
  ...{
    every: 'monthly',
    first: '2026-01-31',
    next: '2026-02-28',
    paidFor: '2026-01-31',
    payment: 'p',
  },
};

test('reads a stored planned payment', () => {
  expect(toPlannedPayment('x', stored)).toEqual({
    ...{ id: 'x', name: 'Rent', amount: 95_050, payee: stored.payee, every: 'monthly' },
    ...{ first: '2026-01-31', next: '2026-02-28', paidFor: '2026-01-31', payment: 'p' },
  });
});

test('reads one without payee, dates or a known interval', () => {
  const other = { ...stored, payee: null, next: 5, paidFor: '', payment: '', every: 'daily' };
  const once = { payee: null, next: null, paidFor: '', payment: '', every: 'once' };
  expect(toPlannedPayment('x', other)).toMatchObject(once);
});

test.each(['PayPal', 5, undefined, { method: 'PayPal' }])('reads the payee %p as none', (payee) => {
  expect(toPlannedPayment('x', { ...stored, payee })).toMatchObject({ payee: null });
});

test.each([
  { amount: '12' },
  { amount: Number.NaN },
  { first: 'soon' },
  { first: 5 },
  { first: null },
])('skips one with %p', (change) => {
  expect(toPlannedPayment('x', { ...stored, ...change })).toBeNull();
});
