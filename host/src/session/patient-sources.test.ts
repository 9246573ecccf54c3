import { beforeEach, expect, test } from '@jest/globals';
import { patientSources } from './patient-sources';
import { beginTimes } from './session-times';
import { timesStore } from './times-store';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
const store = timesStore(window);

beforeEach(() => localStorage.clear());

/** A page that opens; `user` plays the sign-in provider once it is listened to. */
function openPage() {
  const heard: (string | null)[] = [];
  const listeners: ((user: typeof ADA | null) => void)[] = [];
  const wants: (() => void)[] = [];
  let ended = 0;
  const sources = patientSources(
    {
      watchUser(listener) {
        listeners.push(listener);
        return () => (ended += 1);
      },
      watchProfile: () => () => {},
    },
    {
      store,
      whenAuthIsWanted(listener) {
        wants.push(listener);
        return () => wants.splice(wants.indexOf(listener), 1);
      },
    },
  );
  const end = sources.watchUser((user) => heard.push(user?.uid ?? null));
  return {
    heard,
    end,
    isListening: () => listeners.length - ended > 0,
    want: () => wants.forEach((want) => want()),
    user: (user: typeof ADA | null) => listeners.forEach((listener) => listener(user)),
  };
}

test('without a session on this device there is a visitor, and no provider', () => {
  const page = openPage();
  expect(page.heard).toEqual([null]);
  expect(page.isListening()).toBe(false);
});

test('the provider is listened to once it is wanted, and that nobody is there is not told twice', () => {
  const page = openPage();
  page.want();
  page.want();
  page.user(null);
  expect(page.heard).toEqual([null]);
  page.user(ADA);
  page.user(null);
  expect(page.heard).toEqual([null, 'ada', null]);
});

test('with a session on this device nothing is told before the provider does', () => {
  store.write(beginTimes(Date.now()));
  const page = openPage();
  expect(page.heard).toEqual([]);
  page.user(ADA);
  expect(page.heard).toEqual(['ada']);
});

test('another tab that signs in wakes it; one that signs out does not', () => {
  const page = openPage();
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));
  expect(page.isListening()).toBe(false);
  store.write(beginTimes(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));
  expect(page.isListening()).toBe(true);
});

test('after its end nothing wakes it', () => {
  const page = openPage();
  page.end();
  page.want();
  store.write(beginTimes(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));
  expect(page.isListening()).toBe(false);
});
