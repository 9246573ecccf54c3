import { expect } from '@playwright/test';
import { launchOptions } from '../fixtures/launch-options';
import { test } from '../fixtures/test';
import { lostText } from './lost-text';
import { openEach } from './screens';

// The browser's own setting, to which a page's breakpoints answer as well: 32 pixels instead of 16.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'],
  },
});

for (const access of ['public', 'customer', 'admin'] as const) {
  test(`the ${access} pages lose nothing at twice the text`, async ({ page }) => {
    test.setTimeout(120_000);
    await openEach(page, access, async ({ path }) => {
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      expect.soft(await lostText(page), path).toEqual([]);
    });
  });
}
