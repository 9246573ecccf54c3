import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { readTabStop, readUnreached } from '../accessibility/tab-stop';
import { newCustomer } from '../fixtures/users';
import { test } from './webkit-test';
import type { WebKitPage } from './webkit-page';

type Reading = ReturnType<typeof readTabStop>;

/** An upper bound that neither page reaches. */
const LIMIT = 100;

/** Presses Tab from the top of the page until the focus leaves it. Returns the controls on the way, and problems. */
async function walkTabOrder({ session }: WebKitPage) {
  const stops: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await session.actions().sendKeys(Key.TAB).perform();
    const { stop, left } = await session.executeScript<Reading>(readTabStop);
    problems.push(...left);
    if (!stop || stop.isKnown) break;
    if (stop.isSame) continue;
    stops.push(stop.name);
    problems.push(...stop.problems.map((text) => `${stop.name}: ${text}`));
  }
  problems.push(...(await session.executeScript<string[]>(readUnreached)));
  return { stops, problems };
}

test('Tab reaches every control, with a visible focus', async ({ webkit }) => {
  await webkit.goto('/SignUp');
  await webkit.see('button', 'Register');
  const form = await walkTabOrder(webkit);
  expect(form.problems).toEqual([]);
  expect(form.stops[0]).toContain('Skip to content');

  await webkit.signIn(await newCustomer());
  await webkit.goto('/Cards');
  await webkit.see('h1', 'Cards');
  const cards = await walkTabOrder(webkit);
  expect(cards.problems).toEqual([]);
  expect(cards.stops.length).toBeGreaterThan(10);
});

test('blocks injected scripts and reports them', async ({ webkit, host }) => {
  await webkit.goto('/SignIn');
  await webkit.see('button', 'Login');
  const refused = await webkit.session.executeScript<string[]>(() => {
    const attempt = (work: () => void) => {
      try {
        work();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    script.append('window.injected = true;');
    document.body.append(script);
    return [
      attempt(() => (document.createElement('script').src = 'https://evil.example/a.js')),
      attempt(() => (document.createElement('div').innerHTML = '<img src onerror="injected = 1">')),
      attempt(() => void setTimeout('window.injected = true;')),
    ];
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(await webkit.session.executeScript('return "injected" in window')).toBe(false);
  // One for each attempt.
  const directives = () =>
    host.violations.map((text) => /"effective-directive":"([^"]+)"/.exec(text)?.[1]);
  await expect.poll(directives).toEqual(Array(4).fill('require-trusted-types-for'));
  // They are expected.
  host.violations.length = 0;
});

async function workerIsInCharge({ session }: WebKitPage) {
  await session.executeAsyncScript((done: () => void) => {
    void navigator.serviceWorker.ready.then(() => {
      if (navigator.serviceWorker.controller) done();
      else navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
}

test('starts from the precache while the server is down, and explains a page that is not in it', async ({
  webkit,
  host,
}) => {
  await webkit.goto('/SignIn');
  await workerIsInCharge(webkit);
  await webkit.goto('/SignIn');
  await webkit.see('h1', 'Login');
  await host.cut();
  await webkit.goto('/SignIn');
  await webkit.see('h1', 'Login');
  await webkit.goto('/AboutUs');
  await webkit.see('h1', 'You’re offline');
});
