import { afterEach, expect, test } from '@jest/globals';
import { exchangeDebugToken } from './app-check';

const debugToken = { projectId: 'my-bank', apiKey: 'key', appId: '1:2:web:3', token: 'debug' };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('exchanges the debug token for a token of App Check', async () => {
  const sent: { url: string; body: unknown }[] = [];
  globalThis.fetch = (input, init) => {
    sent.push({ url: String(input), body: init?.body });
    return Promise.resolve(Response.json({ token: 'app-check-token', ttl: '3600s' }));
  };
  const { token, expireTimeMillis } = await exchangeDebugToken(debugToken);
  expect(token).toBe('app-check-token');
  expect(expireTimeMillis).toBeGreaterThan(Date.now() + 3_590_000);
  expect(sent).toEqual([
    {
      url: 'https://firebaseappcheck.googleapis.com/v1/projects/my-bank/apps/1:2:web:3:exchangeDebugToken?key=key',
      body: '{"debug_token":"debug"}',
    },
  ]);
});

test('names what to do about a debug token that is not registered', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 403 }));
  await expect(exchangeDebugToken(debugToken)).rejects.toMatchObject({
    message: 'App Check refused the debug token (403).',
    remedy: expect.stringContaining('Manage debug tokens'),
  });
});
