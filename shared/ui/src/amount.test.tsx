import { toCents } from '@bank/domain';
import { render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { Amount } from './amount';

test('shows code, space and two decimals', () => {
  render(<Amount cents={toCents(1234.5)} currency="EUR" />);
  expect(screen.getByText('EUR 1,234.50')).toBeVisible();
});

test('shows no decimals in a zero-decimal currency', () => {
  render(<Amount cents={toCents(960_000)} currency="JPY" />);
  expect(screen.getByText('JPY 960,000')).toBeVisible();
});

test.each([
  [20, '+USD 20.00'],
  [-20, '−USD 20.00'],
  [0, 'USD 0.00'],
])('shows %d with a sign as %s', (amount, text) => {
  render(<Amount cents={toCents(amount)} currency="USD" signed />);
  expect(screen.getByText(text)).toBeVisible();
});
