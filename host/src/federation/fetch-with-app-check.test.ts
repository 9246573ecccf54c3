import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fetchWithAppCheck } from './fetch-with-app-check';

const INDEX = 'https://db.example/documents/registry/index';
const token = { 'X-Firebase-AppCheck': 'token' };
const realFetch = globalThis.fetch;
let status: number;
let sent: RequestInit[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (_url, init = {}) => {
    sent.push(init);
    return Promise.resolve(new Response('', { status: init.headers ? 200 : status }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function statusOf(
  load: () => Promise<Record<string, string>>,
  controller = new AbortController(),
) {
  const options = { cache: 'no-store' as const, signal: controller.signal };
  return (await fetchWithAppCheck(INDEX, options, load)).status;
}

test.each([401, 403])('retries with a token after status %i', async (denied) => {
  status = denied;
  expect(await statusOf(() => Promise.resolve(token))).toBe(200);
  expect(sent).toEqual([
    expect.not.objectContaining({ headers: token }),
    expect.objectContaining({ headers: token, cache: 'no-store' }),
  ]);
});

test.each([200, 404, 500])('returns a response with status %i without a token', async (other) => {
  status = other;
  expect(await statusOf(() => new Promise(() => undefined))).toBe(other);
  expect(sent).toHaveLength(1);
});

test('returns the denied response if there is no token', async () => {
  status = 403;
  expect(await statusOf(() => Promise.resolve({}))).toBe(403);
  expect(await statusOf(() => Promise.reject(new Error('offline')))).toBe(403);
  expect(sent).toHaveLength(2);
});

test('stops waiting for a token when the signal aborts', async () => {
  status = 403;
  const controller = new AbortController();
  const refused = statusOf(() => new Promise(() => undefined), controller);
  setTimeout(() => controller.abort(), 10);
  expect(await refused).toBe(403);
});
