import type { Page, Request } from '@playwright/test';
import { navigateTo } from '../fixtures/screens';

/** The step and the maximum of the fast-forward, in milliseconds. */
const STEP_MS = 500;
const MAX_WAIT_MS = 30_000;

/**
 * The first step, which pauses the clock: more than the time between two requests to the page. It skips time like a
 * sleep of the computer, which the timeouts of the page leave out.
 */
const FIRST_STEP_MS = 2_000;

type Wait = {
  path: string;
  /**
   * Matches the path of the hanging request. The clock stands still once that request is sent;
   * everything before takes real time.
   */
  isHanging(pathname: string): boolean;
  isOver(): Promise<boolean>;
};

/**
 * Navigates to a path and fast-forwards the installed clock until `isOver`. Returns the
 * milliseconds of this clock since the first step, however slow the machine is.
 */
export async function waitWithFastForward(
  page: Page,
  { path, isHanging, isOver }: Wait,
): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const matches = (request: Request) => isHanging(new URL(request.url()).pathname);
  await Promise.all([page.waitForRequest(matches), navigateTo(page, path)]);
  const start = (await now()) + FIRST_STEP_MS;
  await page.clock.pauseAt(start);
  try {
    for (let time = FIRST_STEP_MS; time < MAX_WAIT_MS; time += STEP_MS) {
      await runPendingTasks(page);
      if (await isOver()) return (await now()) - start;
      await page.clock.fastForward(STEP_MS);
    }
  } finally {
    await page.clock.resume();
  }
  throw new Error(`The page was still waiting after ${MAX_WAIT_MS} ms`);
}

/** Lets the page do what its timers have started. Messages are not subject to the installed clock. */
async function runPendingTasks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}
