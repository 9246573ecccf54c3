import { beforeEach, jest } from '@jest/globals';
import type { UserProfile } from '@bank/domain';
import { aProfile, aSession, configure, renderRemote, screen } from '@bank/testing';
import type { PayeeBook } from '../payees/payee-book';
import type { WithdrawalRequests } from './use-withdrawal';
import { WithdrawalView } from './withdrawal-view';
// What the screen brings later comes with the suite: read from the disk, it would be late by a clock that jumps.
import '../payees/manage-dialog';
import './success-dialog';
import './vat-code-dialog';
import './withdrawal-dialogs';

// Ten seconds of a clock that jumps are over in 130 ms, and React shows a fallback for 300, by no clock that is faked.
configure({ asyncUtilTimeout: 120_000 });

export const withdraw = jest.fn<WithdrawalRequests['withdraw']>();
export const find = jest.fn<WithdrawalRequests['find']>();
const requests = { withdraw, find };

const nothing = () => Promise.resolve();
const book: PayeeBook = {
  payees: { status: 'ready', value: [] },
  isEmailConfirmed: true,
  ...{ save: nothing, rename: nothing, remove: nothing },
};

/** Before each test of a suite that renders the screen. */
export function prepareView() {
  beforeEach(() => {
    sessionStorage.clear();
    // They go on by themselves, and the two seconds of Processing can be skipped.
    jest.useFakeTimers({ advanceTimers: true });
    withdraw.mockReset();
    find.mockReset().mockResolvedValue(null);
  });
}

/** The screen of somebody without saved payees. */
export function renderView(profile: Partial<UserProfile> = {}) {
  return renderRemote(() => (
    <WithdrawalView
      session={aSession()}
      profile={aProfile(profile)}
      requests={requests}
      book={book}
    />
  ));
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const dialog = (name: string) => screen.getByRole('dialog', { name });
