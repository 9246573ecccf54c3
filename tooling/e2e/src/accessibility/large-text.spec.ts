import { expect } from '@playwright/test';
import { launchOptions } from '../fixtures/launch-options';
import { test } from '../fixtures/test';
import { clippedText } from './clipped-text';
import { forEachScreen } from './screens';

// The browser's default font size, which also affects media queries in em: 32 pixels instead of 16.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'],
  },
});

for (const access of ['public', 'customer', 'admin'] as const) {
  test(`the ${access} pages lose no text with a doubled font size`, async ({ page }) => {
    test.setTimeout(120_000);
    await forEachScreen(page, access, async ({ path }) => {
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      expect.soft(await clippedText(page), path).toEqual([]);
    });
  });
}
