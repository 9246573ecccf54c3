import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { lostText } from './lost-text';
import { openEach } from './screens';

// German and French take more room than English, and a phone has little.
for (const locale of ['de-DE', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    for (const access of ['public', 'customer', 'admin'] as const) {
      test(`the ${access} pages lose nothing on a phone`, async ({ page }) => {
        test.setTimeout(120_000);
        await openEach(page, access, async ({ path }) => {
          const language = await page.evaluate(() => document.documentElement.lang);
          expect(locale.startsWith(language)).toBe(true);
          expect.soft(await lostText(page), path).toEqual([]);
        });
      });
    }
  });
}
