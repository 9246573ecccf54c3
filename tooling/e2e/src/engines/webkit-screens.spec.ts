import { demoAccount } from '../fixtures/users';
import { chooseTheme, expectPicture, maskInPage, SCREENS, THEMES } from './pictures';
import { test } from './webkit-test';

const ACCOUNTS = { admin: 'admin', public: null, customer: 'customer' } as const;

test.describe.configure({ mode: 'default' });

for (const { access, screens } of SCREENS) {
  test(`the ${access} screens look as before, in light and dark`, async ({ webkit }) => {
    test.setTimeout(240_000);
    await webkit.session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const role = ACCOUNTS[access];
    if (role) await webkit.signIn(demoAccount(role));
    for (const screen of screens) {
      await webkit.goto(screen.path);
      await webkit.seeDrawn();
      for (const theme of THEMES) {
        await webkit.session.executeScript(chooseTheme, theme);
        await webkit.session.executeScript(maskInPage);
        const picture = await webkit.session.takeScreenshot();
        expectPicture('webkit', screen, theme, Buffer.from(picture, 'base64'));
      }
    }
  });
}
