import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@bank/testing';
import {
  button,
  dialog,
  field,
  setupWithdrawalTests,
  renderWithdrawalView,
} from './withdrawal-view.test-utils';

setupWithdrawalTests();

describe('the restrictions of a withdrawal', () => {
  it('shows before the form what will stop a withdrawal', async () => {
    renderWithdrawalView({ transactionsEnabled: false, accountLevel: 1 }, false);
    expect(await screen.findByRole('link', { name: 'Email support' })).toBeVisible();
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'System is currently upgrading. Transactions are temporarily disabled.',
      'Your account level is too low for this transaction. Please upgrade to level 2. Upgrade your account',
      'You don’t have a VAT code yet. Please contact the admin for a code.',
    ]);
  });

  it.each([true, null])('shows no restriction if there is none (code issued: %s)', (hasCode) => {
    renderWithdrawalView({}, hasCode);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('shows how to contact the admin with each restriction', async () => {
    for (const [profile, hasCode] of [
      [{ transactionsEnabled: false }, true],
      [{ accountLevel: 1 }, true],
      [{}, false],
    ] as const) {
      const { unmount } = renderWithdrawalView(profile, hasCode);
      expect(await screen.findByRole('link', { name: 'Email support' })).toHaveAttribute(
        'href',
        expect.stringMatching(
          /^mailto:.*subject=Transfer.*ada.*Ada%20Okafor.*Customer%20number%3A%20ada/i,
        ),
      );
      unmount();
    }
  });

  it('asks for an upgrade at level 1', async () => {
    const { user, location } = renderWithdrawalView({ accountLevel: 1 });
    await user.type(field('Amount'), '5');
    await user.click(button('Withdraw'));
    const upgrade = within(dialog('Upgrade Required'));
    expect(
      upgrade.getByText(
        'Your account level is too low for this transaction. Please upgrade to level 2.',
      ),
    ).toBeVisible();
    await user.click(upgrade.getByRole('link', { name: 'Upgrade your account' }));
    expect(location().pathname).toBe('/Kyc');
  });
});
