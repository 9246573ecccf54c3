import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { axeFindings, axeFindingsInEachScheme, settle } from './axe';
import { walkTabOrder } from './tab-order';
import { clippedText, withDefaultFontSize, withMoreSpacing } from './clipped-text';
import { openScreen, screens } from './screens';

// The viewport of WCAG 1.4.10: a window of 1280 x 1024 at 400 % zoom.
const SMALL = { width: 320, height: 256 };

for (const screen of screens) {
  test(`${screen.path} is accessible: axe, keyboard, forced colors, text spacing, large text, reflow`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openScreen(page, screen);
    const none: string[] = [];

    await test.step('axe finds no violation in light and dark mode', async () => {
      expect.soft(await axeFindingsInEachScheme(page)).toEqual(none);
    });
    await page.emulateMedia({ colorScheme: 'light' });

    await test.step('Tab reaches every control, with a visible focus indicator', async () => {
      const { stops, problems } = await walkTabOrder(page);
      expect.soft(problems).toEqual(none);
      expect.soft(stops[0]).toContain('Skip to content');
      expect.soft(stops.length).toBeGreaterThan(1);
    });

    await test.step('with forced colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft((await walkTabOrder(page)).problems).toEqual(none);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('text spacing clips no text', async () => {
      expect.soft(await withMoreSpacing(page, () => clippedText(page))).toEqual(none);
    });

    await test.step('a doubled font size clips no text', async () => {
      await withDefaultFontSize(page, 32, async () => {
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe('32px');
        expect.soft(await clippedText(page)).toEqual(none);
      });
    });

    await test.step('a viewport of 320 pixels clips no text', async () => {
      await page.setViewportSize(SMALL);
      await settle(page);
      expect.soft(await clippedText(page)).toEqual(none);
      expect.soft((await walkTabOrder(page)).problems).toEqual(none);
      expect.soft(await axeFindings(page)).toEqual(none);
    });
  });
}
