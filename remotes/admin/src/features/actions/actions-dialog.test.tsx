import { describe, expect, jest, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { screen } from '@bank/testing';
import type { AdminApi } from './admin-api';
import {
  button,
  field,
  isClosed,
  renderDialog,
  createTestAdminApi,
} from './actions-dialog.test-utils';

describe('the actions of a user', () => {
  test('are the five of the specification', () => {
    renderDialog(createTestAdminApi());
    expect(screen.getByRole('dialog', { name: 'Actions for Ada Okafor' })).toBeVisible();
    const names = screen.getAllByRole('button').map((each) => each.textContent);
    expect(names).toEqual([
      'Disable transactions',
      'Send money',
      'Send loan',
      'Generate VAT code',
      'Set account level',
      '',
    ]);
  });
});

describe('transactions', () => {
  test.each([
    [true, 'Disable transactions', 'Transactions are disabled for Ada Okafor.'],
    [false, 'Enable transactions', 'Transactions are enabled for Ada Okafor.'],
  ])('that are %s are toggled', async (transactionsEnabled, name, text) => {
    const api = createTestAdminApi();
    const { user, notifications } = renderDialog(api, { transactionsEnabled });
    await user.click(button(name));
    expect(api.setTransactions).toHaveBeenCalledWith('ada', !transactionsEnabled);
    expect(notifications).toEqual([{ tone: 'success', text }]);
    expect(isClosed()).toBe(true);
  });
});

describe('a VAT code', () => {
  test('is generated after a confirmation', async () => {
    const issueVatCode = jest.fn<AdminApi['issueVatCode']>(() => Promise.resolve());
    const { user, notifications } = renderDialog(createTestAdminApi({ issueVatCode }));
    await user.click(button('Generate VAT code'));
    expect(screen.getByRole('dialog')).toHaveTextContent('Any earlier code stops working');
    await user.click(button('Generate'));
    const [issued] = issueVatCode.mock.calls.map(([newCode]) => newCode);
    expect(issued?.uid).toBe('ada');
    expect(issued?.code.toString()).toMatch(/^[1-9]\d{3}$/);
    expect(notifications).toMatchObject([{ text: 'A new VAT code was generated for Ada Okafor.' }]);
  });

  test('is the same one on a retry', async () => {
    const issueVatCode = jest
      .fn<AdminApi['issueVatCode']>()
      .mockRejectedValueOnce(new BankError('network'))
      .mockResolvedValueOnce();
    const { user } = renderDialog(createTestAdminApi({ issueVatCode }));
    await user.click(button('Generate VAT code'));
    await user.click(button('Generate'));
    await user.click(button('Generate'));
    const [first, second] = issueVatCode.mock.calls;
    expect(second).toEqual(first);
  });
});

describe('the account level', () => {
  async function type(level: string) {
    const api = createTestAdminApi();
    const rendered = renderDialog(api);
    await rendered.user.click(button('Set account level'));
    await rendered.user.type(field('Account level'), `${level}{Enter}`);
    return { ...rendered, api };
  }

  test('is set to the entered value', async () => {
    const { api, notifications } = await type('3');
    expect(api.setLevel).toHaveBeenCalledWith('ada', 3, 2);
    expect(notifications).toMatchObject([{ text: 'Ada Okafor is now at account level 3.' }]);
  });

  test.each(['0', '10', '2.5', '-1', 'two', ' '])('rejects “%s”', async (level) => {
    const { api } = await type(level);
    expect(field('Account level')).toHaveAccessibleDescription(
      /^Enter a whole number from 1 to 9\./,
    );
    expect(api.setLevel).not.toHaveBeenCalled();
  });

  test('cannot be set to the current value', async () => {
    const { api } = await type('2');
    expect(field('Account level')).toHaveAccessibleDescription(/^The account level is already 2\./);
    expect(api.setLevel).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  const failing = () => Promise.reject(new BankError('permission-denied'));
  const all = createTestAdminApi({
    sendCredit: failing,
    setTransactions: failing,
    setLevel: failing,
    issueVatCode: failing,
  });

  test.each([
    ['Disable transactions', '', '', 'An error occurred while changing the transaction status.'],
    ['Send money', '1', 'Send money', 'An error occurred while sending money.'],
    ['Send loan', '1', 'Send loan', 'An error occurred while sending the loan.'],
    ['Generate VAT code', '', 'Generate', 'An error occurred while generating the VAT code.'],
    ['Set account level', '7', '', 'An error occurred while upgrading the account level.'],
  ])('of “%s” has its own message', async (action, typed, confirm, text) => {
    const { user, notifications } = renderDialog(all);
    await user.click(button(action));
    if (typed) await user.type(screen.getByRole('textbox'), `${typed}{Enter}`);
    if (confirm) await user.click(button(confirm));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(notifications).toEqual([]);
    expect(isClosed()).toBe(false);
  });
});

describe('keyboard focus', () => {
  test('starts at the field of a step, and at the container of a review', async () => {
    const { user } = renderDialog(createTestAdminApi());
    await user.click(button('Send money'));
    expect(field('Amount')).toHaveFocus();
    await user.keyboard('5{Enter}');
    expect(document.activeElement).toHaveTextContent('Balance after');
  });
});
