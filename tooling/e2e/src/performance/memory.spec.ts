import { expect, type CDPSession, type Page } from '@playwright/test';
import { demoAccount, signIn } from '../fixtures/users';
import { screens } from '../fixtures/screens';
import { test } from '../fixtures/test';

/** Mounts per remote in each half; `npm run bench -- --memory` uses a hundred in total. */
const ROUNDS = Math.ceil(Number(process.env.BANK_MOUNTS ?? 16) / 2);
/** Fills the caches and lets the engine compile most of the code. */
const WARM_UP = 10;
// A round ends on the page where it starts, so that every step is a navigation.
const PATHS = screens.map(({ path }) => path).reverse();
/** The allowed average growth per mount. A screen has hundreds of nodes and dozens of listeners. */
const MAX_LEFT_PER_MOUNT = { nodes: 0.5, listeners: 0.5, heap: 10_000 };

/** single-spa's timeouts for a mount and an unmount, with a margin. */
const ALARMS_MS = 15_000;

type Counts = { nodes: number; listeners: number; heap: number };

/** Mounts and unmounts each remote this many times, as fast as possible. */
function mountEachRemote(page: Page, rounds: number): Promise<void> {
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

/** Mounts per remote in each half; `npm run bench -- --memory` uses a hundred in total. */
async function counts(page: Page, client: CDPSession): Promise<Counts> {
  const skeleton = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(skeleton).toHaveCount(0);
  // Lets single-spa's warning timers expire: they hold references to unmounted remotes.
  await page.clock.runFor(1_000);
  await page.clock.fastForward(ALARMS_MS);
  // What a finalizer releases is freed by the next collection.
  for (let run = 0; run < 3; run += 1) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** The average growth per mount in one half. */
function growthPerMount(after: Counts, before: Counts): Counts {
  const mounts = ROUNDS * PATHS.length;
  return {
    nodes: (after.nodes - before.nodes) / mounts,
    listeners: (after.listeners - before.listeners) / mounts,
    heap: (after.heap - before.heap) / mounts,
  };
}

test('repeatedly mounting and unmounting remotes leaks no memory', async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  await page.clock.install();
  await signIn(page, demoAccount('admin'));
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await mountEachRemote(page, WARM_UP);
  const begin = await counts(page, client);
  await mountEachRemote(page, ROUNDS);
  const middle = await counts(page, client);
  await mountEachRemote(page, ROUNDS);
  const end = await counts(page, client);
  const [first, second] = [growthPerMount(middle, begin), growthPerMount(end, middle)];
  console.log(`left by each mount: ${JSON.stringify({ first, second })}`);
  // A leak grows in both halves. Compiled code and what is still loading when a half ends count in one.
  for (const key of ['nodes', 'listeners', 'heap'] as const) {
    expect(Math.min(first[key], second[key]), key).toBeLessThan(MAX_LEFT_PER_MOUNT[key]);
  }
});
