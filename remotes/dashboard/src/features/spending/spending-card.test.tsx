import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, toCents, type Category, type Cents } from '@bank/domain';
import { act, renderRemote, screen, waitFor, within } from '@bank/testing';
import type { Budgets } from '../../api/budgets';
import type { CategoryTotal, Months } from '../../api/category-totals';
import type { PayeeTotals } from '../../api/payee-totals';
import type { ReadSpent } from '../budgets/use-spent';
import { SpendingCard } from './spending-card';

const TOTALS: CategoryTotal[] = [
  { category: 'groceries', current: toCents(-80.5), previous: toCents(-60) },
  { category: 'income', current: toCents(1200), previous: toCents(0) },
];

const PAYEES: PayeeTotals = {
  totals: [
    { key: 'a', name: 'Elm Energy', current: toCents(-70.25), previous: toCents(-68) },
    { key: 'b', name: 'bo@example.com', current: toCents(0), previous: toCents(-12) },
  ],
  isComplete: true,
};

const readPayees = jest.fn<(months: Months) => Promise<PayeeTotals>>();
const readTotals = jest.fn<(months: Months) => Promise<CategoryTotal[]>>();
const readSpent = jest.fn<ReadSpent>();
const requests = { readTotals, readPayees, readSpent, saveBudget: async () => {} };
const NO_BUDGETS: AsyncState<Budgets> = { status: 'ready', value: new Map() };
const GROCERIES: AsyncState<Budgets> = {
  status: 'ready',
  value: new Map([['groceries', toCents(100)]]),
};
const render = (budgets = NO_BUDGETS) =>
  renderRemote(() => <SpendingCard currency="EUR" budgets={budgets} requests={requests} />);
const compare = () => screen.getByRole('button', { name: 'Compare months' });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), doNotFake: ['setTimeout'] });
  readTotals.mockReset().mockResolvedValue(TOTALS);
  readPayees.mockReset().mockResolvedValue(PAYEES);
  readSpent.mockReset().mockResolvedValue(new Map<Category, Cents>([['groceries', toCents(40)]]));
  localStorage.setItem('bank.balance-shown', 'yes');
});

describe('the spending of two months', () => {
  it('is added up when asked for, with the names of both months', async () => {
    const { user } = render();
    expect(readTotals).not.toHaveBeenCalled();
    await user.click(compare());
    const row = await screen.findByRole('row', { name: 'Groceries −EUR 80.50 −EUR 60.00' });
    expect(row).toBeVisible();
    expect(screen.getByRole('row', { name: 'Income +EUR 1,200.00 EUR 0.00' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'By category' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers).toEqual(['Category', 'January 2026', 'December 2025']);
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
  });

  it('compares this month with any of the twelve before', async () => {
    const { user } = render();
    const month = screen.getByRole('combobox', { name: 'Compare this month with' });
    const options = within(month).getAllByRole('option');
    expect([options.length, options[0]?.textContent, options.at(-1)?.textContent]).toEqual([
      ...[12, 'December 2025', 'January 2025'],
    ]);
    await user.click(compare());
    await screen.findByRole('button', { name: 'Update' });
    await user.selectOptions(month, 'March 2025');
    expect(readTotals).toHaveBeenCalledTimes(1);
    await user.click(compare());
    await screen.findAllByRole('columnheader', { name: 'March 2025' });
    const months = { current: '2026-01', previous: '2025-03' };
    expect([readTotals.mock.lastCall, readPayees.mock.lastCall]).toEqual([[months], [months]]);
  });

  it('links to what is left after planned payments', () => {
    render();
    const link = screen.getByRole('link', { name: 'What is left after planned payments' });
    expect(link).toHaveAttribute('href', '/planned');
  });

  it('names the three categories that changed most, but not income', async () => {
    const total = (category: Category, current: number, previous: number): CategoryTotal => ({
      ...{ category, current: toCents(current), previous: toCents(previous) },
    });
    readTotals.mockResolvedValue([
      total('travel', -1250.5, -20.5),
      total('groceries', -80.5, -60),
      total('bills', -70, -70),
      total('leisure', -12, 0),
      total('eating_out', 0, -95.25),
      total('income', 2000, 0),
    ]);
    const { user } = render();
    await user.click(compare());
    const heading = await screen.findByRole('heading', { name: 'Largest changes so far' });
    expect(heading.nextElementSibling?.textContent).toBe(
      'Travel: EUR 1,230.00 more' + 'Eating out: EUR 95.25 less' + 'Groceries: EUR 20.50 more',
    );
    readTotals.mockResolvedValue([total('bills', -70, -70), total('income', 2000, 0)]);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: 'Bills −EUR 70.00 −EUR 70.00' })).toBeVisible();
  });

  it('is added up by payee, and says if a month has more payments than are read', async () => {
    const { user } = render();
    await user.click(compare());
    const table = await screen.findByRole('table', { name: 'By payee' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PayeeJanuary 2026December 2025',
      expect.stringContaining('Elm Energy'),
      expect.stringContaining('bo@example.com'),
    ]);
    expect(within(table).getByRole('row', { name: /−EUR 70\.25 −EUR 68\.00/ })).toBeVisible();
    expect(screen.queryByText(/^Only the latest 100 payments/)).toBeNull();
    readPayees.mockResolvedValue({ totals: [], isComplete: false });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(/^Only the latest 100 payments/)).toBeVisible();
    expect(screen.getByText(/^You haven’t made a payment/)).toBeVisible();
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
    await screen.findByRole('table', { name: 'By category' });
    readTotals.mockRejectedValue(new BankError(code));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    expect(screen.getByRole('table', { name: 'By payee' })).toBeVisible();
    expect(reported).toHaveLength(reports);
  });

  it('reads what was spent only of the categories with a budget, and only once', async () => {
    const { user } = render(GROCERIES);
    expect(await screen.findByText('EUR 60.00 of EUR 100.00 left')).toBeVisible();
    expect(readSpent.mock.calls).toEqual([[['groceries'], new Date('2026-01-15T12:00:00Z')]]);
    expect(screen.getByRole('heading', { name: 'Budgets for January 2026' })).toBeVisible();
    jest.setSystemTime(new Date('2026-02-01T00:00:00Z'));
    await user.click(compare());
    expect(await screen.findByText('EUR 19.50 of EUR 100.00 left')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Budgets for February 2026' })).toBeVisible();
    expect(readSpent).toHaveBeenCalledTimes(1);
  });

  it('reads nothing for customers without budgets', () => {
    render();
    expect(readSpent).not.toHaveBeenCalled();
  });

  it('says if it can’t add up what was spent, and tries again', async () => {
    readSpent.mockRejectedValueOnce(new BankError('network'));
    const { user, reported } = render(GROCERIES);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t add up');
    expect(screen.getByText('EUR 100.00 a month')).toBeVisible();
    expect(screen.queryByRole('meter')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('meter', { name: 'Budget for Groceries' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(reported).toEqual([]);
  });

  it('adds up what was spent once the browser is online again', async () => {
    readSpent.mockRejectedValueOnce(new BankError('network'));
    render(GROCERIES);
    await screen.findByRole('alert');
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('meter', { name: 'Budget for Groceries' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for nothing while the balance is hidden', () => {
    localStorage.removeItem('bank.balance-shown');
    render(GROCERIES);
    expect(readSpent).not.toHaveBeenCalled();
    expect(document.body).not.toHaveTextContent(/EUR|Budgets for/);
    expect(screen.getByText('Show your balance to see the amounts.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
