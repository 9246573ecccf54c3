import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { retryWithAppCheck } from './app-check-retry';

const URL_OF_INDEX = 'https://db.example/documents/registry/index';
const token = { 'X-Firebase-AppCheck': 'token' };
const realFetch = globalThis.fetch;
let sent: RequestInit[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (_url, init) => {
    sent.push(init ?? {});
    return Promise.resolve(new Response('{}'));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function retry(status: number, load: () => Promise<Record<string, string>>, signal?: AbortSignal) {
  const options = {
    cache: 'no-store' as const,
    signal: signal ?? new AbortController().signal,
  };
  return retryWithAppCheck(new Response('', { status }), URL_OF_INDEX, options, load);
}

test.each([401, 403])('a request refused with %i is sent again with a token', async (status) => {
  expect((await retry(status, () => Promise.resolve(token))).status).toBe(200);
  expect(sent).toEqual([expect.objectContaining({ headers: token, cache: 'no-store' })]);
});

test.each([200, 404, 500])('a response %i waits for no token', async (status) => {
  const load = () => Promise.reject(new Error('must not be called'));
  expect((await retry(status, load)).status).toBe(status);
  expect(sent).toEqual([]);
});

test('without a token the refusal stands, and the page uses its snapshot', async () => {
  expect((await retry(403, () => Promise.resolve({}))).status).toBe(403);
  expect((await retry(403, () => Promise.reject(new Error('offline')))).status).toBe(403);
  expect(sent).toEqual([]);
});

test('waits for a token no longer than for the request', async () => {
  const controller = new AbortController();
  const retried = retry(403, () => new Promise(() => undefined), controller.signal);
  controller.abort();
  expect((await retried).status).toBe(403);
});
