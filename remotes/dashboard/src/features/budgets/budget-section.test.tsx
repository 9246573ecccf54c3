import { describe, expect, it, jest } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, toCents, type BudgetCategory, type Category } from '@bank/domain';
import { act, renderRemote, screen, within } from '@bank/testing';
import { useState } from 'react';
import type { BudgetChange, Budgets } from '../../api/budgets';
import { BudgetSection } from './budget-section';

const budgetsOf = (amounts: Partial<Record<BudgetCategory, number>>): AsyncState<Budgets> => ({
  status: 'ready',
  value: new Map(
    Object.entries(amounts).map(([category, amount]) => [
      category as BudgetCategory,
      toCents(amount),
    ]),
  ),
});

const NONE = budgetsOf({});
const retry = () => {};

type Options = {
  spent?: Partial<Record<Category, number>>;
  currency?: string;
  write?: () => Promise<void>;
};

/** `emit`: what the subscription emits next. */
function renderSection(first: AsyncState<Budgets>, options: Options = {}) {
  const { spent = {}, currency = 'EUR', write } = options;
  const save = jest.fn<(change: BudgetChange) => Promise<void>>(write ?? (async () => {}));
  const amounts = new Map(
    Object.entries(spent).map(([category, amount]) => [category as Category, toCents(amount)]),
  );
  let emit: (state: AsyncState<Budgets>) => void = () => {};
  function Page() {
    const [budgets, setBudgets] = useState(first);
    emit = setBudgets;
    return (
      <BudgetSection
        budgets={budgets}
        spent={{ amounts, hasFailed: false, retry }}
        month="November 2026"
        currency={currency}
        save={save}
      />
    );
  }
  const rendered = renderRemote(Page);
  return { ...rendered, save, emit: (state: AsyncState<Budgets>) => act(() => emit(state)) };
}

const add = () => screen.getByRole('button', { name: 'Set a budget' });
const changeOf = (name: string) =>
  screen.getByRole('button', { name: `Change the budget for ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const amount = () => screen.getByRole('textbox', { name: /^Monthly budget/ });

describe('a budget', () => {
  it.each([
    [0, 0, 'EUR 0.00 of EUR 200.00 spent', /^EUR 200.00 of EUR 200.00 left$/],
    [159.99, 79, 'EUR 159.99 of EUR 200.00 spent', /^EUR 40.01 of EUR 200.00 left$/],
    [160, 80, 'EUR 160.00 of EUR 200.00 spent', /You’ve spent 80% of this budget$/],
    [200, 100, 'EUR 200.00 of EUR 200.00 spent', /You’ve spent all of this budget$/],
    [215.5, 100, 'EUR 215.50 of EUR 200.00 spent', /Over budget by EUR 15.50$/],
  ])('with %s spent is at %s %%', (spent, percent, figures, text) => {
    renderSection(budgetsOf({ groceries: 200 }), { spent: { groceries: spent } });
    const meter = screen.getByRole('meter', { name: 'Budget for Groceries' });
    expect(meter).toHaveAttribute('aria-valuenow', String(percent));
    expect(meter).toHaveAttribute('aria-valuetext', figures);
    expect(meter.parentElement?.nextElementSibling).toHaveTextContent(text);
  });

  it('is set for a category, and shown with the focus before it is emitted', async () => {
    const { user, save, notifications, hasUnsavedChanges } = renderSection(NONE);
    await user.click(add());
    expect(screen.getByLabelText('Category')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Category'), 'Eating out');
    await user.type(amount(), '1.234,50');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(button('Save'));
    expect(save.mock.calls).toEqual([
      [{ category: 'eating_out', before: null, amount: toCents(1234.5) }],
    ]);
    expect(await screen.findByText('EUR 1,234.50 a month')).toBeVisible();
    expect(changeOf('Eating out')).toHaveFocus();
    expect(notifications).toMatchObject([{ text: 'Budget for Eating out saved.' }]);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('needs a category and an amount', async () => {
    const { user, save } = renderSection(NONE);
    await user.click(add());
    await user.click(button('Save'));
    expect(screen.getByLabelText('Category')).toHaveFocus();
    expect(amount()).toHaveAccessibleDescription(/Enter an amount\./);
    await user.type(amount(), '0{Enter}');
    expect(amount()).toHaveAccessibleDescription(/Enter an amount above 0\./);
    expect(save).not.toHaveBeenCalled();
  });

  it('is offered for every category without one, except income', async () => {
    const { user } = renderSection(budgetsOf({ groceries: 200 }));
    await user.click(add());
    const options = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(options).toHaveLength(11);
    const names = options.map(({ textContent }) => textContent);
    expect(names).not.toContain('Groceries');
    expect(names).not.toContain('Income');
  });

  it('is changed, or left as it is', async () => {
    const { user, save } = renderSection(budgetsOf({ groceries: 200 }));
    await user.click(changeOf('Groceries'));
    expect(amount()).toHaveFocus();
    expect(amount()).toHaveValue('200.00');
    await user.keyboard('5');
    await user.click(button('Cancel'));
    expect(changeOf('Groceries')).toHaveFocus();
    await user.click(changeOf('Groceries'));
    await user.clear(amount());
    await user.type(amount(), '250{Enter}');
    expect(save.mock.calls).toEqual([
      [{ category: 'groceries', before: toCents(200), amount: toCents(250) }],
    ]);
    expect(await screen.findByText('EUR 250.00 a month')).toBeVisible();
  });

  it('has no decimals in a currency without them', async () => {
    const { user, save } = renderSection(budgetsOf({ groceries: 40_000 }), {
      spent: { groceries: 1500 },
      currency: 'JPY',
    });
    expect(screen.getByText('JPY 38,500 of JPY 40,000 left')).toBeVisible();
    await user.click(changeOf('Groceries'));
    expect(amount()).toHaveValue('40000');
    await user.clear(amount());
    await user.type(amount(), '50.50{Enter}');
    expect(amount()).toBeInvalid();
    await user.clear(amount());
    await user.type(amount(), '50,000{Enter}');
    expect(save.mock.calls).toEqual([
      [{ category: 'groceries', before: toCents(40_000), amount: toCents(50_000) }],
    ]);
  });

  it('is removed', async () => {
    const { user, save, notifications } = renderSection(budgetsOf({ groceries: 200 }));
    await user.click(changeOf('Groceries'));
    await user.click(button('Remove budget'));
    expect(save.mock.calls).toEqual([
      [{ category: 'groceries', before: toCents(200), amount: null }],
    ]);
    expect(await screen.findByText(/^Set how much you want to spend/)).toBeVisible();
    expect(add()).toHaveFocus();
    expect(notifications).toMatchObject([{ text: 'Budget for Groceries removed.' }]);
  });

  it.each([
    ['network', 'nothing was changed'],
    ['changed-meanwhile', 'we didn’t replace it'],
    ['permission-denied', 'Something went wrong'],
  ] as const)('that can’t be saved, because of %s, keeps what was typed', async (code, text) => {
    const write = () => Promise.reject(new BankError(code));
    const { user } = renderSection(budgetsOf({ groceries: 200 }), { write });
    await user.click(changeOf('Groceries'));
    await user.clear(amount());
    await user.type(amount(), '250{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(amount()).toHaveValue('250');
    await user.click(button('Remove budget'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(amount()).toHaveValue('250');
  });

  it('that another tab changes is shown in the open form, and replaced only then', async () => {
    const { user, save, emit } = renderSection(budgetsOf({ groceries: 200 }));
    await user.click(changeOf('Groceries'));
    await user.clear(amount());
    await user.type(amount(), '250');
    emit(budgetsOf({ groceries: 300, travel: 50 }));
    expect(screen.getByRole('status')).toHaveTextContent('was changed to EUR 300.00');
    expect(screen.getByText('EUR 50.00 a month')).toBeVisible();
    expect(amount()).toHaveValue('250');
    emit(NONE);
    expect(screen.getByRole('status')).toHaveTextContent('was removed');
    emit(budgetsOf({ groceries: 310 }));
    await user.click(button('Save'));
    expect(save.mock.calls).toEqual([
      [{ category: 'groceries', before: toCents(310), amount: toCents(250) }],
    ]);
  });

  it('is not replaced by a form while it can’t be loaded', () => {
    renderSection({ status: 'error', error: new BankError('network') });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your budgets.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
