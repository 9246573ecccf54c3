import { describe, expect, jest, test } from '@jest/globals';
import { BankError, toCents, type Cents } from '@bank/domain';
import { act, screen, within } from '@bank/testing';
import type { AdminApi } from './admin-api';
import {
  button,
  field,
  isClosed,
  renderDialog,
  createTestAdminApi,
} from './actions-dialog.test-utils';

/** The value beside a name in a review. */
function valueOf(name: string) {
  return within(screen.getByRole('dialog')).getByText(name).nextElementSibling;
}

describe('sending money', () => {
  async function review(typed: string, api = createTestAdminApi(), profile = {}) {
    const rendered = renderDialog(api, profile);
    await rendered.user.click(button('Send money'));
    await rendered.user.type(field('Amount'), typed);
    await rendered.user.click(button('Review'));
    return { ...rendered, api };
  }

  test('shows the balance before and after, then sends and confirms', async () => {
    const { user, api, notifications } = await review('1.250,50');
    expect(valueOf('Recipient')).toHaveTextContent('Ada Okafor (ada@example.com)');
    expect(valueOf('Amount')).toHaveTextContent('EUR 1,250.50');
    expect(valueOf('Balance before')).toHaveTextContent('EUR 1,000.10');
    expect(valueOf('Balance after')).toHaveTextContent('EUR 2,250.60');
    expect(api.sendCredit).not.toHaveBeenCalled();

    await user.click(button('Send money'));
    expect(api.sendCredit).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      kind: 'send_money',
      uid: 'ada',
      // The reviewed balance.
      seen: toCents(1000.1),
      amount: toCents(1250.5),
    });
    expect(isClosed()).toBe(true);
    expect(notifications).toEqual([
      { tone: 'success', text: 'EUR 1,250.50 was sent to Ada Okafor.' },
    ]);
  });

  test.each([
    ['0', /^Enter an amount above 0\./],
    ['-5', /^Enter an amount above 0\./],
    ['5.0012', /^Enter an amount with no more than two decimals\./],
    ['1,234', /so we know the exact amount/],
    ['ten', /in digits/],
    ['1000000000', /^The balance would be higher than the bank can handle\./],
  ])('rejects %s', async (typed, problem) => {
    await review(typed);
    expect(field('Amount')).toBeInvalid();
    expect(field('Amount')).toHaveAccessibleDescription(problem);
    expect(screen.queryByText('Balance after')).not.toBeInTheDocument();
  });

  test('takes no decimals in a currency without smaller units', async () => {
    const { user } = await review('1.50', createTestAdminApi(), { country: 'JPY' });
    expect(field('Amount')).toHaveAccessibleDescription(/^Enter a whole amount/);
    expect(screen.queryByText('Balance after')).not.toBeInTheDocument();
    await user.clear(field('Amount'));
    await user.type(field('Amount'), '150');
    await user.click(button('Review'));
    expect(valueOf('Amount')).toHaveTextContent(/^JPY 150$/);
  });

  test('is blocked while transactions are disabled', async () => {
    const api = createTestAdminApi();
    const { user } = renderDialog(api, { transactionsEnabled: false });
    for (const name of ['Send money', 'Send loan']) {
      await user.click(button(name));
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Transactions are disabled for this user.',
      );
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    }
  });

  test('is blocked if they were disabled meanwhile', async () => {
    const refusal = new BankError('transactions-disabled');
    const { user } = await review(
      '5',
      createTestAdminApi({ sendCredit: () => Promise.reject(refusal) }),
    );
    await user.click(button('Send money'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Transactions are disabled for this user.',
    );
  });

  test('happens once for a double click', async () => {
    let resolveCredit: (amount: Cents) => void = () => {};
    const sendCredit = jest.fn<AdminApi['sendCredit']>(
      () => new Promise((resolve) => (resolveCredit = resolve)),
    );
    const { user, notifications, hasUnsavedChanges } = await review(
      '5',
      createTestAdminApi({ sendCredit }),
    );
    await user.dblClick(button('Send money'));
    expect(button('Sending…')).toBeDisabled();
    expect(hasUnsavedChanges()).toBe(true);

    // The dialog stays open until the result is known.
    await user.keyboard('{Escape}');
    await user.click(button('Close'));
    expect(isClosed()).toBe(false);

    resolveCredit(toCents(5));
    expect(await screen.findByText('closed')).toBeVisible();
    expect(sendCredit).toHaveBeenCalledTimes(1);
    expect(notifications).toHaveLength(1);
  });

  test('keeps its id across a failure, so that a retry can’t pay twice', async () => {
    const sendCredit = jest
      .fn<AdminApi['sendCredit']>()
      .mockRejectedValueOnce(new BankError('network'))
      .mockResolvedValueOnce(toCents(5));
    const { user, notifications } = await review('5', createTestAdminApi({ sendCredit }));
    await user.click(button('Send money'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while sending money.');
    expect(alert).toHaveTextContent('nothing happens twice');

    // Another amount under the same id: the first one was credited, and the message says so.
    await user.click(button('Change amount'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Amount')).toHaveValue('5');
    await user.type(field('Amount'), '0');
    await user.click(button('Review'));
    await user.click(button('Send money'));
    const [first, second] = sendCredit.mock.calls.map(([credit]) => credit);
    expect(second).toEqual({ ...first, amount: 5000 });
    expect(notifications).toEqual([
      {
        tone: 'success',
        text: 'EUR 5.00 was already sent to Ada Okafor by your previous attempt. Nothing more was sent.',
      },
    ]);
  });
});

describe('an amount above the limit of one admin', () => {
  const limited = () =>
    createTestAdminApi({
      subscribeLimit: (onValue) => {
        onValue(toCents(100));
        return () => {};
      },
    });

  test('is proposed instead of sent, with a message', async () => {
    const api = limited();
    const { user, notifications } = renderDialog(api);
    await user.click(button('Send money'));
    await user.type(field('Amount'), '100.01{Enter}');
    expect(screen.getByText('Another admin must release this amount.')).toBeVisible();
    expect(screen.getByText(/One admin alone can send up to EUR 100.00/)).toBeVisible();
    await user.click(button('Propose'));
    expect(api.proposeCredit).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      ...{ kind: 'send_money', uid: 'ada', amount: toCents(100.01) },
    });
    expect(api.sendCredit).not.toHaveBeenCalled();
    expect(notifications).toEqual([
      {
        tone: 'success',
        text: 'EUR 100.01 for Ada Okafor is proposed. It will be sent once another admin releases it.',
      },
    ]);
  });

  test('is not sent while the limit is loading', async () => {
    const load: ((limit: Cents) => void)[] = [];
    const api = createTestAdminApi({
      subscribeLimit: (onValue) => {
        load.push(onValue);
        return () => {};
      },
    });
    const { user } = renderDialog(api);
    await user.click(button('Send money'));
    await user.type(field('Amount'), '100.01{Enter}');
    expect(button('Checking the limit…')).toBeDisabled();
    act(() => load.forEach((onValue) => onValue(toCents(100))));
    expect(button('Propose')).toBeEnabled();
    expect(api.sendCredit).not.toHaveBeenCalled();
  });

  test('is not reached by the limit itself, which is sent', async () => {
    const api = limited();
    const { user } = renderDialog(api);
    await user.click(button('Send loan'));
    await user.type(field('Amount'), '100{Enter}');
    await user.click(button('Send loan'));
    expect(api.sendCredit).toHaveBeenCalledTimes(1);
    expect(api.proposeCredit).not.toHaveBeenCalled();
  });
});

describe('sending a loan', () => {
  test('also shows the loan balance before and after', async () => {
    const api = createTestAdminApi();
    const { user, notifications } = renderDialog(api, { loanBalance: toCents(20) });
    await user.click(button('Send loan'));
    await user.type(field('Amount'), '300{Enter}');
    expect(valueOf('Balance after')).toHaveTextContent('EUR 1,300.10');
    expect(valueOf('Loan balance before')).toHaveTextContent('EUR 20.00');
    expect(valueOf('Loan balance after')).toHaveTextContent('EUR 320.00');
    await user.click(button('Send loan'));
    expect(api.sendCredit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'send_loan', amount: 30_000 }),
    );
    expect(notifications).toMatchObject([{ text: 'A loan of EUR 300.00 was sent to Ada Okafor.' }]);
  });

  test('has another id than sending money', async () => {
    const sendCredit = jest
      .fn<AdminApi['sendCredit']>()
      .mockRejectedValue(new BankError('network'));
    const { user } = renderDialog(createTestAdminApi({ sendCredit }));
    for (const name of ['Send money', 'Send loan']) {
      await user.click(button(name));
      await user.type(field('Amount'), '5{Enter}');
      await user.click(button(name));
      await user.click(button('Change amount'));
      await user.click(button('Back'));
    }
    const [money, loan] = sendCredit.mock.calls.map(([credit]) => credit.id);
    expect(money).not.toBe(loan);
  });
});
