import { expect, test } from '@jest/globals';
import { destinationOf } from './destination';

test('redirects back to the requested page', () => {
  const from = { pathname: '/Withdrawal', search: '?method=Bank', hash: '#amount', key: 'x' };
  expect(destinationOf({ from })).toBe('/Withdrawal?method=Bank#amount');
  expect(destinationOf({ from: { pathname: '/loan' } })).toBe('/loan');
});

test.each([
  null,
  undefined,
  'text',
  {},
  { from: null },
  { from: '/loan' },
  { from: { pathname: 7 } },
  { from: { pathname: 'loan' } },
  { from: { pathname: '//elsewhere.example' } },
  { from: { pathname: '/\\elsewhere.example' } },
])('redirects to the dashboard for %j', (state) => {
  expect(destinationOf(state)).toBe('/DashBoard');
});
