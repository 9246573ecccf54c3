import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BankError, toCents } from '@bank/domain';
import { renderRemote, screen, waitFor, within } from '@bank/testing';
import { MAX_POTS, type Pot } from '../../api/pots';
import { SavingsView, type SavingsActions } from './savings-view';

const holiday: Pot = {
  id: 'holiday',
  name: 'Holiday',
  target: toCents(500),
  balance: toCents(120.05),
};
const empty: Pot = { id: 'bike', name: 'Bike', target: null, balance: toCents(0) };

const actions = {
  open: jest.fn<SavingsActions['open']>(),
  edit: jest.fn<SavingsActions['edit']>(),
  remove: jest.fn<SavingsActions['remove']>(),
  move: jest.fn<SavingsActions['move']>(),
};

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(undefined);
});

function renderSavings(pots: readonly Pot[] = [holiday, empty], currency = 'EUR') {
  return renderRemote(() => (
    <SavingsView
      pots={pots}
      balance={toCents(300.5)}
      currency={currency}
      actions={actions}
      renderMoves={(id) => `moves of ${id}`}
    />
  ));
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const amount = () => dialog().getByRole('textbox', { name: /Amount/ });

describe('the savings pots', () => {
  it('show what they hold only together with the balance', async () => {
    const { user } = renderSavings();
    expect(screen.getByText(/^Amounts are hidden/)).toBeVisible();
    expect(screen.queryByText(/EUR/)).toBeNull();
    expect(screen.queryByRole('meter')).toBeNull();
    await user.click(button('Show balance'));
    const pot = within(screen.getByRole('region', { name: 'Holiday' }));
    expect(pot.getByText('EUR 120.05 of EUR 500.00')).toBeVisible();
    expect(pot.getByText('EUR 379.95 to go')).toBeVisible();
    const meter = pot.getByRole('meter', { name: 'Savings in Holiday' });
    expect(meter).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByText('EUR 300.50')).toBeVisible();
    expect(screen.getByText('EUR 120.05')).toBeVisible();
  });

  it('offer to open the first one', async () => {
    const { user } = renderSavings([]);
    expect(screen.getByText('No savings pots yet')).toBeVisible();
    await user.click(button('New pot'));
    await user.click(dialog().getByRole('button', { name: 'Create pot' }));
    expect(dialog().getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(
      /Enter a name\./,
    );
    await user.type(dialog().getByRole('textbox', { name: /Name/ }), '  Rainy day ');
    await user.type(dialog().getByRole('textbox', { name: /Target/ }), '0');
    await user.click(dialog().getByRole('button', { name: 'Create pot' }));
    expect(dialog().getByRole('textbox', { name: /Target/ })).toBeInvalid();
    expect(actions.open).not.toHaveBeenCalled();
    await user.clear(dialog().getByRole('textbox', { name: /Target/ }));
    await user.click(dialog().getByRole('button', { name: 'Create pot' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(actions.open.mock.calls).toMatchObject([[{ name: 'Rainy day', target: null }]]);
  });

  it('are limited in number', () => {
    renderSavings(Array.from({ length: MAX_POTS }, (_, at) => ({ ...empty, id: String(at) })));
    expect(button('New pot')).toBeDisabled();
    expect(screen.getByText(/^You have 20 pots\./)).toBeVisible();
  });

  it('get another name and target', async () => {
    const { user, notifications } = renderSavings();
    await user.click(button('Change Holiday'));
    const name = dialog().getByRole('textbox', { name: /Name/ });
    expect(name).toHaveValue('Holiday');
    expect(dialog().queryByRole('button', { name: 'Delete pot' })).toBeNull();
    await user.clear(name);
    await user.type(name, 'Italy');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(actions.edit.mock.calls).toEqual([['holiday', { name: 'Italy', target: 50_000 }]]);
    expect(notifications).toMatchObject([{ text: 'Pot Italy saved.' }]);
  });

  it('are deleted once they are empty', async () => {
    const { user } = renderSavings();
    actions.remove.mockRejectedValueOnce(new BankError('changed-meanwhile'));
    await user.click(button('Change Bike'));
    await user.click(dialog().getByRole('button', { name: 'Delete pot' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('no longer empty');
    await user.click(dialog().getByRole('button', { name: 'Delete pot' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(actions.remove.mock.calls).toEqual([['bike'], ['bike']]);
  });
});

describe('a move', () => {
  it('adds money, and not more than the balance', async () => {
    const { user, notifications, hasUnsavedChanges } = renderSavings();
    await user.click(button('Add money to Holiday'));
    await user.type(amount(), '300.51{Enter}');
    expect(amount()).toHaveAccessibleDescription(/Your balance is lower than this amount/);
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(dialog().getByRole('button', { name: 'Use all' }));
    expect(amount()).toHaveValue('300.50');
    await user.click(dialog().getByRole('button', { name: 'Add money' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(actions.move.mock.calls).toMatchObject([[{ potId: 'holiday', amount: 30_050 }]]);
    expect(notifications).toMatchObject([{ text: 'EUR 300.50 added to Holiday.' }]);
  });

  it('takes money out, and not more than the pot holds', async () => {
    const { user } = renderSavings();
    expect(button('Take out money from Bike')).toBeDisabled();
    await user.click(button('Take out money from Holiday'));
    await user.type(amount(), '120.06{Enter}');
    expect(amount()).toHaveAccessibleDescription(/holds less than this amount/);
    await user.clear(amount());
    await user.type(amount(), '20.05{Enter}');
    expect(actions.move.mock.calls).toMatchObject([[{ potId: 'holiday', amount: -2005 }]]);
  });

  it('has the same id when it is sent again after an unknown result', async () => {
    const { user } = renderSavings();
    actions.move.mockRejectedValueOnce(new BankError('network'));
    await user.click(button('Add money to Bike'));
    await user.type(amount(), '5{Enter}');
    expect(dialog().getByRole('alert')).toHaveTextContent('nothing is done twice');
    expect(amount()).toHaveValue('5');
    await user.click(dialog().getByRole('button', { name: 'Add money' }));
    const [first, second] = actions.move.mock.calls;
    expect(second).toEqual(first);
  });

  it('uses whole units in a currency without decimals', async () => {
    const { user } = renderSavings([empty], 'JPY');
    await user.click(button('Add money to Bike'));
    await user.click(dialog().getByRole('button', { name: 'Use all' }));
    expect(amount()).toHaveValue('300');
  });
});
