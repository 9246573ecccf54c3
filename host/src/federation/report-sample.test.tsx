import { waitFor } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reportError, reportTiming, startReports } from './report-error';

const of = { remote: 'loans', version: 'abc', role: 'live' };
const stored: object[] = [];
const beacon = jest.fn();
let stop = () => {};

// The chunk that stores reports loads with the first one.
jest.doMock('@bank/firebase/auth', () => ({ currentUid: () => 'ada' }));
jest.doMock('@bank/firebase/rest', () => ({
  createDocument: (_collection: string, _id: string, fields: object) => {
    stored.push(fields);
    return Promise.resolve();
  },
}));

beforeEach(() => {
  stored.length = 0;
  sessionStorage.clear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => stop());

test('with a sample rate and no endpoint, reports are stored only', async () => {
  stop = startReports({ reportSample: 100 });
  reportTiming(12.3, of);
  reportError(new Error('broken'), of);
  await waitFor(() => expect(stored).toHaveLength(2));
  expect(stored).toMatchObject([
    { ...of, uid: 'ada', kind: 'load', value: 12 },
    { ...of, uid: 'ada', kind: 'failure', detail: expect.stringContaining('Error: broken') },
  ]);
  expect(beacon).not.toHaveBeenCalled();
});
