import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { test } from '../fixtures/test';
import { recordLayoutShifts } from './layout-shifts';

/** Serves the bank; sends the rest of the page at `path`, from its form on, once `release` is called. */
async function serveInTwoParts(path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(({ url }, response) => {
    const send = async () => {
      const found = await fetch(`${environment.url}${url}`);
      const body = Buffer.from(await found.arrayBuffer());
      const type = found.headers.get('content-type') ?? 'text/plain';
      response.writeHead(found.status, { 'content-type': type });
      if (url !== path) return response.end(body);
      const cut = body.indexOf('<form');
      response.write(body.subarray(0, cut));
      await released;
      return response.end(body.subarray(cut));
    };
    void send();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}${path}`, release, close };
}

for (const path of ['/SignIn', '/SignUp', '/Forget-password']) {
  test(`${path} does not move if it is painted before all of it has arrived`, async ({
    page,
    allowConsole,
  }) => {
    // The backend does not know this origin.
    allowConsole(/./);
    const { url, release, close } = await serveInTwoParts(path);
    const shifts = await recordLayoutShifts(page);
    try {
      await page.goto(url, { waitUntil: 'commit' });
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      await page.waitForFunction(isPainted, undefined, { polling: 50 });
      await expect(page.locator('form')).toHaveCount(0);
      release();
      await page.waitForLoadState('load');
      await expect(page.locator('form')).toBeVisible();
      expect(await shifts()).toEqual([]);
    } finally {
      close();
    }
  });
}
