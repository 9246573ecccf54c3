import { expect, type Page } from '@playwright/test';
import { openAndStartApp } from '../fixtures/app-start';
import { newCustomer, signIn } from '../fixtures/users';
import { HostProxy } from '../fixtures/host-proxy';
import { OFFLINE_NOISE, test as base, UNKNOWN_PAGE } from '../fixtures/test';

const test = base.extend<{ hostProxy: HostProxy | undefined; goOffline(): Promise<void> }>({
  serviceWorkers: 'allow',
  // Firefox's driver takes no service worker offline.
  hostProxy: async ({ browserName }, use) => {
    const proxy = browserName === 'firefox' ? await HostProxy.start() : undefined;
    await use(proxy);
    await proxy?.cut();
  },
  baseURL: async ({ baseURL, hostProxy }, use) => use(hostProxy?.origin ?? baseURL),
  goOffline: async ({ page, hostProxy }, use) =>
    use(() => (hostProxy ? hostProxy.cut() : takeOffline(page))),
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

async function workerIsInCharge(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Goes offline and waits until the service worker, a separate process, is offline too. */
async function takeOffline(page: Page) {
  await page.context().setOffline(true);
  // The service worker handles these URLs and has none of them in its cache.
  const reachesServer = (count: number) =>
    page.evaluate(
      (name) => fetch(name).then(Boolean, () => false),
      `/offline-${count}.00000000.js`,
    );
  let count = 0;
  await expect.poll(() => reachesServer((count += 1))).toBe(false);
}

/** URL and text of everything in the site's Cache Storage. */
function kept(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push({ url: request.url, text });
      }
    }
    return found;
  });
}

test('a repeat visit starts from the precache, also offline', async ({
  page,
  allowConsole,
  goOffline,
}) => {
  allowConsole(OFFLINE_NOISE);
  allowConsole(/Failed to load resource|Failed to fetch/);
  await page.goto('/SignIn');
  await workerIsInCharge(page);
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  await goOffline();
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
});

test('shows an error for a page that is not cached while offline', async ({
  page,
  allowConsole,
  goOffline,
}) => {
  allowConsole(OFFLINE_NOISE);
  allowConsole(/Failed to load resource/);
  await page.goto('/');
  await workerIsInCharge(page);
  await goOffline();
  await page.goto('/DashBoard');
  await expect(heading(page, 'You’re offline')).toBeVisible();
});

test('an unknown address shows its error page, not the offline page, and is not cached', async ({
  page,
}) => {
  await page.goto('/SignIn');
  await workerIsInCharge(page);
  const response = await page.goto(UNKNOWN_PAGE);
  expect(response?.status()).toBe(404);
  // A page has a controller only if its service worker has answered for it.
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  expect((await kept(page)).filter(({ url }) => url.endsWith(UNKNOWN_PAGE))).toEqual([]);
});

test('a changed page is shown at the next visit', async ({ page }) => {
  await page.goto('/AboutUs');
  await workerIsInCharge(page);
  await page.reload();
  await page.evaluate(async () => {
    const cache = await caches.open('bank-pages');
    for (const request of await cache.keys()) {
      await cache.put(
        request,
        new Response('<h1>An older page</h1>', { headers: { 'content-type': 'text/html' } }),
      );
    }
    const registry = await caches.open('bank-registry');
    for (const request of await registry.keys()) await registry.put(request, new Response('{}'));
  });
  await page.reload();
  await expect(heading(page, /^About/)).toBeVisible();
});

test('caches no user data', async ({ page }) => {
  const person = await newCustomer({ fields: { accountBalance: 9182.73 } });
  await signIn(page, person);
  await workerIsInCharge(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Grace Nakamura' })).toBeVisible();
  // For the pages that are not prerendered, of which none was opened.
  await expect
    .poll(async () => (await kept(page)).some(({ url }) => url.endsWith('/app.html')))
    .toBe(true);
  const during = await kept(page);
  expect(during.length).toBeGreaterThan(5);
  for (const { url, text } of during) {
    expect(url).toMatch(
      /\/$|\/app\.html$|\/AboutUs$|\/DashBoard$|\/registry\/index\?[^/]*$|\/offline\.(html|css)(\?.*)?$|\.[0-9a-f]{8}\.[a-z0-9]+$/,
    );
    for (const secret of [person.email, person.uid, '9182.73', '9,182.73']) {
      expect(text).not.toContain(secret);
    }
  }
});

test('uses the files that another version of a remote shares with it', async ({ page }) => {
  await page.goto('/AboutUs');
  await workerIsInCharge(page);
  await openAndStartApp(page, '/AboutUs');
  const isChunk = ({ url }: { url: string }) => /\/[0-9a-f]{16}\/\d+\.[0-9a-f]{8}\.js$/.test(url);
  await expect.poll(async () => (await kept(page)).filter(isChunk).length).toBeGreaterThan(0);
  const [chunk] = (await kept(page)).filter(isChunk);
  const other = chunk?.url.replace(/[0-9a-f]{16}/, '0123456789abcdef') ?? '';
  const response = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    return { from: answer.url, text: await answer.text() };
  }, other);
  // Errors in it are attributed to the version that has requested it.
  expect(response).toEqual({ from: other, text: chunk?.text });
  expect((await kept(page)).map(({ url }) => url)).toContain(other);
});
