import { CLOSE_CONNECTION, putDocuments } from '@bank/backend/emulators';
import { expect } from '@playwright/test';
import { deleteDocument } from './fixtures/admins';
import { accountOf, mailedLinks } from './fixtures/backend';
import { changeUser } from './fixtures/change-user';
import { environment } from './fixtures/environment';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

test('shows a new username in the menu at once', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Profile');
  const username = 'Grace Okafor';
  await changeUser(person.uid, { username }, page.getByRole('banner').getByText(username));
  await expect(page.getByText(person.email)).toBeVisible();
  // The emulator may miss a write that is committed while it opens subscriptions.
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit username' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Username').fill(' ');
  await save.click();
  await expect(dialog.getByText('Enter a username.')).toBeVisible();
  await dialog.getByLabel('Username').fill('Grace N. Hopper');
  await save.click();
  await expect(page.getByText('Username changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByText('Grace N. Hopper')).toBeVisible();
  expect(await accountOf(person.uid)).toMatchObject({ username: 'Grace N. Hopper' });
});

test('enforces the cooldown between username changes and keeps the typed text', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 403|permission-denied/);
  const person = await newCustomer();
  await putDocuments(environment, [
    { path: `cooldowns/${person.uid}`, fields: { renameAt: new Date() } },
  ]);
  await openAs(page, person, '/Profile');
  await page.getByRole('button', { name: 'Edit username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit username' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const before = await accountOf(person.uid);
  await dialog.getByLabel('Username').fill('Grace B. Hopper');
  await save.click();
  await expect(dialog.getByRole('alert').getByText(/please wait a moment/)).toBeVisible();
  await expect(dialog.getByLabel('Username')).toHaveValue('Grace B. Hopper');
  expect(await accountOf(person.uid)).toEqual(before);
  // Ends the cooldown of one minute.
  await deleteDocument(`cooldowns/${person.uid}`);
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await accountOf(person.uid)).toMatchObject({ username: 'Grace B. Hopper' });
});

test('a new email takes effect after its link is opened', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  const email = `new-${person.email}`;
  await openAs(page, person, '/Profile');
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit email' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong-horse');
  await save.click();
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await save.click();
  await expect(dialog.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();

  const [mail] = await mailedLinks(email);
  expect(mail?.type).toBe('VERIFY_AND_CHANGE_EMAIL');
  expect((await fetch(mail?.link ?? '', { headers: CLOSE_CONNECTION })).ok).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  // Wait for the reload after sign-out: the old document is gone once the form is visible.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await openAs(page, { ...person, email }, '/Profile');
  await expect.poll(() => accountOf(person.uid)).toMatchObject({ email });
  // The emulator can lose a write that happens while a page starts to listen.
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('links to the identity upgrade and to disputes', async ({ page }) => {
  await openAs(page, await newCustomer(), '/Profile');
  await page.getByRole('link', { name: 'KYC Upgrade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Identity upgrade' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'File a dispute' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report an issue' })).toBeVisible();
});
