import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { fillInRegistration, newCustomer } from './fixtures/users';
import { openAndStartApp } from './fixtures/app-start';
import { test } from './fixtures/test';

const register = (page: Page) => page.getByRole('button', { name: 'Register' });

test('asks for every field', async ({ page }) => {
  await page.goto('/SignUp');
  await register(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toHaveText('Please fill in all fields');
  // Below the sticky banner, although the focus is on the field after it.
  const banner = await page.getByText('This is a demonstration.').first().boundingBox();
  const box = await summary.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
  for (const name of ['Username', 'Email', 'Phone number', 'Password', 'Country']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
});

test('shows the error summary below the sticky banner, also after scrolling down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/SignUp');
  await expect(register(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await register(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeInViewport({ ratio: 1 });
  const banner = await page.getByText('This is a demonstration.').first().boundingBox();
  expect(banner?.y).toBe(0);
  expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual(banner?.height ?? Infinity);
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toBeInViewport({ ratio: 1 });
});

test('creates exactly the account that the product specifies, empty', async ({ page }) => {
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  await register(page).click();
  await expect(page.getByText('Welcome, Ines Carvalho! Thank you for registering.')).toBeVisible();
  await expect(page).toHaveURL('/DashBoard');
  const [{ uid, id, ...account } = { uid: '', id: 'none' }] = await storedWhere(
    'users',
    'email',
    email,
  );
  expect(uid).toBe(id);
  expect(account).toEqual({
    username: 'Ines Carvalho',
    email,
    country: 'BRL',
    number: '+55 11 5550 1234',
    accountBalance: 0,
    loanBalance: 0,
    accountLevel: 1,
    isAdmin: false,
    vat: 0,
  });
});

test('does not read the account before it exists', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [what] = /documents:(?:commit|batchGet)|Listen\/channel/.exec(request.url()) ?? [];
    // The transaction that creates the account also reads; its header identifies it.
    const isOwnRead = what === 'documents:batchGet' && 'x-goog-api-client' in request.headers();
    if (what && !isOwnRead) asked.push(what);
  });
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  await register(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ines Carvalho' })).toBeVisible();
  expect(asked[0]).toBe('documents:commit');
  expect(asked.length).toBeGreaterThan(1);
});

test('explains a rejected sign-up and keeps the typed text', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const { email } = await newCustomer();
  await fillInRegistration(page, { email, password: 'short' });
  await register(page).click();
  await expect(page.getByText('Password is too weak')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await register(page).click();
  await expect(page.getByText('Email already in use')).toBeVisible();

  await page.route('**/accounts:signUp*', (route) => route.abort());
  allowConsole(/ERR_FAILED/);
  await page.getByLabel('Email', { exact: true }).fill(`new-${email}`);
  await register(page).click();
  await expect(page.getByRole('alert')).toHaveText('Account creation failed');
  await expect(page.getByLabel('Username')).toHaveValue('Ines Carvalho');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Brazil');
});

test('the page does not move when the strength of the password is known', async ({ page }) => {
  await openAndStartApp(page, '/SignUp');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.getByLabel('Email', { exact: true }).fill('ines@example.com');
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  const before = await register(page).boundingBox();
  release();
  await expect(page.getByText('Password strength: Strong')).toBeVisible();
  expect(await register(page).boundingBox()).toEqual(before);
});

test('keeps the form when the document of a new account is refused, and then creates it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 403|permission-denied/);
  const refusal = { code: 403, message: 'Missing or insufficient permissions.' };
  await page.route('**/documents:commit*', (route) =>
    route.fulfill({
      status: 403,
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      json: { error: { ...refusal, status: 'PERMISSION_DENIED' } },
    }),
  );
  const email = `${newId().toLowerCase()}@example.com`;
  await fillInRegistration(page, { email, password: 'correct horse' });
  const deletion = page.waitForResponse(/accounts:delete/);
  await register(page).click();
  await deletion;
  await expect(page.getByRole('alert')).toHaveText('Account creation failed');
  await expect(page).toHaveURL('/SignUp');
  await expect(page.getByLabel('Username')).toHaveValue('Ines Carvalho');

  await page.unroute('**/documents:commit*');
  await register(page).click();
  await expect(page).toHaveURL('/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ines Carvalho' })).toBeVisible();
});
