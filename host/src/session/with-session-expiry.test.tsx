import { beforeEach, expect, jest, test } from '@jest/globals';
import { limitsOf } from './limits';
import { withSessionExpiry } from './with-session-expiry';
import { newSessionTimes } from './session-times';
import { createTimesStore } from './times-store';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
const HOUR = 3_600_000;
const store = createTimesStore(window);

beforeEach(() => localStorage.clear());

/** Simulates a new page; `user` reports a user as Firebase Auth does. */
function openPage() {
  const signOut = jest.fn();
  const clearStorage = jest.fn();
  const reported: (string | null)[] = [];
  const listeners: ((user: typeof ADA | null) => void)[] = [];
  const signInListeners: (() => void)[] = [];
  const sources = withSessionExpiry(
    {
      watchUser(listener) {
        listeners.push(listener);
        return () => {};
      },
      watchProfile: () => () => {},
    },
    {
      store,
      limits: limitsOf({}),
      onSignIn(listener) {
        signInListeners.push(listener);
        return () => {};
      },
      signOut,
      clearStorage,
    },
  );
  sources.watchUser((user) => reported.push(user?.uid ?? null));
  const user = (next: typeof ADA | null) => listeners[0]?.(next);
  const finishSignIn = () => signInListeners.forEach((listener) => listener());
  return {
    reported,
    signOut,
    clearStorage,
    /** What Firebase Auth reports: a change in this tab or in another. */
    user,
    finishSignIn,
    signIn(next: typeof ADA) {
      user(next);
      finishSignIn();
    },
  };
}

const notifyOfOtherTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));

test.each(['after', 'before'])(
  'a sign-in that ends %s its user is reported starts a session',
  (order) => {
    const { user, finishSignIn, reported } = openPage();
    user(null);
    if (order === 'before') finishSignIn();
    user(ADA);
    if (order === 'after') finishSignIn();
    expect(reported).toEqual([null, 'ada']);
    expect(store.read()).toMatchObject({ startedAt: expect.any(Number) });
  },
);

test('a user whom another tab stores again after the sign-out does not get a session', () => {
  const { user, signIn, reported } = openPage();
  user(null);
  user(ADA);
  notifyOfOtherTab();
  expect(reported).toEqual([null]);
  expect(store.read()).toBeNull();
  user(null);
  signIn(ADA);
  expect(reported).toEqual([null, null, 'ada']);
});

test('a user of another tab is reported once that tab has stored the session', () => {
  const times = newSessionTimes(Date.now());
  const { user, reported } = openPage();
  user(null);
  user(ADA);
  store.write(times);
  notifyOfOtherTab();
  expect(reported).toEqual([null, 'ada']);
  expect(store.read()).toEqual(times);
});

test('another tab continues the session instead of starting a new one', () => {
  const times = newSessionTimes(Date.now() - 1000);
  const { user } = openPage();
  user(null);
  store.write(times);
  user(ADA);
  expect(store.read()).toEqual(times);
});

test('a new page restores a valid session', () => {
  store.write(newSessionTimes(Date.now() - 1000));
  const { user, reported, signOut, clearStorage } = openPage();
  user(ADA);
  expect(reported).toEqual(['ada']);
  expect(signOut).not.toHaveBeenCalled();
  expect(clearStorage).not.toHaveBeenCalled();
});

test.each([
  ['that has expired', () => store.write(newSessionTimes(Date.now() - 9 * HOUR))],
  ['of unknown age', () => {}],
])('ends a session %s and never reports its user', (_, prepare) => {
  prepare();
  const { user, signIn, reported, signOut, clearStorage } = openPage();
  user(ADA);
  expect(reported).toEqual([null]);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(clearStorage).toHaveBeenCalledWith('device');
  expect(store.read()).toBeNull();
  // Firebase Auth reports a change of the user, the sign-out, and then the next user.
  user({ ...ADA, isConfirmed: false });
  expect(store.read()).toBeNull();
  user(null);
  signIn({ ...ADA, uid: 'bo' });
  expect(reported).toEqual([null, null, null, 'bo']);
  expect(store.read()).not.toBeNull();
});

test('a new page without a user clears the tab’s storage, but no session of another tab', () => {
  store.write(newSessionTimes(Date.now()));
  const { user, clearStorage } = openPage();
  user(null);
  expect(clearStorage.mock.calls).toEqual([['tab']]);
  expect(store.read()).not.toBeNull();
});

test('signing out ends the session for all tabs', () => {
  const { user, signIn, clearStorage } = openPage();
  user(null);
  signIn(ADA);
  user(null);
  expect(store.read()).toBeNull();
  expect(clearStorage).toHaveBeenLastCalledWith('device');
});

test('a late sign-out event does not end the next session', () => {
  const { user, signIn } = openPage();
  user(null);
  signIn(ADA);
  const next = newSessionTimes(Date.now());
  store.write(next);
  user(null);
  expect(store.read()).toEqual(next);
});
