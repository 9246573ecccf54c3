import { describe, expect, it, jest } from '@jest/globals';
import { BankError, type Transaction } from '@bank/domain';
import { act, aTransaction, renderRemote, screen, waitFor, within } from '@bank/testing';
import { useState } from 'react';
import type { CategoryRules, RulesChange } from '../../api/category-rules';
import type { MatchedPayment } from '../../api/matched-payments';
import { RulesCard } from './rules-card';

const rent = { text: 'Rent', category: 'housing' } as const;
const market = { text: 'Fern Market', category: 'groceries' } as const;
const twenty = Array.from({ length: 20 }, (_, at) => ({ ...rent, text: `Rent ${at}` }));

const save = jest.fn<(change: RulesChange) => Promise<void>>();
const readUnlabelled = jest.fn<() => Promise<Transaction[]>>();
const apply = jest.fn<(payments: readonly MatchedPayment[]) => Promise<number>>();
const requests = { save, readUnlabelled, apply };

/** `emit`: what the subscription emits next. */
function renderCard(first: CategoryRules, latest: Transaction[] = []) {
  save.mockReset().mockResolvedValue();
  readUnlabelled.mockReset().mockResolvedValue(latest);
  apply.mockReset().mockImplementation(async (payments) => payments.length);
  let emit: (rules: CategoryRules) => void = () => {};
  function Page() {
    const [rules, setRules] = useState(first);
    emit = setRules;
    return <RulesCard rules={rules} requests={requests} />;
  }
  const rendered = renderRemote(Page);
  return { ...rendered, emit: (rules: CategoryRules) => act(() => emit(rules)) };
}

const add = () => screen.getByRole('button', { name: 'Add a rule' });
const dialog = () => within(screen.getByRole('dialog', { name: 'New category rule' }));
const text = () => dialog().getByLabelText('Payee contains');
const category = () => dialog().getByLabelText('Category');
const saveButton = () => dialog().getByRole('button', { name: 'Save rule' });
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the category rules', () => {
  it('are listed in order, with what a rule is for if there are none', () => {
    const { emit } = renderCard([]);
    expect(screen.getByText(/^Let payments to the same payee/)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    emit([rent, market]);
    expect(rows()).toEqual([
      'Payee contains “Rent”HousingDelete',
      'Payee contains “Fern Market”GroceriesDelete',
    ]);
  });

  it('start with a new one, which is applied to the latest payments that match', async () => {
    const [match, other] = [
      aTransaction({ accountHolderName: 'FERN MARKET Ltd' }),
      aTransaction({ accountHolderName: 'Bo Marsh' }),
    ];
    const { user, notifications, hasUnsavedChanges } = renderCard([rent], [match, other]);
    await user.click(add());
    expect(dialog().getByText(/^The rule applies to your payments/)).toBeVisible();
    await user.type(text(), ' Fern Market ');
    await user.selectOptions(category(), 'Groceries');
    expect(dialog().getByRole('status')).toHaveTextContent(
      '1 of your latest payments matches and has no category yet. It gets the category Groceries when you save.',
    );
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(saveButton());
    expect(save).toHaveBeenCalledWith({ before: [rent], now: [market, rent] });
    expect(apply).toHaveBeenCalledWith([{ entry: match, category: 'groceries' }]);
    expect(rows()).toHaveLength(2);
    expect(add()).toHaveFocus();
    expect(notifications).toMatchObject([
      { tone: 'success', text: 'Rule saved. 1 payment now has the category Groceries.' },
    ]);
    expect(readUnlabelled).toHaveBeenCalledTimes(1);
  });

  it('need a text and a category', async () => {
    const { user } = renderCard([]);
    await user.click(add());
    await user.click(saveButton());
    expect(text()).toHaveFocus();
    expect(text()).toHaveAccessibleDescription(/^Please enter a part of the payee’s name\./);
    expect(category()).toHaveAccessibleDescription('Please choose a category.');
    expect(save).not.toHaveBeenCalled();
  });

  it('stay as they are if a new one can’t be saved', async () => {
    const { user } = renderCard([rent]);
    save.mockRejectedValue(new BankError('changed-meanwhile'));
    await user.click(add());
    await user.type(text(), 'Fern');
    await user.selectOptions(category(), 'Groceries');
    await user.click(saveButton());
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      /^Your rules have just been changed in another tab/,
    );
    expect(text()).toHaveValue('Fern');
    expect(apply).not.toHaveBeenCalled();
  });

  it('are saved even if the payments can’t be read', async () => {
    const { user, notifications } = renderCard([]);
    readUnlabelled.mockReset().mockRejectedValue(new BankError('network'));
    await user.click(add());
    await user.type(text(), 'Fern Market');
    await user.selectOptions(category(), 'Groceries');
    expect(dialog().getByText(/^We couldn’t check your latest payments/)).toBeVisible();
    await user.click(saveButton());
    expect(save).toHaveBeenCalledWith({ before: [], now: [market] });
    expect(notifications[0]?.text).toMatch(/^Rule saved\. Payments that match get/);
  });

  it('check the latest payments once the browser is online again', async () => {
    const { user } = renderCard([]);
    readUnlabelled.mockReset().mockRejectedValueOnce(new BankError('network'));
    readUnlabelled.mockResolvedValue([]);
    await user.click(add());
    await user.type(text(), 'Fern Market');
    await user.selectOptions(category(), 'Groceries');
    expect(dialog().getByText(/^We couldn’t check your latest payments/)).toBeVisible();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(dialog().queryByText(/^We couldn’t check/)).toBeNull());
  });

  it('are at most twenty', () => {
    renderCard(twenty);
    expect(add()).toBeDisabled();
    expect(screen.getByText(/^You have 20 rules, which is the most/)).toBeVisible();
  });

  it('can be deleted one after the other', async () => {
    const { user, notifications } = renderCard([rent, market]);
    await user.click(screen.getByRole('button', { name: 'Delete the rule “Rent”' }));
    expect(save).toHaveBeenLastCalledWith({ before: [rent, market], now: [market] });
    expect(screen.getByText('Category rules')).toHaveFocus();
    expect(notifications[0]?.text).toMatch(/^Rule “Rent” deleted\./);
    // Before the first deletion is emitted.
    await user.click(screen.getByRole('button', { name: 'Delete the rule “Fern Market”' }));
    expect(save).toHaveBeenLastCalledWith({ before: [market], now: [] });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('show why one can’t be deleted', async () => {
    const { user } = renderCard([rent]);
    save.mockRejectedValue(new BankError('network'));
    await user.click(screen.getByRole('button', { name: 'Delete the rule “Rent”' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t connect to the bank/);
    expect(rows()).toHaveLength(1);
  });
});
