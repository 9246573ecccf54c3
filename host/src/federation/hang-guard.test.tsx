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
