import { describe, expect, it } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, type Label } from '@bank/domain';
import { act, renderRemote, screen } from '@bank/testing';
import { useState } from 'react';
import type { Labels } from '../../api/labels';
import { LabelCard } from './label-card';

const label: Label = { category: 'travel', note: 'Tickets', tags: ['holiday', 'rome'] };
const ready = (saved?: Label): AsyncState<Labels> => ({
  status: 'ready',
  value: new Map(saved && [['tx', saved]]),
});

/** `emit`: what the subscription emits next. */
function renderCard(first: AsyncState<Labels>, write: () => Promise<void> = async () => {}) {
  const saved: Label[] = [];
  let emit: (state: AsyncState<Labels>) => void = () => {};
  function Page() {
    const [labels, setLabels] = useState(first);
    emit = setLabels;
    const save = async (wanted: Label) => {
      await write();
      saved.push(wanted);
    };
    return <LabelCard id="tx" labels={labels} save={save} remove={write} />;
  }
  const rendered = renderRemote(Page);
  return { ...rendered, saved, emit: (state: AsyncState<Labels>) => act(() => emit(state)) };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const change = () => screen.getByRole('button', { name: 'Change' });
const category = () => screen.getByLabelText('Category');

describe('the label of a transaction', () => {
  it('is saved as it is read, and then shown with the focus, before it is emitted', async () => {
    const { user, saved, notifications, hasUnsavedChanges } = renderCard(ready());
    await user.selectOptions(category(), 'Eating out');
    await user.type(screen.getByLabelText(/^Note/), '  With Bo ');
    await user.type(screen.getByLabelText(/^Tags/), 'Lunch, #Team, lunch,');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(save());
    expect(saved).toEqual([{ category: 'eating_out', note: 'With Bo', tags: ['lunch', 'team'] }]);
    expect(await screen.findByText('lunch, team')).toBeVisible();
    expect(screen.getByText('Eating out')).toBeVisible();
    expect(change()).toHaveFocus();
    expect(notifications).toMatchObject([{ tone: 'success', text: 'Category and notes saved.' }]);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('needs a category, and at most five short tags', async () => {
    const { user, saved } = renderCard(ready());
    await user.click(save());
    expect(category()).toHaveFocus();
    expect(category()).toHaveAccessibleDescription('Please choose a category.');
    await user.selectOptions(category(), 'Health');
    const tags = screen.getByLabelText(/^Tags/);
    await user.type(tags, 'a,b,c,d,e,f{Enter}');
    expect(tags).toHaveAccessibleDescription(/^Enter 5 tags or fewer\./);
    await user.clear(tags);
    await user.type(tags, `${'x'.repeat(25)}{Enter}`);
    expect(tags).toHaveAccessibleDescription(/^A tag can have up to 24 characters\./);
    expect(saved).toEqual([]);
  });

  it('keeps what was typed if it can’t be saved', async () => {
    const { user } = renderCard(ready(), () => Promise.reject(new BankError('network')));
    await user.selectOptions(category(), 'Health');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t connect to the bank, so nothing was changed.',
    );
    expect(category()).toHaveValue('health');
  });

  it('can be changed, or left as it is', async () => {
    const { user, saved } = renderCard(ready(label));
    await user.click(change());
    expect(category()).toHaveFocus();
    expect(screen.getByLabelText(/^Tags/)).toHaveValue('holiday, rome');
    await user.selectOptions(category(), 'Family');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Travel')).toBeVisible();
    expect(change()).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('can be removed', async () => {
    const { user, notifications, emit } = renderCard(ready(label));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByLabelText('Category')).toHaveFocus();
    expect(category()).toHaveValue('');
    emit(ready());
    expect(category()).toHaveValue('');
    expect(notifications).toMatchObject([{ text: 'Category and notes removed.' }]);
  });

  it('is shown when another page saves it, unless this form was entered', async () => {
    const first = renderCard(ready());
    first.emit(ready(label));
    expect(screen.getByText('Tickets')).toBeVisible();
    expect(change()).not.toHaveFocus();
    first.unmount();
    const second = renderCard(ready());
    await second.user.selectOptions(category(), 'Health');
    second.emit(ready(label));
    expect(category()).toHaveValue('health');
  });

  it('is not replaced by a form while it can’t be loaded', () => {
    renderCard({ status: 'error', error: new BankError('network') });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We couldn’t load your category and notes.',
    );
    expect(screen.queryByLabelText('Category')).toBeNull();
  });
});
