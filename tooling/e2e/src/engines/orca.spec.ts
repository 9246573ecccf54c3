import { test as base, firefox, type Locator, type Page } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { newCustomer, newCustomerWithFunds, signIn } from '../fixtures/users';
import { dialogs } from '../fixtures/withdrawal';
import { KeyboardUser } from '../keyboard/keyboard-user';
import { Orca } from './orca';
import { VirtualScreen } from './virtual-screen';

const CODE = 4821;

const test = base.extend<{ orca: Orca; page: Page }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies off this pattern.
  orca: async ({}, use) => {
    const screen = await VirtualScreen.start();
    const orca = await Orca.start(screen);
    await use(orca);
    await orca.stop();
    screen.stop();
  },
  page: async ({ orca }, use) => {
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: environment.firefox,
      headless: false,
      env: orca.env,
    });
    await use(await browser.newPage({ baseURL: environment.url, locale: 'en-US' }));
    await browser.close();
  },
});

/** A person presses a button after hearing its name; Orca skips what follows too fast. */
async function pressHeard(page: Page, orca: Orca, area: Page | Locator, name: string) {
  await new KeyboardUser(page).tabTo(area.getByRole('button', { name, exact: true }));
  await orca.expectSpoken(new RegExp(`^${name} push button`));
  await page.keyboard.press('Enter');
}

test('Orca speaks a login with a wrong and a correct password', async ({ orca, page }) => {
  const { email, password } = await newCustomer();
  const keyboard = new KeyboardUser(page);
  const login = () => pressHeard(page, orca, page, 'Login');
  await page.goto('/SignIn');
  await orca.expectSpoken(/^Finished loading Login/);
  await keyboard.typeInto(page.getByLabel('Email', { exact: true }), email);
  await orca.expectSpoken(/^Email entry/);
  await keyboard.typeInto(page.getByLabel('Password', { exact: true }), 'not the one');
  await orca.expectSpoken(/^Password password text/);
  await login();
  await orca.expectSpoken(/Incorrect password/);
  await keyboard.typeInto(page.getByLabel('Password', { exact: true }), password);
  await login();
  // The message, or the heading that has the focus: Orca skips what it is interrupted in.
  await orca.expectSpoken(/^Login Successful!|Hello, Grace Nakamura/);
});

test('Orca speaks a withdrawal to its success', async ({ orca, page }) => {
  const keyboard = new KeyboardUser(page);
  await signIn(page, await newCustomerWithFunds(100, CODE));
  await page.goto('/Withdrawal');
  await keyboard.typeInto(page.getByLabel('Payment method'), 'PayPal');
  await orca.expectSpoken(/^Payment method .*combo box/, /^PayPal/);
  await keyboard.typeInto(page.getByLabel('PayPal email'), 'bo@example.com');
  await orca.expectSpoken(/^PayPal email entry/);
  await keyboard.typeInto(page.getByLabel('Amount'), '10.05');
  await orca.expectSpoken(/^Amount entry/);
  await pressHeard(page, orca, page, 'Withdraw');
  await pressHeard(page, orca, dialogs.review(page), 'Confirm');
  await keyboard.typeInto(dialogs.code(page).getByLabel('VAT code'), String(CODE));
  await orca.expectSpoken(/^VAT code entry/);
  await pressHeard(page, orca, dialogs.code(page), 'Submit');
  await orca.expectSpoken(/success/i);
});
