import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BankError, toCents } from '@bank/domain';
import { act, renderRemote, screen, within } from '@bank/testing';
import type { SavedPayee } from '../../api/saved-payees';
import type { PlannedPayment } from '../../api/planned-payment';
import { PlannedView, type PlanActions } from './planned-view';

const bo = { method: 'PayPal', email: 'bo@example.com' } as const;
const payees: SavedPayee[] = [{ id: 'p1', name: 'Bo', payee: bo }];

const rent: PlannedPayment = {
  ...{ id: 'rent', name: 'Rent', amount: toCents(950), payee: bo, every: 'monthly' },
  ...{ first: '2026-01-31', next: '2026-11-30', paidFor: '2026-10-31', payment: 'w' },
};
const power: PlannedPayment = {
  ...{ id: 'power', name: 'Power', amount: toCents(60), payee: null, every: 'once' },
  ...{ first: '2026-12-05', next: '2026-12-05', paidFor: '', payment: '' },
};

const actions = {
  plan: jest.fn<PlanActions['plan']>(),
  change: jest.fn<PlanActions['change']>(),
  skip: jest.fn<PlanActions['skip']>(),
  remove: jest.fn<PlanActions['remove']>(),
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({
    now: new Date(2026, 10, 30, 9),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate'],
  });
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

const renderView = (payments: readonly PlannedPayment[]) =>
  renderRemote(() => (
    <PlannedView {...{ payments, payees, actions }} balance={toCents(1000)} currency="EUR" />
  ));

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('planned payments', () => {
  it('say that nothing is paid automatically, and what is due', () => {
    renderView([rent, power]);
    expect(screen.getByText('Nothing is paid automatically')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Due now' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Due today: confirm, Rent' });
    expect(link).toHaveAttribute('href', '/Withdrawal?planned=rent&due=2026-11-30');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('November 30, 2026 · Every month')).toBeVisible();
  });

  it('are added up until the end of the month, also those that are overdue', async () => {
    localStorage.setItem('bank.balance-shown', 'yes');
    const weekly = { ...power, every: 'weekly', first: '2026-11-02', next: '2026-11-16' } as const;
    renderView([rent, weekly, { ...power, id: 'later' }]);
    expect(screen.getByText('Planned until November 30, 2026')).toBeVisible();
    // The rent, and three weeks of power.
    expect(screen.getByText('EUR 1,130.00')).toBeVisible();
    expect(screen.getByText('Missing from your balance')).toBeVisible();
    expect(screen.getByText('EUR 130.00')).toBeVisible();
  });

  it('leave a part of the balance, which is shown unless it is hidden', () => {
    renderView([rent]);
    expect(screen.queryByText('Left of your balance after that')).not.toBeInTheDocument();
    act(() => {
      localStorage.setItem('bank.balance-shown', 'yes');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(screen.getByText('Left of your balance after that')).toBeVisible();
    expect(screen.getByText('EUR 50.00')).toBeVisible();
  });

  it('are overdue after their date', () => {
    renderView([{ ...rent, next: '2026-11-29' }]);
    expect(screen.getByRole('link', { name: 'Overdue: confirm, Rent' })).toBeVisible();
  });

  it('stand in a calendar, from their next date', async () => {
    const { user } = renderView([rent, power]);
    expect(screen.getByRole('list', { name: 'November 30, 2026' })).toHaveTextContent('Rent');
    await user.click(button('Previous month'));
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    expect(screen.queryByRole('list', { name: /October/ })).not.toBeInTheDocument();
    await user.click(button('Next month'));
    await user.click(button('Next month'));
    expect(screen.getByRole('list', { name: 'December 5, 2026' })).toHaveTextContent('Power');
    expect(screen.getByRole('list', { name: 'December 31, 2026' })).toHaveTextContent('Rent');
  });

  it('are skipped, or say why not', async () => {
    const { user } = renderView([rent]);
    actions.skip.mockRejectedValueOnce(new BankError('changed-meanwhile'));
    await user.click(button('Skip the next date of Rent'));
    expect(await screen.findByRole('alert')).toHaveTextContent('on another page or device');
    await user.click(button('Skip the next date of Rent'));
    expect(actions.skip).toHaveBeenLastCalledWith({ id: 'rent', due: '2026-11-30' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('begin with an explanation', async () => {
    const { user } = renderView([]);
    expect(screen.getByText('No planned payments yet')).toBeVisible();
    await user.click(button('Plan a payment'));
    expect(screen.getByRole('dialog', { name: 'Plan a payment' })).toBeVisible();
  });
});

describe('the form of a planned payment', () => {
  it('plans a payment to a saved payee', async () => {
    const { user } = renderView([]);
    await user.click(button('Plan a payment'));
    await user.type(dialog().getByLabelText('Name'), ' Gym ');
    await user.type(dialog().getByLabelText(/^Amount/), '29.90');
    await user.selectOptions(dialog().getByLabelText('Pay to'), 'Bo');
    await user.clear(dialog().getByLabelText('Next due date'));
    await user.type(dialog().getByLabelText('Next due date'), '2026-12-15');
    await user.selectOptions(dialog().getByLabelText('Repeat'), 'Every week');
    await user.click(button('Plan payment'));
    expect(actions.plan).toHaveBeenCalledWith(expect.any(String), {
      ...{ name: 'Gym', amount: toCents(29.9), payee: bo, every: 'weekly' },
      ...{ first: '2026-12-15', next: '2026-12-15' },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('explains what is missing', async () => {
    const { user } = renderView([]);
    await user.click(button('Plan a payment'));
    await user.clear(dialog().getByLabelText('Next due date'));
    await user.type(dialog().getByLabelText('Next due date'), '2026-11-29');
    await user.click(button('Plan payment'));
    expect(dialog().getByText('Enter a name.')).toBeVisible();
    expect(dialog().getByText('Choose today or a later date.')).toBeVisible();
    expect(dialog().getByLabelText(/^Amount/)).toBeInvalid();
    expect(actions.plan).not.toHaveBeenCalled();
  });

  it('keeps the day of the month if only the amount changes', async () => {
    const { user } = renderView([rent]);
    await user.click(button('Edit Rent'));
    await user.clear(dialog().getByLabelText(/^Amount/));
    await user.type(dialog().getByLabelText(/^Amount/), '990');
    await user.click(button('Save'));
    const { first, next, every, payee, name } = rent;
    const changed = { first, next, every, payee, name, amount: toCents(990) };
    expect(actions.change).toHaveBeenCalledWith(rent, changed);
  });

  it('refuses a date that was paid', async () => {
    const { user } = renderView([{ ...rent, paidFor: '2026-12-15' }]);
    await user.click(button('Edit Rent'));
    await user.clear(dialog().getByLabelText('Next due date'));
    await user.type(dialog().getByLabelText('Next due date'), '2026-12-15');
    await user.click(button('Save'));
    expect(dialog().getByText(/already paid for this date/)).toBeVisible();
  });

  it('deletes, or says why not', async () => {
    const { user } = renderView([rent]);
    actions.remove.mockRejectedValueOnce(new BankError('network'));
    await user.click(button('Edit Rent'));
    await user.click(button('Delete'));
    expect(await dialog().findByRole('alert')).toHaveTextContent('nothing was changed');
    await user.click(button('Delete'));
    expect(actions.remove).toHaveBeenLastCalledWith('rent');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
