import type { Page, Request } from '@playwright/test';
import { navigateTo } from '../fixtures/screens';

/** The step and the maximum of the fast-forward, in milliseconds. */
const STEP_MS = 500;
const MAX_WAIT_MS = 30_000;

type Wait = {
  path: string;
  /**
   * Matches the path of the hanging request. The clock stands still until that request is sent;
   * everything before takes real time.
   */
  isHanging(pathname: string): boolean;
  isOver(): Promise<boolean>;
};

/**
 * Navigates to a path and fast-forwards the installed clock until `isOver`. Returns the
 * milliseconds of this clock since the request.
 */
export async function waitWithFastForward(
  page: Page,
  { path, isHanging, isOver }: Wait,
): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const matches = (request: Request) => isHanging(new URL(request.url()).pathname);
  await Promise.all([page.waitForRequest(matches), navigateTo(page, path)]);
  const start = await now();
  for (let time = 0; time < MAX_WAIT_MS; time += STEP_MS) {
    if (await isOver()) return (await now()) - start;
    await page.clock.fastForward(STEP_MS);
  }
  throw new Error(`What hangs was not given up within ${MAX_WAIT_MS} ms`);
}
