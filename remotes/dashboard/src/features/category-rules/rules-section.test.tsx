import { describe, expect, it, jest } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, type Label, type Transaction } from '@bank/domain';
import { act, aTransaction, renderRemote, screen } from '@bank/testing';
import { useState } from 'react';
import type { CategoryRules } from '../../api/category-rules';
import type { Labels } from '../../api/labels';
import type { MatchedPayment } from '../../api/matched-payments';
import { AppliedRules } from './rules-section';

const rules: CategoryRules = [
  { text: 'bo@example.com', category: 'family' },
  { text: 'bo', category: 'other' },
];
const label: Label = { category: 'travel', note: '', tags: [] };
const labelsOf = (...entries: Transaction[]): AsyncState<Labels> => ({
  status: 'ready',
  value: new Map(entries.map(({ id }) => [id, label])),
});

const apply = jest.fn<(payments: readonly MatchedPayment[]) => Promise<number>>();
const requests = { save: async () => {}, readUnlabelled: async () => [], apply };

type State = {
  rules: CategoryRules;
  entries: readonly Transaction[];
  labels: AsyncState<Labels>;
};

/** `change`: what the page shows next. */
function renderRules(first: State) {
  apply.mockReset().mockResolvedValue(0);
  let change: (changes: Partial<State>) => void = () => {};
  function Page() {
    const [state, setState] = useState(first);
    change = (changes) => setState((before) => ({ ...before, ...changes }));
    return <AppliedRules rules={state.rules} requests={requests} shown={state} />;
  }
  const rendered = renderRemote(Page);
  return { ...rendered, change: (changes: Partial<State>) => act(() => change(changes)) };
}

/** The payments that were given a category so far, with the category. */
const applied = () =>
  apply.mock.calls.flatMap(([payments]) =>
    payments.map(({ entry, category }) => [entry.id, category] as const),
  );

describe('the rules of the shown payments', () => {
  it('give a category to those without one, by the first rule that matches', () => {
    const [email, name, other, labelled] = [
      aTransaction(),
      aTransaction({ email: 'BOB@example.org' }),
      aTransaction({ email: 'ada@example.com' }),
      aTransaction(),
    ];
    const entries = [email, name, other, labelled];
    renderRules({ rules, entries, labels: labelsOf(labelled) });
    expect(applied()).toEqual([
      [email.id, 'family'],
      [name.id, 'other'],
    ]);
  });

  it('wait for the labels, and are applied to each payment once', () => {
    const [first, second] = [aTransaction(), aTransaction()];
    const { change } = renderRules({ rules, entries: [first], labels: { status: 'loading' } });
    expect(apply).not.toHaveBeenCalled();
    change({ labels: labelsOf() });
    expect(applied()).toEqual([[first.id, 'family']]);
    change({ labels: labelsOf(first) });
    // Removed in another tab.
    change({ labels: labelsOf() });
    expect(applied()).toHaveLength(1);
    change({ rules: [...rules] });
    expect(applied()).toHaveLength(1);
    change({ entries: [first, second] });
    expect(applied().slice(1)).toEqual([[second.id, 'family']]);
  });

  it('leave out received money, failed payments and those without a date', () => {
    const entries = [
      aTransaction({ type: 'send_money' }),
      aTransaction({ status: 'failed' }),
      aTransaction({ date: null }),
    ];
    renderRules({ rules, entries, labels: labelsOf() });
    expect(applied()).toEqual([]);
  });

  it('ask for nothing without rules', () => {
    renderRules({ rules: [], entries: [aTransaction()], labels: labelsOf() });
    expect(apply).not.toHaveBeenCalled();
  });

  it('report a failure, except while offline', async () => {
    const denied = new BankError('permission-denied');
    const entries = [aTransaction()];
    const { change, reported } = renderRules({ rules, entries, labels: { status: 'loading' } });
    apply.mockRejectedValueOnce(new BankError('network')).mockRejectedValueOnce(denied);
    change({ labels: labelsOf() });
    change({ rules: rules.slice(0, 1) });
    await screen.findByRole('list');
    expect(reported).toEqual([denied]);
  });
});
