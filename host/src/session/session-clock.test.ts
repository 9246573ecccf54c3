import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limitsOf } from './limits';
import { runSessionClock, type EndReason, type SessionClock } from './session-clock';
import { beginTimes, type Standing } from './session-times';
import { timesStore } from './times-store';

const MINUTE = 60_000;
const limits = limitsOf({});
const clocks: SessionClock[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  timesStore(window).write(beginTimes(Date.now()));
});

afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
  jest.useRealTimers();
});

/** A tab of the site. Its storage hears of the other tabs as soon as the test says so. */
function openTab() {
  const store = timesStore(window);
  const tell = jest.fn<(standing: Standing) => void>();
  const end = jest.fn<(reason: EndReason) => void>();
  const clock = runSessionClock({ store, limits, tell, end });
  clocks.push(clock);
  return { clock, store, end, newest: () => tell.mock.lastCall?.[0] };
}

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'bank.session' }));

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

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('%s keeps the session', (type) => {
  const { newest, end } = openTab();
  jest.advanceTimersByTime(8 * MINUTE);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  jest.advanceTimersByTime(8 * MINUTE);
  expect(newest()).toMatchObject({ phase: 'open' });
  expect(end).not.toHaveBeenCalled();
});

test('a page moving under the pointer does not keep it', () => {
  const { end } = openTab();
  for (let minute = 0; minute < 10; minute += 1) {
    jest.advanceTimersByTime(MINUTE);
    window.dispatchEvent(new Event('pointermove'));
  }
  expect(end).toHaveBeenCalledWith('idle');
});

test('once warned, only staying on purpose extends', () => {
  const { clock, newest } = openTab();
  jest.advanceTimersByTime(9.5 * MINUTE);
  press();
  jest.advanceTimersByTime(1000);
  expect(newest()).toMatchObject({ phase: 'warning', secondsLeft: 29 });
  clock.extend();
  expect(newest()).toMatchObject({ phase: 'open', warnsAt: Date.now() + 9 * MINUTE });
});

test('a touch after a night asleep ends the session instead of keeping it', () => {
  const { store, end } = openTab();
  jest.setSystemTime(Date.now() + 9 * 60 * MINUTE);
  press();
  expect(end).toHaveBeenCalledWith('idle');
  expect(store.read()?.activeAt).toBeLessThan(Date.now() - MINUTE);
});

test('staying, pressed a moment too late, ends it, too', () => {
  const { clock, end } = openTab();
  jest.setSystemTime(Date.now() + 10 * MINUTE);
  clock.extend();
  expect(end.mock.calls).toEqual([['idle']]);
});

test.each(['focus', 'pageshow', 'visibilitychange'])(
  'coming back (%s) looks at the clock',
  (type) => {
    const { end } = openTab();
    jest.setSystemTime(Date.now() + 11 * MINUTE);
    window.dispatchEvent(new Event(type));
    expect(end).toHaveBeenCalledWith('idle');
  },
);

test('opening another page of the site keeps the session', () => {
  const { end } = openTab();
  jest.advanceTimersByTime(8 * MINUTE);
  openTab();
  jest.advanceTimersByTime(8 * MINUTE);
  expect(end).not.toHaveBeenCalled();
});

test('an extension in one tab takes the warning off the other', () => {
  const [one, other] = [openTab(), openTab()];
  jest.advanceTimersByTime(9.5 * MINUTE);
  expect(other.newest()).toMatchObject({ phase: 'warning' });
  one.clock.extend();
  tellTabs();
  expect(other.newest()).toMatchObject({ phase: 'open' });
});

test('a sign-out in another tab is this one’s at once', () => {
  const { store, end } = openTab();
  store.clear();
  tellTabs();
  expect(end.mock.calls).toEqual([['elsewhere']]);
});

test('so is another session, even of the same person', () => {
  const { store, end } = openTab();
  store.write(beginTimes(Date.now()));
  tellTabs();
  expect(end.mock.calls).toEqual([['elsewhere']]);
});

test('another tab’s expiry is told as such, even if it comes a moment early', () => {
  const { store, end } = openTab();
  jest.advanceTimersByTime(10 * MINUTE - 1000);
  store.clear();
  tellTabs();
  expect(end.mock.calls).toEqual([['idle']]);
});

test('once stopped it does nothing any more', () => {
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
