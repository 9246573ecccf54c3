import { waitFor } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { checkFields } from '@bank/firebase/check-fields';
import { documentOf, reportError, reportTiming, startReports } from './report-error';
import { trackVersion } from './version-of-file';

const of = { remote: 'loans', version: 'abc', role: 'canary' };
let stop = () => {};
let warn: jest.SpiedFunction<typeof console.warn>;
const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const sent = () => beacon.mock.calls.map(([url, body]) => [url, JSON.parse(body) as unknown]);

test('sends nothing without an endpoint', () => {
  reportError(new Error('broken'), of);
  reportTiming(12, of);
  expect(beacon).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith('[bank]', 'broken');
});

test('sends version and scrubbed message, without personal data', async () => {
  stop = startReports({ reportUrl: 'https://reports.example/' });
  const cause = new TypeError('ada@example.com is not a function');
  reportError(new Error(`loans: ${cause.message}`, { cause }), of);
  reportTiming(123.4, of);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    [
      'https://reports.example/',
      {
        ...{ kind: 'failure', ...of, value: 0 },
        detail: expect.stringMatching(/^TypeError: <email> is not a function/),
      },
    ],
    ['https://reports.example/', { kind: 'load', ...of, value: 123, detail: '' }],
  ]);
});

const ENTRY = 'https://loans.example/abc/remoteEntry.js';

/** jsdom has no PromiseRejectionEvent. */
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

function trackLoans() {
  trackVersion({
    ...{ name: of.remote, version: of.version, role: 'canary', integrity: null },
    ...{ entry: ENTRY, contract: '^1.0.0' },
  });
}

function errorAt(frame: string): Error {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at ${location.origin}/main.js:1:1\n    at total (${frame})`;
  return error;
}

test.each([
  ['the first file of a remote in its stack', 'https://loans.example/abc/12.js:1:2', '', of],
  ['the file that the browser names', '', ENTRY, of],
  ['the host, without a file of a remote', '', '', { remote: 'host', role: 'live' }],
])('attributes an uncaught error to %s', async (_, frame, filename, expected) => {
  trackLoans();
  stop = startReports({ reportUrl: 'https://reports.example/' });
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt(frame), filename }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1]).toMatchObject({ kind: 'error', ...expected });
});

test.each([
  ['the remote whose file threw it', errorAt('https://loans.example/abc/12.js:1:2'), of],
  [
    'the host, if another version’s file threw it',
    errorAt('https://loans.example/older/12.js:1:2'),
    { remote: 'host', role: 'live' },
  ],
  ['the host, if its reason is no error', 'broken', { remote: 'host', role: 'live' }],
])('attributes an unhandled rejection to %s', async (_, reason, expected) => {
  trackLoans();
  stop = startReports({ reportUrl: 'https://reports.example/' });
  window.dispatchEvent(rejection(reason));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1]).toMatchObject({ kind: 'error', ...expected });
});

test('reports each error once after the reports were stopped and started again', async () => {
  startReports({ reportUrl: 'https://before.example/' })();
  stop = startReports({ reportUrl: 'https://reports.example/' });
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt('') }));
  window.dispatchEvent(rejection('broken'));
  await waitFor(() => expect(sent().length).toBeGreaterThan(1));
  stop();
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt('') }));
  // Sent after what was reported before.
  stop = startReports({ reportUrl: 'https://last.example/' });
  reportTiming(12, of);
  await waitFor(() => expect(sent().map(([url]) => url)).toContain('https://last.example/'));
  expect(sent().map(([url]) => url)).toEqual([
    ...['https://reports.example/', 'https://reports.example/', 'https://last.example/'],
  ]);
});

test('logs an error without a remote only to the console', () => {
  stop = startReports({ reportUrl: 'https://reports.example/' });
  reportError(new Error('registry'));
  expect(beacon).not.toHaveBeenCalled();
});

test('reports a collection with fields of another type once, without their values', async () => {
  stop = startReports({ reportUrl: 'https://reports.example/' });
  const types = { text: ['name'], money: ['balance'] };
  checkFields('pots', { name: 12, balance: 'plenty' }, types);
  checkFields('pots', { name: ['Ada'], balance: 1 }, types);
  checkFields('labels', { name: false }, types);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(([, report]) => report)).toEqual(
    ['pots.name', 'labels.name'].map((field) => ({
      ...{ kind: 'failure', remote: 'host', version: field.split('.')[0], role: 'record' },
      ...{ value: 0, detail: expect.stringContaining(`TypeError: ${field} has another type`) },
    })),
  );
  expect(warn).not.toHaveBeenCalled();
});

test('reports a document of the registry once for each page', async () => {
  stop = startReports({ reportUrl: 'https://reports.example/' });
  for (const name of ['index', 'index', 'snapshot'])
    reportError(new Error(`${name} can't be read`), documentOf(name));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(([, report]) => report)).toMatchObject([
    { kind: 'failure', remote: 'host', version: 'index', role: 'record' },
    { kind: 'failure', remote: 'host', version: 'snapshot', role: 'record' },
  ]);
});
