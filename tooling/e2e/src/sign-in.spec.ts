import { expect, type Page } from '@playwright/test';
import { newCustomer, openAs, signInAndReturn } from './fixtures/users';
import { test } from './fixtures/test';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });

async function tryToSignIn(page: Page, as: { email: string; password: string }) {
  await email(page).fill(as.email);
  await password(page).fill(as.password);
  await login(page).click();
}

test('asks for missing fields, and shows the password on request', async ({ page }) => {
  await page.goto('/SignIn');
  await login(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password');
  await expect(email(page)).toBeFocused();

  // Reported before anything is sent.
  await tryToSignIn(page, { email: 'ada@example', password: 'correct-horse' });
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('distinguishes a wrong address from a wrong password if the provider does', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  await page.goto('/SignIn');
  await tryToSignIn(page, { ...person, email: `no-${person.email}` });
  await expect(page.getByText('No user found with this email')).toBeVisible();
  await tryToSignIn(page, { ...person, password: 'wrong-horse' });
  await expect(page.getByText('Incorrect password')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expect(email(page)).toHaveValue(person.email);
});

// With email enumeration protection, the provider returns one code for both.
for (const [answer, text] of [
  ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Login failed. Please try again.'],
] as const) {
  test(`shows '${text}' for ${answer}`, async ({ page, allowConsole }) => {
    allowConsole(/status of 400/);
    await page.route('**/accounts:signInWithPassword*', (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: answer } },
      }),
    );
    await page.goto('/SignIn');
    await tryToSignIn(page, { email: 'ada@example.com', password: 'correct-horse' });
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(login(page)).toBeEnabled();
  });
}

test('returns to the requested page, and stays out of the history', async ({ page }) => {
  await page.goto('/');
  await signInAndReturn(page, await newCustomer(), '/loan?from=mail');
  await expect(page.getByText('Login Successful!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan' })).toBeVisible();
});

test('leads a customer who asked for the administration to the dashboard', async ({ page }) => {
  const person = await newCustomer();
  await page.goto('/admin');
  await tryToSignIn(page, person);
  await expect(page).toHaveURL('/DashBoard');
  await expect(page.getByText('Login Successful!')).toBeVisible();
});

test('redirects signed-in users to the dashboard', async ({ page }) => {
  await openAs(page, await newCustomer(), '/Profile');
  await page.goto('/SignIn');
  await expect(page).toHaveURL('/DashBoard');
});
