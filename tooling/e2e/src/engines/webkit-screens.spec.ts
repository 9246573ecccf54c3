import { demoAccount } from '../fixtures/users';
import { chooseTheme, expectPicture, maskInPage, SCREENS, settleInPage, THEMES } from './pictures';
import { test } from './webkit-test';

const ACCOUNTS = { admin: 'admin', public: null, customer: 'customer' } as const;

/** WebDriver passes the function that ends an asynchronous script as its last argument. */
const SETTLE = `const [done] = [...arguments].slice(-1); (${settleInPage.toString()})().then(done, done);`;

test.describe.configure({ mode: 'default' });

for (const { access, screens } of SCREENS) {
  test(`the ${access} screens look as before, in light and dark`, async ({ webkit }) => {
    test.setTimeout(480_000);
    await webkit.session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const role = ACCOUNTS[access];
    if (role) await webkit.signIn(demoAccount(role));
    for (const screen of screens) {
      await webkit.goto(screen.path);
      await webkit.seeDrawn();
      for (const theme of THEMES) {
        await webkit.session.executeScript(chooseTheme, theme);
        await webkit.session.executeScript(maskInPage);
        await expectPicture('webkit', screen, theme, async () => {
          await webkit.session.executeAsyncScript(SETTLE);
          return Buffer.from(await webkit.session.takeScreenshot(), 'base64');
        });
      }
    }
  });
}
