import { describe, expect, it, jest } from '@jest/globals';
import { aTransaction, renderRemote, screen, within } from '@bank/testing';
import type { ComponentProps } from 'react';
import type { CategoryRules, RulesChange } from '../../api/category-rules';
import { RuleOffer } from './rule-offer';

const save = jest.fn<(change: RulesChange) => Promise<void>>(async () => {});
const requests = { save, readUnlabelled: async () => [], apply: async () => 0 };
const bo: CategoryRules = [{ text: 'BO@', category: 'family' }];

const renderOffer = (changes: Partial<ComponentProps<typeof RuleOffer>> = {}) =>
  renderRemote(() => (
    <RuleOffer
      entry={aTransaction()}
      category="family"
      rules={[]}
      requests={requests}
      {...changes}
    />
  ));

const offer = () => screen.queryByRole('button', { name: /^Always use this category/ });

describe('the offer of a rule', () => {
  it('opens a dialog filled in with payee and category', async () => {
    const { user } = renderOffer();
    await user.click(
      screen.getByRole('button', {
        name: 'Always use this category for payments to bo@example.com',
      }),
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Payee contains')).toHaveValue('bo@example.com');
    expect(dialog.getByLabelText('Category')).toHaveValue('family');
    expect(await dialog.findByText(/^None of your latest payments/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save rule' }));
    const rule = { text: 'bo@example.com', category: 'family' } as const;
    expect(save).toHaveBeenCalledWith({ before: [], now: [rule] });
  });

  it('shortens a long name to the length of a rule', async () => {
    const accountHolderName = `${'Long '.repeat(8)}Name`;
    const { user } = renderOffer({ entry: aTransaction({ accountHolderName }) });
    await user.click(offer() as HTMLElement);
    expect(screen.getByLabelText('Payee contains')).toHaveValue('Long '.repeat(8).trim());
  });

  it('is there for another category than that of the rules', () => {
    renderOffer({ rules: bo, category: 'travel' });
    expect(offer()).toBeVisible();
  });

  it.each([
    ['that a rule already covers', { rules: bo }],
    ['of received money', { entry: aTransaction({ type: 'send_money' }) }],
  ])('is not there for a payment %s', (_, changes) => {
    renderOffer(changes);
    expect(offer()).toBeNull();
  });
});
