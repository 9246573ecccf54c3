import { describe, expect, it } from '@jest/globals';
import { renderRemote, screen, within } from '@bank/testing';
import { DepositScreen } from './deposit-screen';

describe('the deposit screen', () => {
  it('shows for 4 seconds whom to contact', async () => {
    const { user, notifications } = renderRemote(DepositScreen);
    await user.click(screen.getByRole('button', { name: /Add money to your account/ }));
    expect(notifications).toEqual([
      { tone: 'success', text: 'Contact admin to deposit', duration: 4000 },
    ]);
  });

  it('never has recent transactions', () => {
    renderRemote(DepositScreen);
    const recent = within(screen.getByRole('region', { name: 'Recent Transactions' }));
    expect(recent.getByText('No recent transactions')).toBeVisible();
  });
});
