import { test as base, expect } from '@playwright/test';
import { HostProxy } from '../fixtures/host-proxy';
import { VirtualScreen } from './virtual-screen';
import { WebKitBrowser } from './webkit-driver';
import { WebKitPage } from './webkit-page';

type Fixtures = {
  /** The host; a spec fails if its policy blocks something that the spec does not expect. */
  host: HostProxy;
  /** Opens a browser with a profile of its own: another user on another device. */
  openBrowser(): Promise<WebKitPage>;
  webkit: WebKitPage;
};

export const test = base.extend<Fixtures, { screen: VirtualScreen }>({
  screen: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies off this pattern.
    async ({}, use) => {
      const screen = await VirtualScreen.start();
      await use(screen);
      screen.stop();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  host: async ({}, use) => {
    const host = await HostProxy.start();
    await use(host);
    await host.cut();
    // When a page is left, the Firestore SDK probes a Google URL, which the policy blocks.
    const unexpected = host.violations.filter((text) => !text.includes('/images/cleardot.gif'));
    expect(unexpected).toEqual([]);
  },
  openBrowser: async ({ screen, host }, use, testInfo) => {
    const browsers: WebKitBrowser[] = [];
    const pages: WebKitPage[] = [];
    await use(async () => {
      const browser = await WebKitBrowser.open(screen);
      browsers.push(browser);
      const page = new WebKitPage(browser.session, host.origin);
      pages.push(page);
      return page;
    });
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    const shown = hasFailed
      ? await Promise.all(pages.map((page) => page.shown().catch(String)))
      : [];
    await Promise.all(browsers.map((browser) => browser.close()));
    // So that the log contains what the pages showed.
    if (hasFailed) throw new Error(`The failed spec's pages: ${shown.join('\n')}`);
  },
  webkit: async ({ openBrowser }, use) => use(await openBrowser()),
});
