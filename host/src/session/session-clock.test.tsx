import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limitsOf } from './limits';
import { runSessionClock, type EndReason, type SessionClock } from './session-clock';
import { newSessionTimes, type SessionStatus } from './session-times';
import { createTimesStore } from './times-store';

const MINUTE = 60_000;
const limits = limitsOf({});
const clocks: SessionClock[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  createTimesStore(window).write(newSessionTimes(Date.now()));
});

afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
  jest.useRealTimers();
});

/** Simulates a tab. `notifyTabs` delivers the storage event of the other tabs. */
function openTab() {
  const store = createTimesStore(window);
  const onStatus = jest.fn<(status: SessionStatus) => void>();
  const end = jest.fn<(reason: EndReason) => void>();
  const clock = runSessionClock({ store, limits, onStatus, end });
  clocks.push(clock);
  return { clock, store, end, newest: () => onStatus.mock.lastCall?.[0] };
}

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));

test('counts down in the last minute, second by second, and ends once', () => {
  const { newest, end } = openTab();
  jest.advanceTimersByTime(9 * MINUTE - 1);
  expect(newest()).toMatchObject({ phase: 'open' });
  jest.advanceTimersByTime(1);
  expect(newest()).toMatchObject({ phase: 'warning', reason: 'idle', secondsLeft: 60 });
  jest.advanceTimersByTime(17_000);
  expect(newest()).toMatchObject({ secondsLeft: 43 });
  jest.advanceTimersByTime(43_000);
  expect(end.mock.calls).toEqual([['idle']]);
  jest.advanceTimersByTime(60 * MINUTE);
  expect(end).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'])(
  '%s keeps the session',
  (type) => {
    const { newest, end } = openTab();
    jest.advanceTimersByTime(8 * MINUTE);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    jest.advanceTimersByTime(8 * MINUTE);
    expect(newest()).toMatchObject({ phase: 'open' });
    expect(end).not.toHaveBeenCalled();
  },
);

test('pointermove does not keep the session', () => {
  const { end } = openTab();
  for (let minute = 0; minute < 10; minute += 1) {
    jest.advanceTimersByTime(MINUTE);
    window.dispatchEvent(new Event('pointermove'));
  }
  expect(end).toHaveBeenCalledWith('idle');
});

test('during the warning only an explicit extend keeps the session', () => {
  const { clock, newest } = openTab();
  jest.advanceTimersByTime(9.5 * MINUTE);
  press();
  jest.advanceTimersByTime(1000);
  expect(newest()).toMatchObject({ phase: 'warning', secondsLeft: 29 });
  clock.extend();
  expect(newest()).toMatchObject({ phase: 'open', warnsAt: Date.now() + 9 * MINUTE });
});

test('activity after the machine slept ends the expired session', () => {
  const { store, end } = openTab();
  jest.setSystemTime(Date.now() + 9 * 60 * MINUTE);
  press();
  expect(end).toHaveBeenCalledWith('idle');
  expect(store.read()?.activeAt).toBeLessThan(Date.now() - MINUTE);
});

test('an extend after expiry ends the session', () => {
  const { clock, end } = openTab();
  jest.setSystemTime(Date.now() + 10 * MINUTE);
  clock.extend();
  expect(end.mock.calls).toEqual([['idle']]);
});

test.each(['focus', 'pageshow', 'visibilitychange'])('checks the expiry on %s', (type) => {
  const { end } = openTab();
  jest.setSystemTime(Date.now() + 11 * MINUTE);
  window.dispatchEvent(new Event(type));
  expect(end).toHaveBeenCalledWith('idle');
});

test('opening another page counts as activity', () => {
  const { end } = openTab();
  jest.advanceTimersByTime(8 * MINUTE);
  openTab();
  jest.advanceTimersByTime(8 * MINUTE);
  expect(end).not.toHaveBeenCalled();
});

test('an extend in one tab closes the warning in the other', () => {
  const [one, other] = [openTab(), openTab()];
  jest.advanceTimersByTime(9.5 * MINUTE);
  expect(other.newest()).toMatchObject({ phase: 'warning' });
  one.clock.extend();
  notifyTabs();
  expect(other.newest()).toMatchObject({ phase: 'open' });
});

test('a sign-out in another tab ends the session here', () => {
  const { store, end } = openTab();
  store.clear();
  notifyTabs();
  expect(end.mock.calls).toEqual([['elsewhere']]);
});

test('a new session in another tab ends this one, even for the same user', () => {
  const { store, end } = openTab();
  store.write(newSessionTimes(Date.now()));
  notifyTabs();
  expect(end.mock.calls).toEqual([['elsewhere']]);
});

test('reports the expiry reason when another tab expires a moment earlier', () => {
  const { store, end } = openTab();
  jest.advanceTimersByTime(10 * MINUTE - 1000);
  store.clear();
  notifyTabs();
  expect(end.mock.calls).toEqual([['idle']]);
});

test('does nothing after it was stopped', () => {
  const { clock, store, end } = openTab();
  clock.stop();
  const before = store.read();
  jest.advanceTimersByTime(5 * MINUTE);
  press();
  clock.extend();
  jest.advanceTimersByTime(60 * MINUTE);
  expect(store.read()).toEqual(before);
  expect(end).not.toHaveBeenCalled();
});
