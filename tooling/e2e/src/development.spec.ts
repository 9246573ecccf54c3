import { expect } from '@playwright/test';
import { test } from './fixtures/dev-copy';
import { demoAccount, signIn } from './fixtures/users';
import { MockRegistry } from './fixtures/mock-registry';
import { dialogs, fillIn } from './fixtures/withdrawal';

const MESSAGES = 'src/messages.ts';
const FORM = 'src/features/withdrawal/withdrawal-form.tsx';
const INTRO = 'Send money from your balance to a bank account, a wallet or a crypto address.';

test('hot reload keeps the typed text in an open form, also after a syntax error', async ({
  page,
  devCopy,
  allowConsole,
}) => {
  // The dev server's client logs the syntax error.
  allowConsole(/\[webpack-dev-server\]|\[HMR\]/);
  const registry = await MockRegistry.serveTo(page);
  const { live } = registry.of('transfer');
  const dev = { version: 'dev', entry: devCopy.entry, integrity: null, files: null };
  registry.put('transfer', { live: { ...live, ...dev } });

  await signIn(page, demoAccount('customer'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Transfer' }).click();
  await expect(page.getByText(INTRO)).toBeVisible();
  await fillIn(page, '12.34');
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const expectKept = async () => {
    await expect(page.getByLabel('Payment method')).toHaveValue('PayPal');
    await expect(page.getByLabel('PayPal email')).toHaveValue('bo@example.com');
    await expect(page.getByLabel('Amount')).toHaveValue('12.34');
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  };

  await test.step('a changed text appears in the filled-in form', async () => {
    await devCopy.edit(MESSAGES, INTRO, 'Withdraw to where you like.');
    await expect(page.getByText('Withdraw to where you like.')).toBeVisible();
    await expectKept();
    await devCopy.edit(FORM, '{texts.submit}', '{texts.submit} now');
    await expect(page.getByRole('button', { name: 'Withdraw now' })).toBeVisible();
    await expectKept();
  });

  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await test.step('a syntax error shows an overlay and keeps the page running', async () => {
    await devCopy.edit(FORM, '{texts.submit} now', '{texts.submit} at once}');
    await expect(overlay.contentFrame().getByText(/Syntax Error/)).toBeVisible();
    await expect(
      overlay
        .contentFrame()
        .getByText(/withdrawal-form\.tsx/)
        .first(),
    ).toBeVisible();
    expect(devCopy.isRunning()).toBe(true);
    await expectKept();
  });

  await test.step('after the fix, the form works and keeps the typed text', async () => {
    await devCopy.edit(FORM, '{texts.submit} at once}', '{texts.submit} at once');
    await expect(overlay).toHaveCount(0);
    const submit = page.getByRole('button', { name: 'Withdraw at once' });
    await expect(submit).toBeVisible();
    await expectKept();
    await submit.click();
    await expect(dialogs.review(page)).toBeVisible();
  });
});
