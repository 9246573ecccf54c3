import { beforeEach, expect, jest, test } from '@jest/globals';
import { newSessionTimes } from './session-times';
import { createTimesStore } from './times-store';

beforeEach(() => localStorage.clear());

test('shares the times with other tabs until they are cleared', () => {
  const [one, other] = [createTimesStore(window), createTimesStore(window)];
  const times = newSessionTimes(1000);
  one.write(times);
  expect(other.read()).toEqual(times);
  other.clear();
  expect(one.read()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  '',
  'nonsense',
  'null',
  '7',
  '{"id":"a","startedAt":1}',
  '{"id":1,"startedAt":1,"activeAt":1}',
])('returns null for invalid stored times: %s', (text) => {
  localStorage.setItem('bank.session', text);
  expect(createTimesStore(window).read()).toBeNull();
});

test('notifies of changes to its key and of a cleared storage, until unsubscribed', () => {
  const listener = jest.fn();
  const end = createTimesStore(window).onChange(listener);
  const storage = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  storage('something-else');
  expect(listener).not.toHaveBeenCalled();
  storage('bank.session');
  storage(null);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  storage('bank.session');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('falls back to memory if storage is forbidden', () => {
  const store = createTimesStore({
    get localStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError');
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  const times = newSessionTimes(1000);
  store.write(times);
  expect(store.read()).toEqual(times);
  store.clear();
  expect(store.read()).toBeNull();
});

test('falls back to memory while the storage is full', () => {
  const store = createTimesStore(window);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const times = newSessionTimes(1000);
  store.write(times);
  expect(store.read()).toEqual(times);
  setItem.mockRestore();
  store.write(newSessionTimes(2000));
  store.clear();
  expect(store.read()).toBeNull();
});
