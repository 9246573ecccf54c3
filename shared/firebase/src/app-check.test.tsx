import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const environment = {
  registry: { url: 'https://db.example', rootKeys: ['key'], floor: 0, revokedKeys: [] },
  firebase: {
    ...{ apiKey: 'key', projectId: 'bank', storageBucket: 'bank.appspot.com' },
    appId: '1:2:web:3',
  },
};
const EXCHANGE =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/bank/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken?key=key';

declare const process: { env: { BANK_APP_CHECK_KEY?: string } };

type Widget = { sitekey: string; callback(): void };

const now = Math.floor(Date.now() / 1000);
const claims = { iat: now, exp: now + 3600 };
const idToken = `x.${btoa(JSON.stringify(claims))}.x`;
const account = { localId: 'ada', email: 'ada@fernhill.example' };

/** Mocks Google's services. */
function answerOf(url: string): object {
  if (url === EXCHANGE) return { token: 'app-check-token', ttl: '3600s' };
  if (url.includes('signInWithPassword')) return { ...account, idToken, refreshToken: 'refresh' };
  if (url.includes('accounts:lookup')) return { users: [account] };
  return [];
}

const realFetch = globalThis.fetch;
let sent: { url: string; headers: Headers; body: string }[];

beforeEach(() => {
  // The SDK and `app-check.ts` keep their state in their modules.
  jest.resetModules();
  sent = [];
  globalThis.fetch = (input, init) => {
    const { url, headers } = new Request(input, init);
    sent.push({ url, headers, body: String(init?.body) });
    return Promise.resolve(new Response(JSON.stringify(answerOf(url))));
  };
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.BANK_APP_CHECK_KEY;
  globalThis.fetch = realFetch;
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'grecaptcha');
});

async function start() {
  const app = await import('./app');
  const appCheck = await import('./app-check');
  app.startFirebase(environment);
  appCheck.startAppCheck('site-key');
  return { app: app.firebaseApp(), ...appCheck };
}

function recaptchaScript(): HTMLScriptElement {
  const script = document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');
  if (!script) throw new Error('reCAPTCHA is not asked for');
  return script;
}

/** Mocks reCAPTCHA's loaded script. */
function finishLoading(): void {
  let widget: Widget;
  const enterprise = {
    ready: (work: () => void) => work(),
    render(_container: string, options: Widget) {
      widget = options;
      return 1;
    },
    execute() {
      widget.callback();
      return Promise.resolve(`recaptcha of ${widget.sitekey}`);
    },
  };
  Object.assign(window, { grecaptcha: { enterprise } });
  recaptchaScript().dispatchEvent(new Event('load'));
}

test('a REST request sends the App Check token', async () => {
  const { appCheckHeaders } = await start();
  finishLoading();
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': 'app-check-token' });
  expect(sent.map(({ url }) => url)).toEqual([EXCHANGE]);
  expect(sent[0]?.body).toBe('{"recaptcha_enterprise_token":"recaptcha of site-key"}');
});

const headerOf = (part: string) =>
  sent.find(({ url }) => url.includes(part))?.headers.get('X-Firebase-AppCheck');

async function signInAndReport() {
  const { signIn } = await import('./auth');
  const { createDocument, fetchNewestUncached } = await import('./rest');
  await signIn(account.email, 'secret');
  await fetchNewestUncached('transactions', { newestBy: 'date', count: 1 });
  await createDocument('reports', 'id', { kind: 'load' });
}

test('sign-in, reads without the SDK and reports carry it', async () => {
  process.env.BANK_APP_CHECK_KEY = 'site-key';
  await start();
  finishLoading();
  await signInAndReport();
  expect(headerOf('signInWithPassword')).toBe('app-check-token');
  expect(headerOf(':runQuery')).toBe('app-check-token');
  expect(headerOf(':commit')).toBe('app-check-token');
});

test('without a token, reads and reports are sent without the header', async () => {
  process.env.BANK_APP_CHECK_KEY = 'site-key';
  // Auth warns of each request without a token.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await start();
  recaptchaScript().dispatchEvent(new Event('error'));
  await signInAndReport();
  expect(headerOf('signInWithPassword')).not.toBe('app-check-token');
  expect(headerOf(':runQuery')).toBeNull();
  expect(headerOf(':commit')).toBeNull();
});

test('a second startAppCheck has no effect', async () => {
  const { startAppCheck } = await start();
  startAppCheck('site-key');
  expect(document.querySelectorAll('script[src*="recaptcha"]')).toHaveLength(1);
});

test('a blocked script fails at once, and requests have no token (fallback)', async () => {
  const { appCheckHeaders } = await start();
  recaptchaScript().dispatchEvent(new Event('error'));
  expect(await appCheckHeaders()).toEqual({});
});

test('a hanging script delays requests once, by the timeout of five seconds', async () => {
  jest.useFakeTimers();
  const { appCheckHeaders } = await start();
  const first = appCheckHeaders();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await first).toEqual({});
  expect(await appCheckHeaders()).toEqual({});
});

test('without App Check there is neither header nor script', async () => {
  const { appCheckHeaders } = await import('./app-check-headers');
  expect(await appCheckHeaders()).toEqual({});
  expect(document.querySelector('script')).toBeNull();
});
