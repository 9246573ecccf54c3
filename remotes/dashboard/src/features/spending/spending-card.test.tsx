import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BankError, toCents } from '@bank/domain';
import { renderRemote, screen } from '@bank/testing';
import type { CategoryTotal } from '../../api/category-totals';
import { SpendingCard } from './spending-card';

const TOTALS: CategoryTotal[] = [
  { category: 'groceries', current: toCents(-80.5), previous: toCents(-60) },
  { category: 'income', current: toCents(1200), previous: toCents(0) },
];

const readTotals = jest.fn<(now: Date) => Promise<CategoryTotal[]>>();
const render = () => renderRemote(() => <SpendingCard currency="EUR" readTotals={readTotals} />);
const compare = () => screen.getByRole('button', { name: 'Compare months' });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), doNotFake: ['setTimeout'] });
  readTotals.mockReset().mockResolvedValue(TOTALS);
  localStorage.setItem('bank.balance-shown', 'yes');
});

describe('the spending by category', () => {
  it('is added up when asked for, with the names of both months', async () => {
    const { user } = render();
    expect(readTotals).not.toHaveBeenCalled();
    await user.click(compare());
    const row = await screen.findByRole('row', { name: 'Groceries −EUR 80.50 −EUR 60.00' });
    expect(row).toBeVisible();
    expect(screen.getByRole('row', { name: 'Income +EUR 1,200.00 EUR 0.00' })).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Category', 'January 2026', 'December 2025']);
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
  });

  it('says how to begin while nothing has a category', async () => {
    readTotals.mockResolvedValue([]);
    const { user } = render();
    await user.click(compare());
    expect(await screen.findByText(/Open a transaction to add one\./)).toBeVisible();
  });

  it.each([
    ['network', 0],
    ['permission-denied', 1],
  ] as const)('keeps the amounts after %s, and says so', async (code, reports) => {
    const { user, reported } = render();
    await user.click(compare());
    await screen.findByRole('table');
    readTotals.mockRejectedValue(new BankError(code));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    expect(screen.getByRole('table')).toBeVisible();
    expect(reported).toHaveLength(reports);
  });

  it('asks for nothing while the balance is hidden', () => {
    localStorage.removeItem('bank.balance-shown');
    render();
    expect(screen.getByText('Show your balance to see the amounts.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
