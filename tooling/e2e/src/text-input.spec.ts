import { expect, type Locator, type Page } from '@playwright/test';
import { deleteDocument } from './fixtures/admins';
import { accountOf, storedWhere } from './fixtures/backend';
import { changeUser } from './fixtures/change-user';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

const HARMLESS = [
  '  Ada  ',
  'Zoë Ωmega 山田 मीरा',
  '👩🏽‍🚀 🏦',
  'أدا أوكافور',
  '<script>document.title="gone"</script>',
];
const LONG = 'x'.repeat(10_000);

/** The error is next to the field and associated with it, and the typed text is kept. */
async function expectRefused(field: Locator, typed: string, why: RegExp) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(why);
  await expect(field).toHaveValue(typed);
}

async function rename(page: Page, name: string) {
  await page.getByRole('button', { name: 'Edit username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit username' });
  await dialog.getByLabel('Username').fill(name);
  await page.keyboard.press('Enter');
  return dialog;
}

test('accepts any text as a username and shows it verbatim', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Profile');
  const username = 'Grace Okafor';
  await changeUser(person.uid, { username }, page.getByRole('banner').getByText(username));
  for (const name of HARMLESS) {
    await expect(await rename(page, name)).toBeHidden();
    await expect(page.getByRole('main').getByText(name.trim(), { exact: true })).toBeVisible();
    expect(await accountOf(person.uid)).toMatchObject({ username: name.trim() });
    // Ends the cooldown of one minute.
    await deleteDocument(`cooldowns/${person.uid}`);
  }
  await expect(page).toHaveTitle(/Profile/);
  const dialog = await rename(page, LONG);
  await expectRefused(dialog.getByLabel('Username'), LONG, /60 characters or fewer/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit username' })).toBeFocused();
});

test('cuts a long name at its own end, in every script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  for (const [username, direction] of [
    ['שרה בת־שבע '.repeat(5).trim(), 'rtl'],
    ['أدا أوكافور '.repeat(5).trim(), 'rtl'],
    ['Ada Okafor '.repeat(5).trim(), 'ltr'],
  ] as const) {
    await openAs(page, await newCustomer({ fields: { username } }), '/DashBoard');
    const name = page.getByRole('banner').getByText(username, { exact: true });
    await expect(name).toHaveCSS('direction', direction);
    const isFirstLetterInside = await name.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild as Text, 0);
      range.setEnd(element.firstChild as Text, 1);
      const [letter, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return (
        element.scrollWidth > element.clientWidth &&
        letter.left >= box.left - 1 &&
        letter.right <= box.right + 1
      );
    });
    expect(isFirstLetterInside, username).toBe(true);
    // In the greeting the name keeps its direction too.
    const greeting = page.getByRole('heading', { level: 1 }).locator('bdi');
    await expect(greeting).toHaveCSS('direction', direction);
  }
});

test('a dispute accepts any account number that fits and keeps one that does not', async ({
  page,
}) => {
  const person = await newCustomer();
  await openAs(page, person, '/dispute');
  // The page has subscribed to the list: the emulator can lose a write that happens meanwhile.
  await expect(page.getByText('You haven’t reported any issues yet.')).toBeVisible();
  const [amount, account] = [
    page.getByLabel('Amount'),
    page.getByLabel('Recipient account number'),
  ];
  const submit = page.getByRole('button', { name: 'Submit Dispute' });
  for (const typed of [LONG, '12 €', '١٢٣', '<img src=x onerror=alert(1)>', '-5']) {
    await amount.fill(typed);
    await account.fill(LONG);
    await submit.click();
    await expectRefused(amount, typed, /^Enter (an|the) amount/);
    await expectRefused(account, LONG, /34 characters or fewer/);
  }
  await amount.fill(' 1 250,50 ');
  await account.fill(' أدا <b>1</b> 🏦 ');
  await submit.click();
  await expect(page.getByRole('region', { name: 'Dispute submitted' })).toBeVisible();
  await expect(page.getByRole('row').getByText('أدا <b>1</b> 🏦')).toBeVisible();
  expect(await storedWhere('disputes', 'uid', person.uid)).toEqual([
    expect.objectContaining({ amount: 1250.5, accountNumber: 'أدا <b>1</b> 🏦' }),
  ]);
});

test('an identity request accepts any text that fits and keeps one that does not', async ({
  page,
}) => {
  const person = await newCustomer();
  await openAs(page, person, '/Kyc');
  const [number, address] = [page.getByLabel('ID number'), page.getByLabel('Address')];
  await number.fill(LONG);
  await address.fill(LONG);
  await page.getByRole('button', { name: 'Submit KYC' }).click();
  await expectRefused(number, LONG, /64 characters or fewer/);
  await expectRefused(address, LONG, /300 characters or fewer/);
  await number.fill(' Ω-1 ');
  await address.fill(' شارع ١, <i>Dublin</i> 🏠 ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'KYC request' })).toBeVisible();
  expect(await storedWhere('kycRequests', 'uid', person.uid)).toEqual([
    expect.objectContaining({ idNumber: 'Ω-1', address: 'شارع ١, <i>Dublin</i> 🏠' }),
  ]);
});
