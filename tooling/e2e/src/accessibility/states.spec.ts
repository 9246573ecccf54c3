import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { translateLocators } from '../fixtures/translated-locators';
import { journeys } from '../states/journeys';
import { axeFindingsInEachScheme } from './axe';

for (const locale of ['en-US', 'de-DE', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const { title, noise, walk } of journeys) {
      test(`axe finds no violation in the states of: ${title}`, async ({ page, allowConsole }) => {
        test.setTimeout(180_000);
        if (noise) allowConsole(noise);
        // The journeys name the English texts.
        const restore = locale === 'en-US' ? () => {} : translateLocators(page, locale.slice(0, 2));
        try {
          await walk(page, async (at, name, { widths } = {}) => {
            // Print styles have no controls and no skip link.
            if (await at.evaluate(() => matchMedia('print').matches)) return;
            const before = at.viewportSize();
            const width = widths?.[0];
            if (width) await at.setViewportSize({ width, height: 844 });
            expect.soft(await axeFindingsInEachScheme(at), name).toEqual([]);
            if (before) await at.setViewportSize(before);
            expect(await at.evaluate(() => document.documentElement.lang)).toBe(locale);
          });
        } finally {
          restore();
        }
      });
    }
  });
}
