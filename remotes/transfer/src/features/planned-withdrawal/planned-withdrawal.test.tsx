import { beforeEach, expect, it, jest } from '@jest/globals';
import { BankError, toCents } from '@bank/domain';
import { renderRemote, screen } from '@bank/testing';
import type { PlannedPayment } from '../../api/planned-payment';
import type { WithdrawalApi } from '../withdrawal/use-withdrawal';
import { savePending } from '../withdrawal/pending-withdrawal';
import { PlannedWithdrawal } from './planned-withdrawal';

const rent: PlannedPayment = {
  ...{ id: 'rent', name: 'Rent', amount: toCents(950), every: 'monthly', first: '2026-11-30' },
  payee: { method: 'PayPal', email: 'bo@example.com' },
  ...{ next: '2026-11-30', paidFor: '', payment: '' },
};
const due = { id: 'rent', due: '2026-11-30' };
const request = {
  amount: rent.amount,
  payee: { method: 'PayPal', email: 'bo@x.example' },
} as const;
const attempt = { id: 'w', request, code: 1234, isRetry: false };
const receipt = { id: 'w', request, date: null, balance: null };

const withdraw = jest.fn<WithdrawalApi['withdraw']>();
const find = jest.fn<() => Promise<PlannedPayment | null>>();
const api: WithdrawalApi = {
  withdraw,
  prepare: () => Promise.resolve(),
  find: () => Promise.resolve(null),
  review: () => Promise.reject(new BankError('network')),
  announce: () => Promise.resolve(),
};

beforeEach(() => {
  sessionStorage.clear();
  withdraw.mockReset().mockResolvedValue(receipt);
  find.mockReset().mockResolvedValue(rent);
});

const renderForm = (sent: Parameters<WithdrawalApi['withdraw']>[0] = attempt) =>
  renderRemote(() => (
    <PlannedWithdrawal {...{ uid: 'u', due, api, find }} currency="EUR">
      {(form) => (
        <>
          {form.notice}
          <p>{`${form.draft.email} ${form.draft.amount}`}</p>
          <button onClick={() => void form.api.withdraw(sent)}>pay</button>
        </>
      )}
    </PlannedWithdrawal>
  ));

it('fills in the form, and pays the due date once', async () => {
  const { user } = renderForm();
  expect(await screen.findByText('Planned payment: Rent')).toBeVisible();
  expect(screen.getByText(/Due on November 30, 2026/)).toBeVisible();
  expect(screen.getByText('bo@example.com 950.00')).toBeVisible();
  withdraw.mockResolvedValueOnce({ guessesLeft: 4 });
  await user.click(screen.getByRole('button', { name: 'pay' }));
  await user.click(screen.getByRole('button', { name: 'pay' }));
  expect(await screen.findByText('Rent is paid')).toBeVisible();
  // The next payment of the same form is an ordinary one.
  await user.click(screen.getByRole('button', { name: 'pay' }));
  const planned = withdraw.mock.calls.map(([sent]) => sent.planned);
  expect(planned).toEqual([due, due, undefined]);
});

it('fills in the amount only if there is no payee', async () => {
  find.mockResolvedValue({ ...rent, payee: null });
  renderForm();
  expect(await screen.findByText('950.00')).toBeVisible();
});

it('says that a payment is not due anymore, and pays nothing for it', async () => {
  find.mockResolvedValue(null);
  const { user } = renderForm();
  expect(await screen.findByText('This planned payment is not due anymore')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'pay' }));
  expect(withdraw).toHaveBeenCalledWith(attempt);
});

it('tries again if it cannot be loaded', async () => {
  find.mockRejectedValueOnce(new BankError('network'));
  const { user } = renderForm();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Planned payment: Rent')).toBeVisible();
});

it.each([
  ['another payment, which pays nothing planned', 'bo@x.example', undefined],
  ['the same payment, which pays the due date', 'bo@example.com', due],
])('resumes an interrupted withdrawal: %s', async (_, email, planned) => {
  const resumed = {
    ...attempt,
    request: { ...request, payee: { method: 'PayPal', email } },
  } as const;
  savePending('u', resumed);
  const { user } = renderForm(resumed);
  await user.click(await screen.findByRole('button', { name: 'pay' }));
  expect(withdraw.mock.calls.map(([sent]) => sent.planned)).toEqual([planned]);
});
