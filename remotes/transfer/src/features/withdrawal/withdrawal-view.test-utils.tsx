import { beforeEach, jest } from '@jest/globals';
import { NO_PROTECTION, toCents, type UserProfile } from '@bank/domain';
import { aProfile, aSession, configure, renderRemote, screen } from '@bank/testing';
import type { PaymentReview } from '../../api/review-payment';
import type { PayeeBook } from '../payees/payee-book';
import type { ComponentProps } from 'react';
import type { WithdrawalApi } from './use-withdrawal';
import { WithdrawalView } from './withdrawal-view';
// Import eagerly: dynamic imports do not resolve in time under fake timers.
import './success-dialog';
import './after-form';
import './check-digits';

// Fake timers finish ten seconds in 130 ms, but React shows a fallback for 300 ms of real time.
configure({ asyncUtilTimeout: 120_000 });

export const withdraw = jest.fn<WithdrawalApi['withdraw']>();
export const find = jest.fn<WithdrawalApi['find']>();
const review = jest.fn<WithdrawalApi['review']>();
const announce = jest.fn<WithdrawalApi['announce']>();
const api = { prepare: () => Promise.resolve(), withdraw, find, review, announce };

/** What the review finds for a payee who was paid before, without any limits. */
const unprotected: PaymentReview = {
  problem: null,
  settings: NO_PROTECTION,
  spentToday: toCents(0),
  known: null,
  payableFrom: null,
  isFirst: false,
  hasOtherName: false,
};

const nothing = () => Promise.resolve();
const book: PayeeBook = {
  payees: { status: 'ready', value: [] },
  isEmailConfirmed: true,
  ...{ save: nothing, rename: nothing, remove: nothing },
};

/** Sets up each test of a suite that renders the withdrawal view. */
export function setupWithdrawalTests() {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    // Fake timers that advance, so that the two seconds of Processing can be skipped.
    jest.useFakeTimers({ advanceTimers: true });
    withdraw.mockReset();
    find.mockReset().mockResolvedValue(null);
    review.mockReset().mockResolvedValue(unprotected);
    announce.mockReset().mockResolvedValue(undefined);
  });
}

/** Renders the withdrawal view of a customer without saved payees. */
export function renderWithdrawalView(
  profile: Partial<UserProfile> = {},
  hasCode: boolean | null = true,
  children?: ComponentProps<typeof WithdrawalView>['children'],
) {
  return renderRemote(() => (
    <WithdrawalView
      session={aSession()}
      profile={aProfile(profile)}
      hasCode={hasCode}
      api={api}
      book={book}
    >
      {children}
    </WithdrawalView>
  ));
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const dialog = (name: string) => screen.getByRole('dialog', { name });
