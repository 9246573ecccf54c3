import { afterEach, expect, jest, test } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase/app';
import { doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { exchangeDebugToken, startAppCheck } from './app-check';

const debugToken = { projectId: 'my-bank', apiKey: 'key', appId: '1:2:web:3', token: 'debug' };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('exchanges the debug token for a token of App Check', async () => {
  const sent: object[] = [];
  globalThis.fetch = (input, init) => {
    sent.push({ url: String(input), body: init?.body, headers: init?.headers });
    return Promise.resolve(Response.json({ token: 'app-check-token', ttl: '3600s' }));
  };
  const { token, expireTimeMillis } = await exchangeDebugToken(debugToken);
  expect(token).toBe('app-check-token');
  expect(expireTimeMillis).toBeGreaterThan(Date.now() + 3_590_000);
  expect(sent).toEqual([
    {
      url: 'https://firebaseappcheck.googleapis.com/v1/projects/my-bank/apps/1:2:web:3:exchangeDebugToken?key=key',
      body: '{"debug_token":"debug"}',
      headers: { 'Content-Type': 'application/json' },
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

/** Reads a document three times as a command does; returns the requests that were sent. */
async function readWithDebugToken(exchange: () => Response) {
  const sent: { url: string; header: string | null }[] = [];
  globalThis.fetch = (input, init) => {
    const { url, headers } = new Request(input, init);
    sent.push({ url, header: headers.get('X-Firebase-AppCheck') });
    const isExchange = url.includes(':exchangeDebugToken');
    return Promise.resolve(
      isExchange
        ? exchange()
        : Response.json([
            {
              missing: 'projects/my-bank/databases/(default)/documents/registry/index',
              readTime: '2026-11-23T00:00:00Z',
            },
          ]),
    );
  };
  const { projectId, apiKey } = debugToken;
  const app = initializeApp({ projectId, apiKey });
  startAppCheck(app, debugToken);
  const index = doc(getFirestore(app), 'registry/index');
  for (const _ of [1, 2, 3]) await getDoc(index).catch(() => undefined);
  await deleteApp(app);
  return sent.filter(({ url }) => url.includes('firestore'));
}

test('the requests of a command carry that token', async () => {
  const sent = await readWithDebugToken(() =>
    Response.json({ token: 'app-check-token', ttl: '3600s' }),
  );
  expect(sent.map(({ header }) => header)).toEqual(Array(3).fill('app-check-token'));
});

test('says once that the debug token is refused, and lets the server decide', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sent = await readWithDebugToken(() => new Response('', { status: 403 }));
  expect(sent).toHaveLength(3);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('App Check refused the debug token (403).')],
  ]);
});
