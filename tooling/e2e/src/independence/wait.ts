import type { Page, Request } from '@playwright/test';
import { goTo } from '../fixtures/screens';

/** By how much the page's clock goes on at once, and how far it goes at most, in milliseconds. */
const STEP = 500;
const MOST = 30_000;

type Wait = {
  path: string;
  /**
   * Tests the path of the request that will not be answered. The clock stands until that request is
   * made: what comes before it takes real time.
   */
  isHanging(pathname: string): boolean;
  isOver(): Promise<boolean>;
};

/**
 * Goes to a path and puts the page's clock, which must be installed, forward until the wait is over.
 * Resolves with the milliseconds that have passed by this clock since the request was made.
 */
export async function waitOnClock(page: Page, { path, isHanging, isOver }: Wait): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const matches = (request: Request) => isHanging(new URL(request.url()).pathname);
  await Promise.all([page.waitForRequest(matches), goTo(page, path)]);
  const start = await now();
  for (let time = 0; time < MOST; time += STEP) {
    if (await isOver()) return (await now()) - start;
    await page.clock.fastForward(STEP);
  }
  throw new Error(`What hangs was not given up within ${MOST} ms`);
}
