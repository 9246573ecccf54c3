import { beforeEach, expect, jest, test } from '@jest/globals';
import { limitsOf } from './limits';
import { limitedSources } from './limited-sources';
import { beginTimes } from './session-times';
import { timesStore } from './times-store';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
const HOUR = 3_600_000;
const store = timesStore(window);

beforeEach(() => localStorage.clear());

/** A page that opens; `user` plays the sign-in provider. */
function openPage() {
  const signOut = jest.fn();
  const emptyStorage = jest.fn();
  const heard: (string | null)[] = [];
  const listeners: ((user: typeof ADA | null) => void)[] = [];
  const sources = limitedSources(
    {
      watchUser(listener) {
        listeners.push(listener);
        return () => {};
      },
      watchProfile: () => () => {},
    },
    { store, limits: limitsOf({}), signOut, emptyStorage },
  );
  sources.watchUser((user) => heard.push(user?.uid ?? null));
  return { heard, signOut, emptyStorage, user: (user: typeof ADA | null) => listeners[0]?.(user) };
}

test('whoever signs in begins a session', () => {
  const { user, heard } = openPage();
  user(null);
  user(ADA);
  expect(heard).toEqual([null, 'ada']);
  expect(store.read()).toMatchObject({ startedAt: expect.any(Number) });
});

test('another tab goes on with it, and does not begin it anew', () => {
  const times = beginTimes(Date.now() - 1000);
  const { user } = openPage();
  user(null);
  store.write(times);
  user(ADA);
  expect(store.read()).toEqual(times);
});

test('a page that opens within the session shows it', () => {
  store.write(beginTimes(Date.now() - 1000));
  const { user, heard, signOut, emptyStorage } = openPage();
  user(ADA);
  expect(heard).toEqual(['ada']);
  expect(signOut).not.toHaveBeenCalled();
  expect(emptyStorage).not.toHaveBeenCalled();
});

test.each([
  ['that is over', () => store.write(beginTimes(Date.now() - 9 * HOUR))],
  ['of unknown age', () => {}],
])('a session %s is not shown for a moment, and ended', (_, prepare) => {
  prepare();
  const { user, heard, signOut, emptyStorage } = openPage();
  user(ADA);
  expect(heard).toEqual([null]);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(emptyStorage).toHaveBeenCalledWith('device');
  expect(store.read()).toBeNull();
  // The provider's own answer to that, and the next person.
  user(null);
  user({ ...ADA, uid: 'bo' });
  expect(heard).toEqual([null, null, 'bo']);
  expect(store.read()).not.toBeNull();
});

test('a page that opens for a visitor drops what the tab kept, and no session of another tab', () => {
  store.write(beginTimes(Date.now()));
  const { user, emptyStorage } = openPage();
  user(null);
  expect(emptyStorage.mock.calls).toEqual([['tab']]);
  expect(store.read()).not.toBeNull();
});

test('going ends the session for all tabs', () => {
  const { user, emptyStorage } = openPage();
  user(null);
  user(ADA);
  user(null);
  expect(store.read()).toBeNull();
  expect(emptyStorage).toHaveBeenLastCalledWith('device');
});

test('a late word of the last sign-out does not end the next session', () => {
  const { user } = openPage();
  user(null);
  user(ADA);
  const next = beginTimes(Date.now());
  store.write(next);
  user(null);
  expect(store.read()).toEqual(next);
});
