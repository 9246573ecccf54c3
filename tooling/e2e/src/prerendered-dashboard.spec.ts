import { expect, type Page } from '@playwright/test';
import { settle } from './accessibility/axe';
import { delayAppStart, waitForAppStart } from './fixtures/app-start';
import { signInWithoutForm } from './fixtures/signed-in';
import { test } from './fixtures/test';
import { newCustomer, openAs } from './fixtures/users';

const balanceButton = (page: Page) => page.getByRole('button', { name: 'Show balance' });

test('a customer sees the dashboard before the app has started, which takes over without a shift', async ({
  page,
}) => {
  const person = await newCustomer({ fields: { accountBalance: 1234.5 } });
  const release = await delayAppStart(page);
  await signInWithoutForm(page, person);
  await page.goto('/DashBoard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '******' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Bank Transfer' });
  await settle(page);
  const before = await link.boundingBox();
  // Pressed again by the app.
  await balanceButton(page).click();
  release();
  await waitForAppStart(page);
  await expect(page.getByText('EUR 1,234.50')).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
});

test('leaves space for the reminder to confirm the email address', async ({ page }) => {
  await openAs(page, await newCustomer({ isConfirmed: false }), '/DashBoard');
  const link = page.getByRole('link', { name: 'Bank Transfer' });
  await expect(page.getByRole('complementary', { name: 'Confirm your email' })).toBeVisible();
  const started = await link.boundingBox();
  await delayAppStart(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(link).toBeVisible();
  await settle(page);
  await expect(page.locator('#prerendered')).toHaveCount(1);
  expect(await link.boundingBox()).toEqual(started);
});

test('a visitor and a customer whose session has expired see no dashboard', async ({ page }) => {
  const release = await delayAppStart(page);
  await page.goto('/DashBoard', { waitUntil: 'commit' });
  await expect(balanceButton(page)).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

  await signInWithoutForm(page, await newCustomer());
  await page.addInitScript(() => {
    const stored = localStorage.getItem('bank.session');
    if (!stored) return;
    const expired = { ...(JSON.parse(stored) as object), activeAt: Date.now() - 11 * 60_000 };
    localStorage.setItem('bank.session', JSON.stringify(expired));
  });
  const releaseAgain = await delayAppStart(page);
  await page.goto('/DashBoard', { waitUntil: 'commit' });
  await expect(balanceButton(page)).toBeHidden();
  releaseAgain();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test.describe('in another language', () => {
  test.use({ locale: 'de-DE' });

  test('shows the translated dashboard, for a customer who has chosen to see the balance', async ({
    page,
  }) => {
    await openAs(page, await newCustomer({ fields: { accountBalance: 1234.5 } }), '/DashBoard');
    await page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
    const release = await delayAppStart(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Guthaben verbergen' })).toBeVisible();
    await expect(page.locator('#prerendered')).toHaveCount(1);
    await expect(page.getByText('Zum Inhalt springen')).toHaveCount(1);
    release();
    await waitForAppStart(page);
    await expect(page.getByText('1.234,50')).toBeVisible();
  });
});
