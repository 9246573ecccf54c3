import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { axeFindings, axeFindingsInEachScheme, settle } from './axe';
import { walkByTab } from './focus-walk';
import { lostText, withMoreSpacing } from './lost-text';
import { openScreen, screens } from './screens';

// What WCAG 1.4.10 asks for: a window of 1280 x 1024 at 400 %.
const SMALL = { width: 320, height: 256 };

for (const screen of screens) {
  test(`${screen.path} can be read, reached and used by everybody`, async ({ page }) => {
    test.setTimeout(120_000);
    await openScreen(page, screen);
    const none: string[] = [];

    await test.step('axe finds nothing, in the light and in the dark', async () => {
      expect.soft(await axeFindingsInEachScheme(page)).toEqual(none);
    });
    await page.emulateMedia({ colorScheme: 'light' });

    await test.step('the keyboard passes everything, and sees where it is', async () => {
      const { stops, problems } = await walkByTab(page);
      expect.soft(problems).toEqual(none);
      expect.soft(stops[0]).toContain('Skip to content');
      expect.soft(stops.length).toBeGreaterThan(1);
    });

    await test.step('in the colours that the person has set too', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft((await walkByTab(page)).problems).toEqual(none);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('with more space between letters and lines nothing is lost', async () => {
      expect.soft(await withMoreSpacing(page, () => lostText(page))).toEqual(none);
    });

    await test.step('in a window of 320 pixels nothing is lost', async () => {
      await page.setViewportSize(SMALL);
      await settle(page);
      expect.soft(await lostText(page)).toEqual(none);
      expect.soft((await walkByTab(page)).problems).toEqual(none);
      expect.soft(await axeFindings(page)).toEqual(none);
    });
  });
}
