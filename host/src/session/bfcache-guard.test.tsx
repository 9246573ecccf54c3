import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { guardBfcache } from './bfcache-guard';
import { limitsOf } from './limits';
import type { EndReason } from './session-clock';
import { newSessionTimes } from './session-times';
import { createTimesStore } from './times-store';

const store = createTimesStore(window);
const end = jest.fn<(reason: EndReason) => void>();
let stopGuard = () => {};

beforeEach(() => {
  end.mockReset();
  document.documentElement.style.visibility = '';
  store.write(newSessionTimes(Date.now()));
  stopGuard = guardBfcache({ store, limits: limitsOf({}), end });
});

afterEach(() => stopGuard());

const isHidden = () => document.documentElement.style.visibility === 'hidden';

function send(type: 'pagehide' | 'pageshow', persisted = true) {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('hides the page on pagehide, and shows it again if the session is still valid', () => {
  send('pagehide');
  expect(isHidden()).toBe(true);
  send('pageshow');
  expect(isHidden()).toBe(false);
  expect(end).not.toHaveBeenCalled();
});

test.each([
  ['a sign-out', () => store.clear(), 'elsewhere'],
  ['another sign-in', () => store.write(newSessionTimes(Date.now())), 'elsewhere'],
] as const)('a restored page stays hidden and leaves after %s', (_, happen, reason) => {
  send('pagehide');
  happen();
  send('pageshow');
  expect(isHidden()).toBe(true);
  expect(end.mock.calls).toEqual([[reason]]);
});

test('a restored page stays hidden and leaves after the idle timeout', () => {
  send('pagehide');
  const times = store.read();
  if (times) store.write({ ...times, activeAt: Date.now() - 11 * 60_000 });
  send('pageshow');
  expect(isHidden()).toBe(true);
  expect(end.mock.calls).toEqual([['idle']]);
});

test('ignores the first pageshow of a page', () => {
  store.clear();
  send('pageshow', false);
  expect(end).not.toHaveBeenCalled();
});
