import { expect, type Page } from '@playwright/test';
import { newCustomerWithFunds, signIn } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';

/** What Firebase Auth stores about the user. */
function storedUser(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const store = opening.result.transaction('firebaseLocalStorage');
          const reading = store.objectStore('firebaseLocalStorage').getAll();
          reading.onsuccess = () => resolve(reading.result[0] ?? null);
          opening.result.close();
        };
      }),
  );
}

function storeUser(page: Page, user: unknown): Promise<void> {
  return page.evaluate(
    (record) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put(record);
          writing.oncomplete = () => resolve();
          opening.result.close();
        };
      }),
    user,
  );
}

test('a user whom another tab stores again after the sign-out stays signed out', async ({
  page,
  allowConsole,
}) => {
  // The sign-in with the wrong password.
  allowConsole(/status of 400/);
  // After a clock jump, the Firestore SDK considers its connection dead.
  allowConsole(OFFLINE_NOISE);
  const person = await newCustomerWithFunds(4321, 1234);
  await page.clock.install();
  await signIn(page, person);
  const user = await storedUser(page);
  expect(JSON.stringify(user)).toContain(person.uid);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/SignIn$/);

  // A wrong password, so that this page has loaded Firebase Auth and found no user.
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Incorrect password')).toBeVisible();
  // A tab that was verifying its user during the sign-out does this.
  await storeUser(page, user);
  // Firebase Auth polls what other tabs have stored.
  await page.clock.runFor(5000);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  expect(await page.evaluate(() => localStorage.getItem('bank.session'))).toBeNull();

  await page.goto('/DashBoard');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/SignIn$/);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible();
});
