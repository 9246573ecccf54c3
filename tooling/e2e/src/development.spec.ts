import { expect } from '@playwright/test';
import { test } from './fixtures/dev-copy';
import { demoAccount, signIn } from './fixtures/people';
import { ServedRegistry } from './fixtures/served-registry';
import { dialogs, fillIn } from './fixtures/withdrawal';

const MESSAGES = 'src/messages.ts';
const FORM = 'src/features/withdrawal/withdrawal-form.tsx';
const INTRO = 'Send money from your balance to a bank account, a wallet or a crypto address.';

test('an edit reaches the open form and keeps what was typed, also after a syntax error', async ({
  page,
  devCopy,
  allowConsole,
}) => {
  // What the dev server's client prints of the syntax error.
  allowConsole(/\[webpack-dev-server\]|\[HMR\]/);
  const registry = await ServedRegistry.serveTo(page);
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

  await test.step('a changed text is shown, in the form that is filled in', async () => {
    await devCopy.edit(MESSAGES, INTRO, 'Withdraw to where you like.');
    await expect(page.getByText('Withdraw to where you like.')).toBeVisible();
    await expectKept();
    await devCopy.edit(FORM, '{texts.submit}', '{texts.submit} now');
    await expect(page.getByRole('button', { name: 'Withdraw now' })).toBeVisible();
    await expectKept();
  });

  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await test.step('a syntax error is shown over the page, and ends nothing', async () => {
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

  await test.step('once it is corrected, the form works, with what was typed', async () => {
    await devCopy.edit(FORM, '{texts.submit} at once}', '{texts.submit} at once');
    await expect(overlay).toHaveCount(0);
    const submit = page.getByRole('button', { name: 'Withdraw at once' });
    await expect(submit).toBeVisible();
    await expectKept();
    await submit.click();
    await expect(dialogs.review(page)).toBeVisible();
  });
});
