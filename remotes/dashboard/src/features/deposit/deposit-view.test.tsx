import { describe, expect, it } from '@jest/globals';
import { brand } from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import { DepositView } from './deposit-view';

const renderDeposit = () => renderRemote(() => <DepositView uid="ada" name="Ada Okafor" />);

describe('the deposit screen', () => {
  it('shows for 4 seconds whom to contact, without a success tick', async () => {
    const { user, notifications } = renderDeposit();
    await user.click(screen.getByRole('button', { name: /Add money to your account/ }));
    expect(notifications).toEqual([
      { tone: 'info', text: 'Contact admin to deposit', duration: 4000 },
    ]);
  });

  it('links to an email with the name and the customer number', async () => {
    renderDeposit();
    const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Email support' });
    const mail = new URL(href);
    expect(mail.pathname).toBe(brand.supportEmail);
    expect(mail.searchParams.get('subject')).toBe('Deposit – ada');
    expect(mail.searchParams.get('body')).toBe('Name: Ada Okafor\r\nCustomer number: ada\r\n\r\n');
  });

  it('never has recent transactions', () => {
    renderDeposit();
    const recent = within(screen.getByRole('region', { name: 'Recent Transactions' }));
    expect(recent.getByText('No recent transactions')).toBeVisible();
  });
});
