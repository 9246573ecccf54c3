import { beforeEach, describe, expect, jest, it } from '@jest/globals';
import { BankError, NO_PROTECTION, toCents } from '@bank/domain';
import { renderRemote, screen } from '@bank/testing';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import type { PaymentReview } from '../../api/review-payment';
import { GuardedReview } from './guarded-review';
import type { ReviewApi } from './use-review';

const request: WithdrawalRequest = {
  amount: toCents(100),
  payee: { method: 'Bank', accountNumber: '123', bankName: 'Harbour', accountHolderName: 'Bo' },
};

const fine: PaymentReview = {
  problem: null,
  settings: NO_PROTECTION,
  spentToday: toCents(0),
  known: null,
  payableFrom: null,
  isFirst: false,
  hasOtherName: false,
};
const waits: PaymentReview = {
  ...fine,
  problem: 'new-payee',
  settings: { ...NO_PROTECTION, newPayee: toCents(50) },
  isFirst: true,
};

const review = jest.fn<ReviewApi['review']>();
const announce = jest.fn<ReviewApi['announce']>();
const onConfirm = jest.fn();
const api = { review, announce };

beforeEach(() => {
  review.mockReset();
  announce.mockReset().mockResolvedValue(undefined);
  onConfirm.mockReset();
});

function renderReview() {
  return renderRemote(() => (
    <GuardedReview
      request={request}
      account={{ balance: toCents(1000), currency: 'EUR' }}
      api={api}
      onBack={() => {}}
      onConfirm={onConfirm}
    />
  ));
}

const confirm = () => screen.findByRole('button', { name: 'Confirm' });

describe('the review of a payment', () => {
  it('can be confirmed once its notices are shown, which would move the button', async () => {
    let answer = (_: PaymentReview) => {};
    review.mockReturnValueOnce(new Promise((done) => (answer = done)));
    review.mockResolvedValue({ ...fine, isFirst: true });
    const { user } = renderReview();
    await user.click(screen.getByRole('button', { name: 'Checking…' }));
    expect(onConfirm).not.toHaveBeenCalled();
    answer({ ...fine, isFirst: true });
    expect(await screen.findByText('You have never paid this account')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('points out an account that was never paid', async () => {
    review.mockResolvedValue({ ...fine, isFirst: true });
    const { user } = renderReview();
    expect(await screen.findByText('You have never paid this account')).toBeVisible();
    await user.click(await confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('points out a name that differs from last time', async () => {
    const known = { since: new Date(0), name: 'Ada' };
    review.mockResolvedValue({ ...fine, known, hasOtherName: true });
    renderReview();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The name differs from last time');
    expect(notice).toHaveTextContent(/belonged to \u2068Ada\u2069/);
  });

  it('points out nothing about an account that is known', async () => {
    review.mockResolvedValue(fine);
    const { user } = renderReview();
    await user.click(await confirm());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['payments-locked', 'Payments are locked.'],
    ['above-payment-limit', 'This is more than your limit per payment.'],
    ['above-daily-limit', 'This is more than your daily limit leaves today.'],
  ] as const)('says why a payment is stopped (%s), and does not go on', async (problem, text) => {
    review.mockResolvedValue({ ...fine, problem });
    renderReview();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(text);
    expect(notice).toHaveTextContent('No money has left your account.');
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('does not go on if payments were locked in the meantime', async () => {
    review.mockResolvedValueOnce(fine);
    review.mockResolvedValue({ ...fine, problem: 'payments-locked' });
    const { user } = renderReview();
    await user.click(await confirm());
    expect(await screen.findByText('Payments are locked.')).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('goes on without an answer: the payment itself is checked again', async () => {
    review.mockRejectedValue(new BankError('network'));
    const { user } = renderReview();
    await user.click(await confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('a payment to a new payee', () => {
  it('starts the 24-hour wait, then says from when it is possible', async () => {
    review.mockResolvedValueOnce(waits);
    const since = new Date(2026, 2, 10, 12);
    const known = { since, name: '' };
    review.mockResolvedValue({ ...waits, known, payableFrom: new Date(2026, 2, 11, 12) });
    const { user } = renderReview();
    const start = await screen.findByRole('button', { name: 'Start the 24-hour wait' });
    expect(screen.getByRole('alert')).toHaveTextContent('above EUR 50.00');
    await user.click(start);
    expect(announce).toHaveBeenCalledWith(request.payee);
    expect(await screen.findByText(/You can pay this account from March 11, 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /wait|Confirm/ })).not.toBeInTheDocument();
  });

  it('says so if the wait could not be started', async () => {
    review.mockResolvedValue(waits);
    announce.mockRejectedValue(new BankError('network'));
    const { user } = renderReview();
    await user.click(await screen.findByRole('button', { name: 'Start the 24-hour wait' }));
    expect(await screen.findByText(/We couldn’t start the wait/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start the 24-hour wait' })).toBeEnabled();
  });
});
