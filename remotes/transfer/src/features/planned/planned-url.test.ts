import { expect, test } from '@jest/globals';
import { duePaymentFromUrl } from '../planned-withdrawal/due-payment-from-url';
import { plannedUrl } from './planned-url';

test('the URL of a planned payment has its id and due date', () => {
  const payment = { id: 'Ab-_9', due: '2026-12-31' };
  const { pathname, search } = new URL(plannedUrl(payment), 'https://bank.test');
  expect(pathname).toBe('/Withdrawal');
  expect(duePaymentFromUrl(search)).toEqual(payment);
});

test.each([
  '',
  '?planned=a',
  '?due=2026-12-31',
  '?planned=a/b&due=2026-12-31',
  '?planned=a&due=tomorrow',
])('%p has no planned payment', (search) => {
  expect(duePaymentFromUrl(search)).toBeNull();
});
