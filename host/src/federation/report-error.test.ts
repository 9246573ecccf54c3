import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reportError, reportTiming, startReports } from './report-error';

const of = { remote: 'loans', version: 'abc', role: 'canary' };
let warn: jest.SpiedFunction<typeof console.warn>;
const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  startReports({});
  jest.restoreAllMocks();
});

const sent = () => beacon.mock.calls.map(([url, body]) => [url, JSON.parse(body) as unknown]);

test('without an endpoint nothing leaves the browser', () => {
  reportError(new Error('broken'), of);
  reportTiming(12, of);
  expect(beacon).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith('[bank]', 'broken');
});

test('an endpoint hears of the version, and of no text that could name a person', () => {
  startReports({ reportUrl: 'https://reports.example/' });
  const cause = new TypeError('ada@example.com is not a function');
  reportError(new Error(`loans: ${cause.message}`, { cause }), of);
  reportTiming(123.4, of);
  expect(sent()).toEqual([
    ['https://reports.example/', { kind: 'failure', ...of, value: 0, detail: 'TypeError' }],
    ['https://reports.example/', { kind: 'load', ...of, value: 123, detail: '' }],
  ]);
});

test('what is of no remote stays in the console', () => {
  startReports({ reportUrl: 'https://reports.example/' });
  reportError(new Error('registry'));
  expect(beacon).not.toHaveBeenCalled();
});
