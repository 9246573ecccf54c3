import { forEachScreen } from '../accessibility/screens';
import { test } from '../fixtures/test';
import { chooseTheme, expectPicture, maskInPage, SCREENS, settleInPage, THEMES } from './pictures';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 800 } });

for (const { access } of SCREENS) {
  test(`the ${access} screens look as before, in light and dark`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(480_000);
    // Playwright adds a style to take a screenshot.
    allowConsole(/blocked an inline style \(style-src-elem\)/);
    await forEachScreen(page, access, async (screen) => {
      for (const theme of THEMES) {
        await page.evaluate(chooseTheme, theme);
        await page.evaluate(maskInPage);
        await expectPicture('firefox', screen, theme, async () => {
          await page.evaluate(settleInPage);
          return page.screenshot();
        });
      }
    });
  });
}
