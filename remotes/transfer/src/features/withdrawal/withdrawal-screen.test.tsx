import { renderRemote, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { WithdrawalScreen } from './withdrawal-screen';

test('a visitor sees that they are not signed in', () => {
  renderRemote(WithdrawalScreen, { route: '/Withdrawal', session: null });
  expect(screen.getByRole('alert')).toHaveTextContent('User not authenticated.');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
