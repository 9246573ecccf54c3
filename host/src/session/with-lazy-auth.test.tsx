import { beforeEach, expect, test } from '@jest/globals';
import { withLazyAuth } from './with-lazy-auth';
import { newSessionTimes } from './session-times';
import { createTimesStore } from './times-store';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
const store = createTimesStore(window);

beforeEach(() => localStorage.clear());

/** Simulates a new page; `user` reports a user as Firebase Auth does, once it is subscribed to. */
function openPage() {
  const reported: (string | null)[] = [];
  const listeners: ((user: typeof ADA | null) => void)[] = [];
  const requests: (() => void)[] = [];
  let unsubscribed = 0;
  const sources = withLazyAuth(
    {
      watchUser(listener) {
        listeners.push(listener);
        return () => (unsubscribed += 1);
      },
      watchProfile: () => () => {},
    },
    {
      store,
      onAuthRequested(listener) {
        requests.push(listener);
        return () => requests.splice(requests.indexOf(listener), 1);
      },
    },
  );
  const unsubscribe = sources.watchUser((user) => reported.push(user?.uid ?? null));
  return {
    reported,
    unsubscribe,
    isSubscribed: () => listeners.length - unsubscribed > 0,
    requestAuth: () => requests.forEach((requestAuth) => requestAuth()),
    user: (user: typeof ADA | null) => listeners.forEach((listener) => listener(user)),
  };
}

test('without a stored session reports a visitor and does not load Firebase Auth', () => {
  const page = openPage();
  expect(page.reported).toEqual([null]);
  expect(page.isSubscribed()).toBe(false);
});

test('subscribes once when Firebase Auth is requested', () => {
  const page = openPage();
  page.requestAuth();
  page.requestAuth();
  page.user(ADA);
  page.user(null);
  expect(page.reported).toEqual([null, 'ada', null]);
});

test('with a stored session waits for Firebase Auth', () => {
  store.write(newSessionTimes(Date.now()));
  const page = openPage();
  expect(page.reported).toEqual([]);
  page.user(ADA);
  expect(page.reported).toEqual(['ada']);
});

test('subscribes when another tab signs in, but not when it signs out', () => {
  const page = openPage();
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));
  expect(page.isSubscribed()).toBe(false);
  store.write(newSessionTimes(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));
  expect(page.isSubscribed()).toBe(true);
});

test('does not subscribe after it was unsubscribed', () => {
  const page = openPage();
  page.unsubscribe();
  page.requestAuth();
  store.write(newSessionTimes(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));
  expect(page.isSubscribed()).toBe(false);
});
