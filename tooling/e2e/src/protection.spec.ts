import { putDocuments } from '@bank/backend/emulators';
import { expect, type Page } from '@playwright/test';
import { newAdmin } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { hoursAgo, protect } from './fixtures/protection';
import { newCustomer, newCustomerWithFunds, openAs, type Person } from './fixtures/users';
import { test } from './fixtures/test';
import { KeyboardUser } from './keyboard/keyboard-user';
import { dialogs, enterCode, expectPaidOnce, fillIn, goToCode } from './fixtures/withdrawal';

// The customer's own lock and limits, which the rules enforce.
const CODE = 4821;
async function openAccountMenu(page: Page) {
  await page.getByRole('button', { name: /^Your account:/ }).click();
}

async function guessesOf(uid: string): Promise<unknown> {
  const url = `http://${environment.firestoreHost}/v1/projects/${environment.projectId}/databases/(default)/documents/vatAttempts/${uid}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  const { fields } = (await response.json()) as { fields: { n: { integerValue: string } } };
  return Number(fields.n.integerValue);
}

async function expectNothingPaid({ uid }: Person, balance: number) {
  expect(await storedWhere('withdrawals', 'uid', uid)).toEqual([]);
  expect(await accountOf(uid)).toMatchObject({ accountBalance: balance });
  expect(await guessesOf(uid)).toBe(0);
}

test('a lock from the account menu in one tab stops a payment in another', async ({
  page,
  context,
}) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10.05');
  await goToCode(page);

  const other = await context.newPage();
  await other.goto('/DashBoard');
  await openAccountMenu(other);
  await other.getByRole('button', { name: 'Lock payments' }).click();
  const question = other.getByRole('dialog', { name: 'Lock payments?' });
  await question.getByRole('button', { name: 'Lock payments' }).click();
  await expect(other.getByText('Payments are locked.')).toBeVisible();
  await expect(question).toBeHidden();
  await openAccountMenu(other);
  await expect(other.getByRole('link', { name: 'Payments are locked' })).toBeVisible();

  await enterCode(page, CODE);
  await expect(dialogs.error(page)).toContainText('Payments are locked.');
  await expect(dialogs.error(page)).toContainText('No money has left your account.');
  await expectNothingPaid(person, 100);

  // The form of the first tab knows, too, and never comes to a code again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Payments are locked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const review = dialogs.review(page);
  await expect(review).toContainText('Payments are locked.');
  await expect(review.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
});

test('payments are unlocked with the password, 24 hours later', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const person = await newCustomer();
  await protect(person, { locked: true });
  await openAs(page, person, '/Profile/security');
  await expect(page.getByText(/Locked since/)).toBeVisible();
  await page.getByRole('button', { name: 'Unlock' }).click();
  const question = page.getByRole('dialog', { name: 'Unlock payments?' });
  await question.getByLabel('Password', { exact: true }).fill('wrong-horse');
  await question.getByRole('button', { name: 'Unlock in 24 hours' }).click();
  await expect(question.getByText('Incorrect password')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(person.password);
  await question.getByRole('button', { name: 'Unlock in 24 hours' }).click();
  await expect(question).toBeHidden();
  // The emulator may miss a write that is committed while it opens a subscription again, as after a sign-in.
  await page.reload();
  await expect(page.getByText(/Payments are possible again from/)).toBeVisible();

  await page.getByRole('button', { name: 'Keep locked' }).click();
  await expect(page.getByText(/Payments are possible again from/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
});

test('a payment is possible again 24 hours after the request to unlock', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await protect(person, { locked: true }, { next: {}, hours: 24.1 });
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await goToCode(page);
  await enterCode(page, CODE);
  await expect(dialogs.success(page)).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});

test('own limits apply at once, and loosening waits and can be cancelled', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Profile/security');
  const setLimit = async (button: string, amount: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByLabel('Amount').fill(amount);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const limit = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await setLimit('Set limit: Per day', '30');
  await expect(limit('Per day')).toContainText('EUR 30.00');
  await setLimit('Change: Per day', '50');
  await expect(limit('Per day')).toContainText(/EUR 30\.00.*EUR 50\.00 from/);
  await page.getByRole('button', { name: 'Cancel change: Per day' }).click();
  await expect(limit('Per day')).not.toContainText('EUR 50.00');
  await setLimit('Set limit: Per payment', '20');

  await page.goto('/Withdrawal');
  await expect(page.getByText('At most EUR 20.00 per payment')).toBeVisible();
  await expect(page.getByText(/EUR 30\.00 of EUR 30\.00 left today/)).toBeVisible();
  await fillIn(page, '20.01');
  await expect(page.getByText('This is more than your limit per payment.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialogs.review(page)).toContainText('This is more than your limit per payment.');
  await page.keyboard.press('Escape');
  await expectNothingPaid(person, 100);

  await page.getByLabel('Amount').fill('20');
  await goToCode(page);
  await enterCode(page, CODE);
  await dialogs.success(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/EUR 10\.00 of EUR 30\.00 left today/)).toBeVisible();
  await fillIn(page, '10.01');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialogs.review(page)).toContainText('more than your daily limit leaves today');
  await expectPaidOnce(person.uid, 20, 80);
});

test('the first large payment to a new payee waits 24 hours', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await protect(person, { newPayee: 5 });
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const review = dialogs.review(page);
  await expect(review).toContainText('You have never paid this account');
  await expect(review.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await review.getByRole('button', { name: 'Start the 24-hour wait' }).click();
  await expect(review).toContainText('You can pay this account from');
  await expect(review.getByRole('button', { name: /wait/ })).toHaveCount(0);
  await expectNothingPaid(person, 100);

  const [known] = await storedWhere('knownPayees', 'uid', person.uid);
  const fields = { uid: person.uid, since: hoursAgo(24.1), name: '' };
  await putDocuments(environment, [{ path: `knownPayees/${known?.id}`, fields }]);
  await page.keyboard.press('Escape');
  await goToCode(page);
  await enterCode(page, CODE);
  await expect(dialogs.success(page)).toBeVisible();
  await expectPaidOnce(person.uid, 10, 90);
});

test('the review points out another name than last time', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  const fillInBank = async (holder: string) => {
    await page.getByLabel('Account number').fill('DE00 1234');
    await page.getByLabel('Bank name').fill('Nordbank');
    await page.getByLabel('Account holder name').fill(holder);
    await page.getByLabel('Amount').fill('1');
  };
  await fillInBank('Bo Lind');
  await goToCode(page);
  await enterCode(page, CODE);
  await dialogs.success(page).getByRole('button', { name: 'Done' }).click();
  await fillInBank('Mallory');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const review = dialogs.review(page);
  await expect(review.getByRole('alert')).toContainText('The name differs from last time');
  await expect(review.getByRole('alert')).toContainText('Bo Lind');
  await expect(review.getByText('You have never paid this account')).toHaveCount(0);
});

test('payments are locked with the keyboard alone', async ({ page }) => {
  await openAs(page, await newCustomer(), '/DashBoard');
  const keyboard = new KeyboardUser(page);
  const account = page.getByRole('button', { name: /^Your account:/ });
  await keyboard.pressOn(account);
  await keyboard.pressOn(page.getByRole('button', { name: 'Lock payments' }));
  const question = page.getByRole('dialog', { name: 'Lock payments?' });
  await keyboard.pressOn(question.getByRole('button', { name: 'Lock payments' }));
  await expect(question).toBeHidden();
  await expect(account).toBeFocused();
});

test('an admin sees the lock, the limits and what waits, and cannot change them', async ({
  page,
}) => {
  const person = await newCustomer();
  const locked = { locked: true, daily: 50 };
  await protect(person, locked, { next: { ...locked, daily: 900 } });
  await openAs(page, await newAdmin('Grace'), `/admin/users/${person.uid}`);
  const card = page.getByRole('region', { name: 'Lock and limits' });
  await expect(card).toContainText(/Locked since/);
  await expect(card).toContainText(/EUR 50\.00 · EUR 900\.00 from/);
  await expect(card.getByRole('button')).toHaveCount(0);
});

for (const { locale, title, lock, locked } of [
  {
    locale: 'de-AT',
    title: 'Sicherheit',
    lock: 'Zahlungen sperren',
    locked: 'Zahlungen sind gesperrt',
  },
  {
    locale: 'fr-FR',
    title: 'Sécurité',
    lock: 'Bloquer les paiements',
    locked: 'Les paiements sont bloqués',
  },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('payments are locked in Security, and Transfer says so', async ({ page }) => {
      await openAs(page, await newCustomerWithFunds(100, CODE), '/Profile/security');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('button', { name: lock }).click();
      await page.getByRole('dialog').getByRole('button', { name: lock }).click();
      await expect(page.getByText(locked, { exact: true })).toBeVisible();
      await page.goto('/Withdrawal');
      await expect(page.getByText(locked, { exact: true })).toBeVisible();
    });
  });
}
