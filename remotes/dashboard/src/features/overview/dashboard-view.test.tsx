import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, brand, toCents, type Transaction, type UserProfile } from '@bank/domain';
import { aProfile, aTransaction, act, renderRemote, screen, within } from '@bank/testing';
import { useState } from 'react';
import { RecentTransactions } from '../transaction/transaction-history';
import { DashboardView } from './dashboard-view';

const ready = <T,>(value: T): AsyncState<T> => ({ status: 'ready', value });
const noTransactions: AsyncState<Transaction[]> = ready([]);

function renderView(
  profile: AsyncState<UserProfile | null> = ready(aProfile()),
  transactions: AsyncState<Transaction[]> = noTransactions,
  isEmailConfirmed = true,
) {
  return renderRemote(() => (
    <DashboardView
      profile={profile}
      transactions={transactions}
      isEmailConfirmed={isEmailConfirmed}
      charts={(account) => (account ? 'Charts' : 'Placeholders of the charts')}
    />
  ));
}

const balance = () => within(screen.getByRole('region', { name: 'Available balance' }));
const figure = () => balance().getByRole('status');
const heading = () => screen.getByRole('heading', { level: 1 });

afterEach(() => localStorage.clear());

// The first one in this file: the code of the transactions is loaded once.
it('replaces its placeholders at once when the code of the transactions has loaded', async () => {
  renderView(ready(aProfile({ accountLevel: 1 })), ready([aTransaction()]));
  const steps = () => screen.queryByRole('region', { name: 'Set up your account' });
  expect(screen.getByText('Loading transactions…')).toBeInTheDocument();
  expect(screen.getByText('Placeholders of the charts')).toBeInTheDocument();
  expect(steps()).toBeNull();
  expect(await screen.findByRole('table', { name: 'Transaction History' })).toBeVisible();
  expect(screen.getByText('Charts')).toBeInTheDocument();
  expect(steps()).toBeVisible();
});

describe('the dashboard', () => {
  beforeAll(() => RecentTransactions.prepare());

  it('greets by name, or as User without one', () => {
    const { unmount } = renderView();
    expect(heading()).toHaveTextContent(/^Hello, Ada Okafor$/);
    // Keeps the direction of a name in another script apart from the greeting.
    expect(within(heading()).getByText('Ada Okafor').tagName).toBe('BDI');
    unmount();
    renderView(ready(null));
    expect(heading()).toHaveTextContent('Hello, User');
  });

  it('hides the balance by default', async () => {
    const { user } = renderView();
    expect(figure()).toHaveTextContent('******');
    expect(screen.queryByText(/1,000/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(figure()).toHaveTextContent(/^EUR 1,000\.10$/);
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(figure()).toHaveTextContent('******');
  });

  it('remembers on the device whether the balance is shown', async () => {
    const { user, unmount } = renderView();
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    unmount();
    const again = renderView({ status: 'loading' });
    expect(figure()).toHaveTextContent('Loading your balance…');
    again.unmount();
    const third = renderView();
    expect(figure()).toHaveTextContent('EUR 1,000.10');
    await third.user.click(screen.getByRole('button', { name: 'Hide balance' }));
    third.unmount();
    renderView();
    expect(figure()).toHaveTextContent('******');
  });

  it('hides the balance again when the local storage is cleared', async () => {
    const { user } = renderView();
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(figure()).toHaveTextContent('******');
  });

  it('announces balance changes while the balance is shown', async () => {
    const change: { to?: (cents: number) => void } = {};
    function Live() {
      const [cents, setCents] = useState(1000_10);
      change.to = setCents;
      const profile = aProfile({ accountBalance: toCents(cents / 100) });
      return (
        <DashboardView profile={ready(profile)} transactions={noTransactions} isEmailConfirmed />
      );
    }
    const { user } = renderRemote(Live);
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    const shown = figure();
    act(() => change.to?.(900_05));
    expect(figure()).toBe(shown);
    expect(shown).toHaveTextContent('EUR 900.05');
  });

  it('shows the account number and links to deposit and transfer', () => {
    renderView();
    expect(balance().getByText(brand.accountNumber)).toBeVisible();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(balance().getByRole('link', { name: 'Add Money' })).toHaveAttribute(
      'href',
      '/dashboard/deposit',
    );
    expect(target('Bank Transfer')).toBe('/Withdrawal');
    expect(target('Transfer')).toBe('/Withdrawal');
    expect(target('Loan')).toBe('/loan');
    expect(target('Cards')).toBe('/Cards');
    expect(target('Pay bills')).toBe('/pay-bills');
  });

  it('shows a new customer the first steps, with a link to each open one', () => {
    const { unmount } = renderView(
      ready(aProfile({ accountLevel: 1, accountBalance: toCents(0) })),
    );
    const card = () => within(screen.getByRole('region', { name: 'Set up your account' }));
    const steps = () =>
      card()
        .getAllByRole('listitem')
        .map((step) => [
          within(step).queryByRole('link')?.getAttribute('href') ?? null,
          within(step).queryByText('Done') !== null,
        ]);
    expect(card().getByText('1 of 4 steps done')).toBeVisible();
    expect(steps()).toEqual([
      [null, true],
      ['/Kyc', false],
      ['/dashboard/deposit', false],
      ['/Withdrawal', false],
    ]);
    unmount();
    const deposit = aTransaction({ type: 'send_money' });
    renderView(ready(aProfile({ accountLevel: 1 })), ready([deposit]));
    expect(steps()).toEqual([
      [null, true],
      ['/Kyc', false],
      [null, true],
      ['/Withdrawal', false],
    ]);
  });

  it('shows an unconfirmed email as a step to do, with a link to the profile', () => {
    renderView(ready(aProfile({ accountLevel: 1 })), noTransactions, false);
    const card = within(screen.getByRole('region', { name: 'Set up your account' }));
    const [email] = card.getAllByRole('listitem');
    expect(email).toHaveTextContent(/Confirm your email.*To do$/);
    expect(within(email as HTMLElement).getByRole('link')).toHaveAttribute('href', '/Profile');
    expect(card.getByText('1 of 4 steps done')).toBeVisible();
  });

  it('shows no first steps to a customer who has made them or has a long history', () => {
    const steps = () => screen.queryByRole('region', { name: 'Set up your account' });
    const { unmount } = renderView(ready(aProfile()), ready([aTransaction()]));
    expect(steps()).toBeNull();
    unmount();
    const long = Array.from({ length: 10 }, () => aTransaction());
    renderView(ready(aProfile({ accountLevel: 1 })), ready(long));
    expect(steps()).toBeNull();
  });

  it('explains Quick pay', async () => {
    const { user } = renderView();
    await user.click(screen.getByRole('button', { name: 'Quick pay' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Quick pay' }));
    expect(dialog.getByText('contact admin to deposit')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a loading state and an error', () => {
    const { unmount } = renderView({ status: 'loading' });
    // Not yet as User: the name is about to load.
    expect(heading()).toHaveTextContent(/^Hello$/);
    // The card already has its final size.
    expect(figure()).toHaveTextContent('******');
    expect(screen.getByText('Loading transactions…')).toBeInTheDocument();
    unmount();
    renderView({ status: 'error', error: new BankError('network') });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your account.');
  });

  it('links to all transactions', () => {
    renderView();
    const all = screen.getByRole('link', { name: 'All transactions' });
    expect(all).toHaveAttribute('href', '/dashboard/transactions');
  });
});
