import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './accessibility/axe';
import { demoAccount, newCustomer, openAs, signIn } from './fixtures/users';
import { delayAppStart, startApp, waitForAppStart } from './fixtures/app-start';
import { test } from './fixtures/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, title] of [
    ['/', 'Everyday banking, within easy reach.', 'Welcome · Fernhill Bank'],
    ['/AboutUs', /^About/, 'About us · Fernhill Bank'],
  ] as const) {
    test(`${path} is readable and its links work`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('This is a demonstration. No real money moves.')).toBeVisible();
      await page.getByRole('link', { name: 'About us' }).first().click();
      await expect(page).toHaveURL(/\/AboutUs$/);
    });
  }

  test('the auth pages show their forms, which send nothing', async ({ page }) => {
    for (const [path, heading] of [
      ['/SignUp', 'Register'],
      ['/Forget-password', 'Forgot password'],
      ['/SignIn', 'Login'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${heading} · Fernhill Bank`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.getByLabel('Email').fill('ines@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/SignIn$/);
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/SignUp$/);
  });
});

test('replays a click from before the bootstrap once the app has started', async ({ page }) => {
  await page.goto('/');
  const dark = page.getByRole('radio', { name: 'Dark' });
  // A click without prior pointer events, which would bootstrap the app.
  await dark.evaluate((radio: HTMLInputElement) => radio.click());
  await startApp(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeChecked();
});

for (const path of ['/', '/SignIn', '/SignUp', '/Forget-password']) {
  test(`the app replaces the prerendered ${path} without a flash`, async ({ page }) => {
    await page.goto(path);
    // Reported once a frame was presented: before that, there is nothing to capture.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const before = await page.screenshot();
    await startApp(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await page.screenshot()).equals(before)).toBe(true);
  });
}

test('the app starts at once for a signed-in user', async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto('/');
  await waitForAppStart(page);
});

for (const path of ['/SignIn', '/SignUp', '/Forget-password']) {
  test(`${path} prefetches the app into the HTTP cache, and starts it on the first interaction`, async ({
    page,
  }) => {
    /** The scripts that the page has loaded so far, and those that were sent over the network. */
    const scriptsOf = (initiator: string) =>
      page.evaluate((type) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return entries
          .filter(({ name, initiatorType }) => /\.js$/.test(name) && initiatorType === type)
          .map(({ name, transferSize }) => ({ name, isSent: transferSize > 0 }));
      }, initiator);
    await page.goto(path);
    await expect.poll(async () => (await scriptsOf('fetch')).length).toBeGreaterThan(4);
    expect(await scriptsOf('script')).toEqual([]);
    await startApp(page);
    const prefetched = new Set((await scriptsOf('fetch')).map(({ name }) => name));
    const started = (await scriptsOf('script')).filter(({ name }) => prefetched.has(name));
    expect(started.length).toBeGreaterThan(2);
    expect(started.filter(({ isSent }) => isSent)).toEqual([]);
  });
}

test('keeps what is typed, selected and focused before the app has started', async ({ page }) => {
  const release = await delayAppStart(page);
  await page.goto('/SignUp');
  await page.getByLabel('Username').fill('ines');
  const phone = page.getByLabel('Phone number');
  await phone.pressSequentially('+353 1 555');
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  release();
  await waitForAppStart(page);
  await expect(page.getByLabel('Username')).toHaveValue('ines');
  await expect(phone).toHaveValue('+353 1 555');
  await expect(phone).toBeFocused();
  await page.keyboard.type('0');
  await expect(phone).toHaveValue('+301 555');
  // The app knows the text, too: it reports only the other fields.
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

const held = (keyboard: Page['keyboard'], key: string) => ({
  down: () => keyboard.down(key),
  up: () => keyboard.up(key),
});

for (const [what, press] of [
  ['the mouse button', async ({ mouse }: Page) => mouse],
  [
    'the space bar',
    async ({ keyboard }: Page, control: Locator) => {
      await control.focus();
      return held(keyboard, ' ');
    },
  ],
] as const) {
  test(`keeps a click if the app is rendered while ${what} is down`, async ({ page }) => {
    const start = await delayAppStart(page);
    await page.goto('/SignIn');
    const login = page.getByRole('button', { name: 'Login' });
    await page.getByLabel('Email', { exact: true }).fill('ines@example.com');
    await login.hover();
    const button = await press(page, login);
    await button.down();
    start();
    await expect(page.locator('#root main h1')).toHaveCount(1);
    await expect(page.locator('#prerendered')).toHaveCount(1);
    await button.up();
    await expect(page.getByRole('alert')).toHaveText('Please enter both email and password');
    await waitForAppStart(page);
  });
}

for (const locale of ['en-US', 'de-DE', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('signs in with an Enter before the app has started', async ({ page }) => {
      const person = await newCustomer();
      const release = await delayAppStart(page);
      await page.goto('/SignIn');
      await page.locator('[autocomplete=email]').fill(person.email);
      await page.locator('[autocomplete=current-password]').fill(person.password);
      await page.keyboard.press('Enter');
      expect(page.url()).toMatch(/\/SignIn$/);
      release();
      await expect(page).toHaveURL(/\/DashBoard$/i);
    });
  });
}

const shell = (page: Page, whose: 'members' | 'visitors') =>
  page.locator(`[data-shell="${whose}"]`);

test('the layout has its final position while the app loads', async ({ page }) => {
  const release = await delayAppStart(page);
  // Redirects visitors to the sign-in page.
  await page.goto('/Profile', { waitUntil: 'commit' });
  await expect(shell(page, 'members')).toBeHidden();
  await expect(shell(page, 'visitors').getByText('This is a demonstration')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-shell]')).toHaveCount(0);

  await openAs(page, demoAccount('customer'), '/DashBoard');
  // The history names the bank too.
  const logo = page
    .getByText('Fernhill Bank', { exact: true })
    .and(page.locator(':not(main *)'))
    .filter({ visible: true });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const logoBoxAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    await expect(logo).toHaveCount(1);
    return logo.boundingBox();
  };
  const [onDesk, onPhone] = [await logoBoxAt(1280), await logoBoxAt(390)];
  const releaseAgain = await delayAppStart(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(shell(page, 'visitors')).toBeHidden();
  await expect(shell(page, 'members').getByText('This is a demonstration')).toBeVisible();
  expect(await logoBoxAt(390)).toEqual(onPhone);
  expect(await logoBoxAt(1280)).toEqual(onDesk);
  releaseAgain();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const edgeOfPage = async () => (await page.getByRole('main').boundingBox())?.x;
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(edgeOfPage).toBe(112);
  await delayAppStart(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(shell(page, 'members').getByRole('main')).toBeVisible();
  await expect.poll(edgeOfPage).toBe(112);
});

test.describe('in another language', () => {
  test.use({ locale: 'de-DE' });

  test('shows no English text meanwhile', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    const release = await delayAppStart(page);
    await page.goto('/DashBoard', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-drawn', 'client');
    await expect(shell(page, 'visitors')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  });

  test('shows the translated form before the app has started', async ({ page }) => {
    await delayAppStart(page);
    await page.goto('/SignIn');
    await expect(page).toHaveTitle('Anmelden · Fernhill Bank');
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
    await expect(page.locator('#prerendered')).toHaveCount(1);
  });
});
