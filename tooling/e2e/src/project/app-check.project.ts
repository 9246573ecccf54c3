import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { openAndStartApp } from '../fixtures/app-start';
import { openProjectFixture, type ProjectFixture } from './project-fixture';

// A project that is configured for App Check, with stand-ins for reCAPTCHA and Google's services: the pages,
// their policy and Firebase's SDK are those of a real deployment.

const APP = { FIREBASE_APP_ID: '1:2:web:3', FIREBASE_APP_CHECK_KEY: '6Lsite-key' };
const TOKEN = 'app-check-token';
const HEADER = 'x-firebase-appcheck';

/** Answers a request from another origin, and the preflight request that precedes it. */
function answer(route: Route, json: object, status = 200): Promise<void> {
  const request = route.request();
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? '*',
  };
  if (isPreflight(request)) return route.fulfill({ status: 204, headers });
  return route.fulfill({ status, json, headers });
}

const isPreflight = (request: Request) => request.method() === 'OPTIONS';

/** Loads the second script by its address as text, and makes markup by reCAPTCHA's own policy. */
const LOADER = `
  const waiting = [];
  window.grecaptcha = { enterprise: { ready: (work) => waiting.push(work), waiting } };
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
  document.head.append(script);`;
const LIBRARY = `
  const html = trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
  const enterprise = window.grecaptcha.enterprise;
  enterprise.render = (container, { sitekey, callback }) => {
    document.getElementById(container).innerHTML =
      html.createHTML('<iframe src="https://www.google.com/recaptcha/enterprise/anchor"></iframe>');
    enterprise.execute = async () => {
      await fetch('https://www.google.com/recaptcha/enterprise/clr', { method: 'POST' });
      callback();
      return 'recaptcha of ' + sitekey;
    };
    return 1;
  };
  enterprise.ready = (work) => work();
  enterprise.waiting.forEach((work) => work());`;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = { sub: 'ada', user_id: 'ada', iat: now, exp: now + 3600, auth_time: now };
const idToken = `${base64({ alg: 'none' })}.${base64(claims)}.x`;
const account = { localId: 'ada', email: 'ada@fernhill.example', emailVerified: true };

/** Mocks the services of Google; returns the requests of the page. */
async function standInForGoogle(page: Page) {
  const sent: Request[] = [];
  const json = (pattern: RegExp, body: object, status = 200) =>
    page.route(pattern, (route) => {
      if (!isPreflight(route.request())) sent.push(route.request());
      return answer(route, body, status);
    });
  const script = (pattern: RegExp, body: string) =>
    page.route(pattern, (route) => {
      sent.push(route.request());
      return route.fulfill({ body, contentType: 'text/javascript' });
    });
  await json(/^https:\/\/www\.google\.com\/recaptcha\//, {});
  await script(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/, LOADER);
  await script(/^https:\/\/www\.gstatic\.com\/recaptcha\//, LIBRARY);
  await json(/:exchangeRecaptchaEnterpriseToken/, { token: TOKEN, ttl: '3600s' });
  await json(/accounts:signInWithPassword/, { ...account, idToken, refreshToken: 'refresh' });
  await json(/accounts:lookup/, { users: [account] });
  await json(/^https:\/\/firestore\.googleapis\.com\//, {}, 403);
  return {
    of: (pattern: RegExp) => sent.filter((request) => pattern.test(request.url())),
    header: async (pattern: RegExp) =>
      Promise.all(
        sent
          .filter((request) => pattern.test(request.url()))
          .map(async (request) => (await request.allHeaders())[HEADER]),
      ),
  };
}

async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

async function signIn(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByRole('button', { name: 'Login' }).click();
}

// Routes don't see the requests that a service worker sends.
test.use({ serviceWorkers: 'block' });

let walked: ProjectFixture;
test.beforeAll(async () => {
  walked = await openProjectFixture(APP);
  await walked.npmRun('deploy');
});
test.afterAll(() => walked.close());

test('App Check: every request to Firebase shows its token, within the page’s policy', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const google = await standInForGoogle(page);
  // As if App Check were enforced for the registry.
  const registry: (string | undefined)[] = [];
  await page.route(/\/documents\/registry\/index/, (route) => {
    const token = route.request().headers()[HEADER];
    if (!isPreflight(route.request())) registry.push(token);
    return answer(route, {}, token ? 404 : 403);
  });

  await openAndStartApp(page, `${walked.originOf('host')}/SignIn`);
  await expect.poll(() => registry.at(-1)).toBe(TOKEN);
  expect(registry[0]).toBeUndefined();
  expect(google.of(/exchange/)[0]?.postDataJSON()).toEqual({
    recaptcha_enterprise_token: `recaptcha of ${APP.FIREBASE_APP_CHECK_KEY}`,
  });

  await signIn(page);
  await expect.poll(() => google.header(/signInWithPassword/)).toEqual([TOKEN]);
  await expect.poll(() => google.header(/documents:batchGet/)).toContain(TOKEN);
  expect(await google.header(/documents:batchGet/)).not.toContain(undefined);
  // The stream's headers are in its body, so that it needs no preflight request.
  await expect
    .poll(() => google.of(/Firestore\/Listen/).map((request) => request.postData()))
    .toContainEqual(expect.stringContaining(TOKEN));
  expect(google.of(/exchange/)).toHaveLength(1);
  // Firestore asks for an image to learn why its stream was refused; the policy refuses that, too.
  expect((await violations()).filter((violation) => !violation.includes('cleardot'))).toEqual([]);
});

test('App Check: a page whose reCAPTCHA is blocked signs in without a token', async ({ page }) => {
  const google = await standInForGoogle(page);
  await page.route(/recaptcha/, (route) => route.abort());
  await page.goto(`${walked.originOf('host')}/SignIn`);
  await signIn(page);
  await expect.poll(() => google.of(/documents:batchGet/).length).toBeGreaterThan(0);
  expect(await google.header(/documents:batchGet/)).not.toContain(TOKEN);
});

test('App Check: a pipeline uses a debug token, and needs no reCAPTCHA', async ({ page }) => {
  const google = await standInForGoogle(page);
  await page.route(/:exchangeDebugToken/, (route) =>
    answer(route, { token: route.request().postDataJSON()?.debug_token, ttl: '3600s' }),
  );
  await page.addInitScript(() => {
    Object.assign(window, { FIREBASE_APPCHECK_DEBUG_TOKEN: 'debug-token' });
  });
  await page.goto(`${walked.originOf('host')}/SignIn`);
  await signIn(page);
  await expect.poll(() => google.header(/signInWithPassword/)).toEqual(['debug-token']);
});
