import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { markFailed } from './failed-versions';
import { isLeaving, watchLeaving } from './leaving-page';
import { remoteHealth } from './remote-health';
import { reportError, startReports } from './report-error';

const canary = {
  ...{ name: 'loans', version: 'abc', role: 'canary' as const, integrity: null },
  ...{ entry: 'https://loans.example/abc/remoteEntry.js', contract: '^1.0.0' },
};
let warn: jest.SpiedFunction<typeof console.warn>;
const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);
let stopWatching = () => {};
let stopReports = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beacon.mockClear();
  localStorage.clear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  stopWatching = watchLeaving();
  stopReports = startReports({ reportUrl: 'https://reports.example/' });
});
afterEach(() => {
  stopReports();
  stopWatching();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const leave = () => window.dispatchEvent(new Event('beforeunload'));

test('ignores what fails while the page is being left', async () => {
  leave();
  reportError(new Error('Loading chunk 7 failed.'), {
    remote: 'loans',
    version: 'abc',
    role: 'canary',
  });
  markFailed(canary, new Error('cancelled'));
  const error = new Error('NetworkError');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  await jest.advanceTimersByTimeAsync(100);
  expect(warn).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
  expect(remoteHealth.get('loans').failure).toBeNull();
  expect(localStorage.getItem('bank.canary.failures')).toBeNull();
});

test('notices nothing after it was stopped', () => {
  leave();
  stopWatching();
  expect(isLeaving()).toBe(false);
  leave();
  expect(isLeaving()).toBe(false);
});

test('reports again after 2 s, when the user has stayed', () => {
  leave();
  jest.advanceTimersByTime(1999);
  expect(isLeaving()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isLeaving()).toBe(false);
  markFailed(canary, new Error('broken'));
  expect(warn).toHaveBeenCalledWith('[bank]', 'loans abc (canary): broken');
  expect(remoteHealth.get('loans').failure).toMatchObject({ version: 'abc', error: 'broken' });
});
