import { expect, type Page } from '@playwright/test';
import { demoAccount, signIn } from '../fixtures/users';
import { screens } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { growthPerStep, MAX_GROWTH, MEMORY_KEYS, pageMemory, steadyGrowth } from './page-memory';

/** Mounts per remote in each half; `npm run bench -- --memory` uses a hundred in total. */
const ROUNDS = Math.ceil(Number(process.env.BANK_MOUNTS ?? 16) / 2);
/** Fills the caches and lets the engine compile most of the code. */
const WARM_UP = 10;
// A round ends on the page where it starts, so that every step is a navigation.
const PATHS = screens.map(({ path }) => path).reverse();
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

test('repeatedly mounting and unmounting remotes leaks no memory', async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  await page.clock.install();
  await signIn(page, demoAccount('admin'));
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await mountEachRemote(page, WARM_UP);
  const begin = await pageMemory(page, client);
  await mountEachRemote(page, ROUNDS);
  const middle = await pageMemory(page, client);
  await mountEachRemote(page, ROUNDS);
  const end = await pageMemory(page, client);
  const mounts = ROUNDS * PATHS.length;
  const first = growthPerStep(middle, begin, mounts);
  const second = growthPerStep(end, middle, mounts);
  console.log(`left by each mount: ${JSON.stringify({ first, second })}`);
  const growth = steadyGrowth(first, second);
  for (const key of MEMORY_KEYS) expect(growth[key], key).toBeLessThan(MAX_GROWTH[key]);
});
