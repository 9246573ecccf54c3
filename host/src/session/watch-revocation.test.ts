import type { Listener } from '@bank/data-access';
import { BankError, type BankErrorCode } from '@bank/domain';
import { expect, jest, test } from '@jest/globals';
import { watchRevocation, type Cut, type Revocation } from './watch-revocation';

const SIGNED_IN_AT = Math.floor(Date.now() / 1000) - 60;

/** A fake database; `own` is the error code of a read of the user's own documents. */
function watched({
  own,
  signedInAt = SIGNED_IN_AT,
}: { own?: BankErrorCode; signedInAt?: number } = {}) {
  const end = jest.fn<(reason: Revocation) => void>();
  const unsubscribe = jest.fn();
  const listeners: Listener<Cut>[] = [];
  const sources = {
    subscribeCut(_uid: string, listener: Listener<Cut>) {
      listeners.push(listener);
      return unsubscribe;
    },
    signedInAt: () => Promise.resolve(signedInAt),
    readOwnDocument: () => (own ? Promise.reject(new BankError(own)) : Promise.resolve([])),
  };
  const stop = watchRevocation(sources, 'ada', end);
  return {
    end,
    stop,
    unsubscribe,
    next: (cut: Cut | null) => listeners[0]?.onValue(cut),
    fail: (code: BankErrorCode) => listeners[0]?.onError(new BankError(code)),
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

test.each([
  ['revoked' as const, SIGNED_IN_AT],
  ['limit' as const, SIGNED_IN_AT - 12 * 3600],
])('a session refused by the rules ends once, with reason %s', async (reason, signedInAt) => {
  const { end, fail, settled } = watched({ own: 'permission-denied', signedInAt });
  fail('permission-denied');
  fail('permission-denied');
  await settled();
  expect(end.mock.calls).toEqual([[reason]]);
});

test('older rules without sessionCuts end no session', async () => {
  const { end, fail, settled } = watched();
  fail('permission-denied');
  await settled();
  expect(end).not.toHaveBeenCalled();
});

test('a lost connection ends no session', async () => {
  const { end, fail, settled } = watched({ own: 'network' });
  fail('network');
  fail('permission-denied');
  await settled();
  expect(end).not.toHaveBeenCalled();
});

test.each([
  ['none', null, false],
  ['an earlier cut', { at: { seconds: SIGNED_IN_AT - 1 }, keep: 7 }, false],
  ['a cut in the same second', { at: { seconds: SIGNED_IN_AT }, keep: 7 }, true],
  ['a later cut', { at: { seconds: SIGNED_IN_AT + 30 }, keep: 7 }, true],
  [
    'a later cut by this session',
    { at: { seconds: SIGNED_IN_AT + 30 }, keep: SIGNED_IN_AT },
    false,
  ],
  ['a pending cut', { at: null, keep: SIGNED_IN_AT }, false],
])('handles the sessionCuts document: %s', async (_, cut, isEnded) => {
  const { end, next, settled } = watched();
  next(cut);
  await settled();
  expect(end.mock.calls).toEqual(isEnded ? [['revoked']] : []);
});

test('does nothing after it was unsubscribed', async () => {
  const { end, stop, unsubscribe, next, settled } = watched();
  stop();
  next({ at: { seconds: SIGNED_IN_AT }, keep: 7 });
  await settled();
  expect(unsubscribe).toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});
