import { toCents } from '@bank/domain';
import { render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { BalanceChange } from './balance-change';

const status = () => screen.getByRole('status');

test('does not announce the initial balance', () => {
  render(<BalanceChange cents={toCents(100)} currency="EUR" />);
  expect(status()).toHaveTextContent(/^$/);
});

test('announces a change with the amount', () => {
  const { rerender } = render(<BalanceChange cents={toCents(100)} currency="EUR" />);
  rerender(<BalanceChange cents={toCents(80.5)} currency="EUR" />);
  expect(status()).toHaveTextContent('Your balance is now EUR 80.50.');
});

test('announces each change in a new element', () => {
  const { rerender } = render(<BalanceChange cents={toCents(1)} currency="EUR" />);
  rerender(<BalanceChange cents={toCents(2)} currency="EUR" />);
  const spoken = status().firstElementChild;
  rerender(<BalanceChange cents={toCents(3)} currency="EUR" />);
  expect(status().firstElementChild).not.toBe(spoken);
});
