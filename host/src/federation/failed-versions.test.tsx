import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countCanaryFailure, triesCanary } from './canary';
import {
  bestVersion,
  firstVersion,
  forgetFailures,
  markFailed,
  recordFailure,
} from './failed-versions';
import { LOAD_LIMITS } from './load-limits';
import { remoteHealth } from './remote-health';
import { startReports } from './report-error';
import type { RemoteVersion } from './versions';

let remotes = 0;
let live: RemoteVersion;
let previous: RemoteVersion;
const failure = new Error('broken');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  // Each test has its own remote, because failures are kept for the page.
  const name = `remote-${(remotes += 1)}`;
  const versionOf = (version: string, role: RemoteVersion['role']): RemoteVersion => ({
    ...{ name, version, role, integrity: null, contract: '^1.0.0' },
    entry: `https://${name}.example/${version}/remoteEntry.js`,
  });
  live = versionOf('two', 'live');
  previous = versionOf('one', 'previous');
});
afterEach(() => {
  jest.useRealTimers();
});

test('tries a version that failed offline again once the browser is online', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  markFailed(live, failure);
  markFailed(previous, failure);
  expect(firstVersion([live, previous])).toBeUndefined();
  isOnline.mockReturnValue(true);
  expect(firstVersion([live, previous])).toBe(live);
  markFailed(live, failure);
  expect(firstVersion([live, previous])).toBe(previous);
});

test('skips a failed version on this page, and falls back to the previous one', () => {
  expect(firstVersion([live, previous])).toBe(live);
  markFailed(live, failure);
  expect(bestVersion([live, previous])).toBe(previous);
  expect(firstVersion([live, previous])).toBe(previous);
  markFailed(previous, failure);
  expect(firstVersion([live, previous])).toBeUndefined();
});

test('tries all versions again when every failure has expired', () => {
  markFailed(live, failure);
  jest.advanceTimersByTime(1000);
  markFailed(previous, failure);
  jest.advanceTimersByTime(LOAD_LIMITS.failureExpiry);
  expect(firstVersion([live, previous])).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(firstVersion([live, previous])).toBe(live);
});

test('keeps a failure while another version works', () => {
  markFailed(live, failure);
  jest.advanceTimersByTime(2 * LOAD_LIMITS.failureExpiry);
  expect(firstVersion([live, previous])).toBe(previous);
});

test('allows the versions again after Retry', () => {
  markFailed(live, failure);
  forgetFailures([live]);
  expect(firstVersion([live, previous])).toBe(live);
});

test('records the failure of a version for the status page', () => {
  markFailed(live, failure);
  expect(remoteHealth.get(live.name).failure).toMatchObject({ version: 'two', error: 'broken' });
  markFailed(previous, 'no error');
  expect(remoteHealth.get(live.name).failure).toMatchObject({ version: 'one', error: 'no error' });
});

test('counts only the failures of a canary version', () => {
  localStorage.setItem('bank.canary.browser', 'x');
  countCanaryFailure(live.name, live.version);
  markFailed(live, failure);
  expect(triesCanary(live.name, live.version, 100)).toBe(true);
  markFailed({ ...live, role: 'canary' }, failure);
  expect(triesCanary(live.name, live.version, 100)).toBe(false);
});

test('removes the style sheets of a failed version, and no others', () => {
  const sheets = [live, previous].map(({ entry }) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL('1.css', entry).href;
    document.head.append(link);
    return link;
  });
  markFailed(live, failure);
  expect(sheets.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});

test('skips a version that hung a page of this browser until Retry', () => {
  const at = Date.now() - LOAD_LIMITS.heartbeatTimeout;
  localStorage.setItem('bank.shown.1', JSON.stringify({ entry: live.entry, at }));
  expect(firstVersion([live, previous])).toBe(previous);
  expect(remoteHealth.get(live.name).failure?.error).toContain('stopped responding');
  forgetFailures([live]);
  expect(firstVersion([live, previous])).toBe(live);
});

test('skips a version that another page has reported as hung, without a second report', () => {
  localStorage.setItem('bank.avoided', JSON.stringify({ [live.entry]: Date.now() + 1000 }));
  expect(firstVersion([live, previous])).toBe(previous);
  expect(remoteHealth.get(live.name).failure).toBeNull();
});

test('reports the version with its role and the cause', async () => {
  const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  const stop = startReports({ reportUrl: 'https://reports.example/' });
  markFailed(previous, new TypeError('broken'));
  recordFailure({ name: live.name, version: 'at-7', role: 'record' }, new TypeError('no record'));
  await jest.advanceTimersByTimeAsync(100);
  stop();
  const { name: remote } = live;
  expect(beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toEqual([
    {
      ...{ remote, kind: 'failure', version: 'one', role: 'previous', value: 0 },
      detail: expect.stringMatching(/^TypeError: broken/),
    },
    {
      ...{ remote, kind: 'failure', version: 'at-7', role: 'record', value: 0 },
      detail: expect.stringMatching(/^TypeError: no record/),
    },
  ]);
});
