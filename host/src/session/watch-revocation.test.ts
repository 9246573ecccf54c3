import { BankError, type BankErrorCode } from '@bank/domain';
import { toBankError } from '@bank/firebase/errors';
import { expect, jest, test } from '@jest/globals';
import { watchRevocation, type Revocation } from './watch-revocation';

const SIGNED_IN_AT = Math.floor(Date.now() / 1000) - 60;

/** The database, played by the test; `own` is how it refuses a read of the person's own. */
function watched({
  own,
  signedInAt = SIGNED_IN_AT,
}: { own?: BankErrorCode; signedInAt?: number } = {}) {
  const end = jest.fn<(reason: Revocation) => void>();
  const unsubscribe = jest.fn();
  const listeners: { onValue(snapshot: object): void; onError(error: unknown): void }[] = [];
  const firestore = {
    database: () => ({}),
    doc: (_db: unknown, ...path: string[]) => path.join('/'),
    onSnapshot(_document: unknown, onValue: () => void, onError: () => void) {
      listeners.push({ onValue, onError });
      return unsubscribe;
    },
    toBankError,
  };
  const sources = {
    firestore,
    signedInAt: () => Promise.resolve(signedInAt),
    readOwn: () => (own ? Promise.reject(new BankError(own)) : Promise.resolve([])),
  };
  const stop = watchRevocation(sources as never, 'ada', end);
  return {
    end,
    stop,
    unsubscribe,
    hear: (cut?: object) => listeners[0]?.onValue({ data: () => cut }),
    fail: (code: BankErrorCode) => listeners[0]?.onError(new BankError(code)),
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

test.each([
  ['revoked' as const, SIGNED_IN_AT],
  ['limit' as const, SIGNED_IN_AT - 12 * 3600],
])('a session that the rules refuse ends as %s, once', async (reason, signedInAt) => {
  const { end, fail, settled } = watched({ own: 'permission-denied', signedInAt });
  fail('permission-denied');
  fail('permission-denied');
  await settled();
  expect(end.mock.calls).toEqual([[reason]]);
});

test('rules that know no cuts end no session', async () => {
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
  ['none', undefined, false],
  ['a cut of before', { at: { seconds: SIGNED_IN_AT - 1 }, keep: 7 }, false],
  ['a cut in the same second', { at: { seconds: SIGNED_IN_AT }, keep: 7 }, true],
  ['a later cut', { at: { seconds: SIGNED_IN_AT + 30 }, keep: 7 }, true],
  ['a later cut by itself', { at: { seconds: SIGNED_IN_AT + 30 }, keep: SIGNED_IN_AT }, false],
  ['a cut under way', { at: null, keep: SIGNED_IN_AT }, false],
])('hears of %s', async (_, cut, isEnded) => {
  const { end, hear, settled } = watched();
  hear(cut);
  await settled();
  expect(end.mock.calls).toEqual(isEnded ? [['revoked']] : []);
});

test('stops with its page', async () => {
  const { end, stop, unsubscribe, hear, settled } = watched();
  stop();
  hear({ at: { seconds: SIGNED_IN_AT }, keep: 7 });
  await settled();
  expect(unsubscribe).toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});
