import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetHangs, hungEntries, markShown } from './hang-guard';

const ENTRY = 'https://transfer.example/v1/remoteEntry.js';
const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Simulates a page that hangs while it shows a version: its timers no longer fire. */
function pageThatHangs(entry: string): void {
  markShown(entry);
  jest.clearAllTimers();
}

test('avoids a version for an hour after it hung a page', () => {
  pageThatHangs(ENTRY);
  const later = Date.now() + 11_000;
  expect([...hungEntries(later)]).toEqual([[ENTRY, true]]);
  expect([...hungEntries(later + 59 * MINUTE)]).toEqual([[ENTRY, false]]);
  expect([...hungEntries(later + 61 * MINUTE)]).toEqual([]);
});

test('avoids nothing while the page renews its heartbeat', () => {
  const clear = markShown(ENTRY);
  jest.advanceTimersByTime(5 * MINUTE);
  expect([...hungEntries()]).toEqual([]);
  clear();
});

test.each([
  ['the remote is unmounted', (clear: () => void) => clear()],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('avoids nothing after %s', (_case, end) => {
  const clear = markShown(ENTRY);
  end(clear);
  jest.clearAllTimers();
  expect([...hungEntries(Date.now() + MINUTE)]).toEqual([]);
});

test('ignores invalid heartbeat markers', () => {
  localStorage.setItem('bank.shown.other', '{"entry":7}');
  localStorage.setItem('bank.shown.broken', 'null');
  localStorage.setItem('bank.avoided', '[1]');
  expect(hungEntries().has(ENTRY)).toBe(false);
});

test('allows a version again after the user retries', () => {
  pageThatHangs(ENTRY);
  hungEntries(Date.now() + 11_000);
  forgetHangs([ENTRY]);
  expect([...hungEntries(Date.now() + 12_000)]).toEqual([]);
});

test('a hidden page has no heartbeat marker; one that is shown again has', () => {
  const clear = markShown(ENTRY);
  const [key = ''] = Object.keys(localStorage);
  const isMarked = () => localStorage.getItem(key) !== null;
  const setVisibility = (value: string) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  setVisibility('hidden');
  jest.advanceTimersByTime(MINUTE);
  expect(isMarked()).toBe(false);
  setVisibility('visible');
  expect(isMarked()).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(isMarked()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(true);
  clear();
  window.dispatchEvent(new Event('pageshow'));
  setVisibility('visible');
  jest.advanceTimersByTime(MINUTE);
  expect(isMarked()).toBe(false);
});

test('counts a page as hung ten seconds after its last heartbeat', () => {
  pageThatHangs(ENTRY);
  const beat = Date.now();
  expect(hungEntries(beat + 9_999).size).toBe(0);
  expect([...hungEntries(beat + 10_000)]).toEqual([[ENTRY, true]]);
  expect(hungEntries(beat + 10_000 + 60 * MINUTE - 1).size).toBe(1);
  expect(hungEntries(beat + 10_000 + 60 * MINUTE).size).toBe(0);
});

test('detects several hung pages at once, also beside invalid markers and limits', () => {
  const other = 'https://loans.example/v1/remoteEntry.js';
  localStorage.setItem('bank.shown.0', '{"entry":7,"at":0}');
  localStorage.setItem('bank.shown.1', JSON.stringify({ entry: ENTRY, at: 'early' }));
  localStorage.setItem('bank.avoided', JSON.stringify({ [ENTRY]: 'later' }));
  pageThatHangs(other);
  const later = Date.now() + 11_000;
  expect(hungEntries(later)).toEqual(
    new Map([
      [ENTRY, true],
      [other, true],
    ]),
  );
  expect(Object.keys(localStorage)).toEqual(['bank.avoided']);
  forgetHangs([ENTRY]);
  expect([...hungEntries(later)]).toEqual([[other, false]]);
});
