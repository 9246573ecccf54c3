import { putDocuments } from '@bank/backend/emulators';
import { expect, type Page } from '@playwright/test';
import { newAdmin, putKyc } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { countTaps, type, type Taps } from './fixtures/taps';
import { test } from './fixtures/test';
import {
  nameSortedFirst,
  newCustomer,
  newCustomerWithFunds,
  openAs,
  signIn,
  type Person,
} from './fixtures/users';
import { dialogs, expectPaidOnce } from './fixtures/withdrawal';

// How many taps a task takes. What counts as a tap is defined in fixtures/taps.ts: each press, also the one
// that focuses a field, and each choice in a native select. Typing does not count.
const CODE = 4821;

async function signInAndCount(page: Page, person: Person): Promise<Taps> {
  const taps = await countTaps(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  taps.start();
  return taps;
}

test.describe('on a phone, after signing in', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a paid transfer to a saved payee takes at most 6 taps, and its receipt 1 more', async ({
    page,
  }) => {
    const person = await newCustomerWithFunds(100, CODE);
    const fields = { uid: person.uid, name: 'Bo', method: 'PayPal', email: 'bo@example.com' };
    await putDocuments(environment, [{ path: `payees/${person.uid}.0`, fields }]);
    const taps = await signInAndCount(page, person);

    const tiles = page.getByRole('navigation', { name: 'Shortcuts' });
    await tiles.getByRole('link', { name: 'Transfer' }).tap();
    await page.getByLabel('Saved payee').selectOption('Bo');
    await page.getByLabel('Amount').tap();
    await type(page.getByLabel('Amount'), '12.50');
    await page.getByRole('button', { name: 'Withdraw' }).tap();
    await dialogs.review(page).getByRole('button', { name: 'Confirm' }).tap();
    await type(dialogs.code(page).getByLabel('VAT code'), String(CODE));
    await dialogs.code(page).getByRole('button', { name: 'Submit' }).tap();
    const success = dialogs.success(page);
    await expect(success.getByText('bo@example.com')).toBeVisible();
    await expectPaidOnce(person.uid, 12.5, 87.5);
    const paid = await taps.list();
    expect(paid.length, paid.join('\n')).toBeLessThanOrEqual(6);

    taps.start();
    await success.getByRole('link', { name: 'View receipt' }).tap();
    await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
    expect(await taps.list()).toHaveLength(1);
  });

  test('a receipt takes at most 2 taps', async ({ page }) => {
    const person = await newCustomer({ fields: { accountBalance: 80 } });
    const payment = { userId: person.uid, type: 'withdrawal', amount: 20, date: new Date() };
    const payee = { method: 'PayPal', email: 'bo@example.com', status: 'completed' };
    const path = `transactions/${person.uid}-payment`;
    await putDocuments(environment, [{ path, fields: { ...payment, ...payee } }]);
    const taps = await signInAndCount(page, person);
    await page.getByRole('row').getByRole('link').first().tap();
    await expect(
      page.getByRole('article', { name: 'Receipt' }).getByText('bo@example.com'),
    ).toBeVisible();
    const made = await taps.list();
    expect(made.length, made.join('\n')).toBeLessThanOrEqual(2);
  });

  test('the form of a bill takes at most 2 taps, and to pay it 2 more', async ({ page }) => {
    const taps = await signInAndCount(page, await newCustomer());
    const tiles = page.getByRole('navigation', { name: 'Shortcuts' });
    await tiles.getByRole('link', { name: 'Pay bills' }).tap();
    await page.getByText('Water', { exact: true }).tap();
    // Ready to pay: the bill is chosen, and only its amount is missing.
    await expect(page.getByRole('radio', { name: 'Water' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Pay Bill' })).toBeEnabled();
    const ready = [...(await taps.list())];
    expect(ready.length, ready.join('\n')).toBeLessThanOrEqual(2);

    await page.getByLabel('Amount').tap();
    await type(page.getByLabel('Amount'), '12.50');
    await page.getByRole('button', { name: 'Pay Bill' }).tap();
    await expect(page.getByRole('row', { name: /Water \$12\.50/ })).toBeVisible();
    expect(await taps.list()).toHaveLength(ready.length + 2);
  });

  test('support takes 1 tap', async ({ page }) => {
    const taps = await signInAndCount(page, await newCustomer());
    await page.getByRole('button', { name: 'Quick pay' }).tap();
    const mail = page.getByRole('dialog').locator('a[href^="mailto:"]');
    await expect(mail).toBeInViewport({ ratio: 1 });
    expect(await taps.list()).toHaveLength(1);
  });
});

test.describe('an admin', () => {
  async function waitingRequest() {
    const username = nameSortedFirst();
    const person = { ...(await newCustomer({ fields: { username } })), username };
    await putKyc(person);
    return person;
  }

  test('approves a waiting request within 3 taps from the overview', async ({ page }) => {
    const person = await waitingRequest();
    const taps = await countTaps(page);
    await openAs(page, await newAdmin('Grace'), '/admin/overview');
    taps.start();
    const waiting = page.getByRole('main').getByRole('link', { name: /Identity requests/ });
    await waiting.click();
    await page.getByRole('button', { name: `of ${person.username}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`${person.username}’s identity is confirmed.`)).toBeVisible();
    expect(await accountOf(person.uid)).toMatchObject({ accountLevel: 2 });
    const made = await taps.list();
    expect(made.length, made.join('\n')).toBeLessThanOrEqual(3);
  });

  test('rejects a waiting request with a reason within 3 taps', async ({ page }) => {
    const person = await waitingRequest();
    const taps = await countTaps(page);
    await openAs(page, await newAdmin('Grace'), '/admin/requests/kyc');
    taps.start();
    await page.getByRole('button', { name: `of ${person.username}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await type(dialog.getByRole('textbox', { name: 'Reason' }), 'The image is blurred.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText(/was rejected\.$/).first()).toBeVisible();
    const stored = await storedWhere('kycRequests', 'uid', person.uid);
    expect(stored).toEqual([expect.objectContaining({ status: 'rejected' })]);
    const made = await taps.list();
    expect(made.length, made.join('\n')).toBeLessThanOrEqual(3);
  });
});
