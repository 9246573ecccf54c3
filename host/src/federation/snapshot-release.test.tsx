import type { VerifiedRelease } from '@bank/contracts';
import { waitFor } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startReports } from './report-error';
import { snapshotRelease } from './snapshot-release';

const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);
const release = { record: { revision: 7 } } as VerifiedRelease;
let stop: () => void;

beforeEach(() => {
  beacon.mockClear();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  stop = startReports({ reportUrl: 'https://reports.example/' });
});
afterEach(() => stop());

// A page reports each remote's record once, so each test has a remote of its own.
const reported = async () => {
  await waitFor(() => expect(beacon).toHaveBeenCalledTimes(1));
  return JSON.parse(beacon.mock.calls[0]?.[1] ?? '') as object;
};
const answer = (response: Promise<Response>) => (globalThis.fetch = () => response);
// Node's own Response throws a SyntaxError that is no instance of jsdom's.
const fileWith = (text: string) =>
  Promise.resolve({ ok: true, json: async () => JSON.parse(text) as unknown } as Response);
const verify = (input: unknown) =>
  JSON.stringify(input) === '{"signed":true}'
    ? Promise.resolve(release)
    : Promise.reject(new Error('The release record is refused'));

test('returns the verified record', async () => {
  answer(fileWith('{"signed":true}'));
  expect(await snapshotRelease('savings', verify)).toBe(release);
});

test.each([
  ['refused', '{"signed":false}'],
  ['null', 'null'],
  ['malformed', '<!doctype html>'],
])('reports a record that is %s', async (remote, text) => {
  answer(fileWith(text));
  expect(await snapshotRelease(remote, verify)).toBeNull();
  expect(await reported()).toMatchObject({ remote, version: 'snapshot', role: 'record' });
});

test.each([
  ['missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reports no record that is %s', async (remote, respond) => {
  answer(respond());
  expect(await snapshotRelease(remote, verify)).toBeNull();
  answer(fileWith('<!doctype html>'));
  await snapshotRelease(`${remote}-next`, verify);
  expect(await reported()).toMatchObject({ remote: `${remote}-next` });
});
