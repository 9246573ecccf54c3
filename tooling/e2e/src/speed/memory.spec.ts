import { expect, type CDPSession, type Page } from '@playwright/test';
import { demoAccount, signIn } from '../fixtures/people';
import { screens } from '../fixtures/screens';
import { test } from '../fixtures/test';

/** How often each remote is mounted in each half; `npm run bench -- --memory` asks for a hundred in all. */
const ROUNDS = Math.ceil(Number(process.env.BANK_MOUNTS ?? 16) / 2);
/** Until then caches fill up that are meant to, and the engine compiles most of what runs. */
const WARM_UP = 10;
// A round ends where signing in has led to: every step of it is a move.
const PATHS = screens.map(({ path }) => path).reverse();
/** What may be left of each mount, on average. A screen has hundreds of nodes, and dozens of listeners. */
const MOST = { nodes: 0.5, listeners: 0.5, heap: 10_000 };

/** A mount and an unmount may take so long, with some more. */
const ALARMS_MS = 15_000;

type Counts = { nodes: number; listeners: number; heap: number };

/** Mounts each remote and takes it down again, so many times, as fast as they come. */
function goRound(page: Page, rounds: number): Promise<void> {
  return page.evaluate(
    async ({ paths, count }) => {
      const heading = () => document.querySelector('main h1');
      const move = (path: string) =>
        new Promise<void>((resolve, reject) => {
          const limit = setTimeout(() => reject(new Error(`${path} has no heading`)), 20_000);
          const before = heading();
          const observer = new MutationObserver(() => {
            const found = heading();
            if (!found || found === before) return;
            observer.disconnect();
            clearTimeout(limit);
            resolve();
          });
          observer.observe(document.body, { childList: true, subtree: true });
          const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
          history.pushState({ idx }, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        });
      for (let done = 0; done < count; done += 1) for (const path of paths) await move(path);
    },
    { paths: PATHS, count: rounds },
  );
}

/** What is there once everything has gone that can. */
async function counts(page: Page, client: CDPSession): Promise<Counts> {
  const skeleton = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(skeleton).toHaveCount(0);
  // What is still being taken down may end first: single-spa's alarms for what takes too long hold
  // what was mounted until their time is over.
  await page.clock.runFor(1_000);
  await page.clock.fastForward(ALARMS_MS);
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** What each mount of a half has left, on average. */
function leftBy(after: Counts, before: Counts): Counts {
  const mounts = ROUNDS * PATHS.length;
  return {
    nodes: (after.nodes - before.nodes) / mounts,
    listeners: (after.listeners - before.listeners) / mounts,
    heap: (after.heap - before.heap) / mounts,
  };
}

test('remotes that come and go many times leave nothing behind', async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  await page.clock.install();
  await signIn(page, demoAccount('admin'));
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await goRound(page, WARM_UP);
  const begin = await counts(page, client);
  await goRound(page, ROUNDS);
  const middle = await counts(page, client);
  await goRound(page, ROUNDS);
  const end = await counts(page, client);
  // The engine still compiles in the first half what has become hot.
  const [first, left] = [leftBy(middle, begin), leftBy(end, middle)];
  console.log(`left by each mount: ${JSON.stringify({ first, second: left })}`);
  expect(left.nodes).toBeLessThan(MOST.nodes);
  expect(left.listeners).toBeLessThan(MOST.listeners);
  expect(left.heap).toBeLessThan(MOST.heap);
});
