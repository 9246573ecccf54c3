import { expect, type Page } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { addEntries, newCustomerWith, paymentsTo } from './fixtures/ledger';
import { OFFLINE_NOISE, test } from './fixtures/test';
import { openAs } from './fixtures/users';
import { KeyboardUser } from './keyboard/keyboard-user';

const PATH = '/dashboard/transactions';

const card = (page: Page) => page.getByRole('region', { name: 'Category rules' });
const label = (page: Page) => page.getByRole('region', { name: 'Category and notes' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'New category rule' });
const add = (page: Page) => card(page).getByRole('button', { name: 'Add a rule' });
const row = (page: Page, payee: string) => page.getByRole('rowheader', { name: payee });

async function fillIn(page: Page, text: string, category: string) {
  await add(page).click();
  await dialog(page).getByLabel('Payee contains').fill(text);
  await dialog(page).getByLabel('Category').selectOption(category);
}

async function addRule(page: Page, text: string, category: string) {
  await fillIn(page, text, category);
  await dialog(page).getByRole('button', { name: 'Save rule' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('always uses the category of a payment for its payee, also for a later payment', async ({
  page,
}) => {
  const { person, ids } = await newCustomerWith(
    1000,
    paymentsTo('Fern Market', 'Bo Marsh', 'FERN MARKET', 'Fern Market'),
  );
  await openAs(page, person, `${PATH}/${ids[3]}`);
  await label(page).getByLabel('Category').selectOption('Family');
  await label(page).getByRole('button', { name: 'Save' }).click();
  await expect(label(page).getByText('Family')).toBeVisible();
  await page.goto(`${PATH}/${ids[0]}`);
  await label(page).getByLabel('Category').selectOption('Groceries');
  await label(page).getByRole('button', { name: 'Save' }).click();
  const offer = page.getByRole('button', {
    name: 'Always use this category for payments to Fern Market',
  });
  await offer.click();
  await expect(dialog(page).getByLabel('Payee contains')).toHaveValue('Fern Market');
  await expect(dialog(page).getByLabel('Category')).toHaveValue('groceries');
  await expect(dialog(page).getByRole('status')).toHaveText(/^1 of your latest payments matches/);
  await dialog(page).getByRole('button', { name: 'Save rule' }).click();
  const saved = 'Rule saved. 1 payment now has the category Groceries.';
  await expect(page.getByText(saved)).toBeVisible();
  await expect(offer).toBeHidden();

  await addEntries(person.uid, paymentsTo('fern market, Rome'));
  await page.getByRole('link', { name: 'All transactions' }).click();
  await expect(row(page, 'fern market, Rome')).toContainText('Groceries');
  await expect(row(page, 'FERN MARKET').filter({ hasText: 'Groceries' })).toHaveCount(3);
  await expect(row(page, 'Fern Market').filter({ hasText: 'Family' })).toHaveCount(1);
  await expect(row(page, 'Bo Marsh')).toHaveText(/Bo Marsh$/);
  await expect(card(page).getByRole('listitem')).toHaveText(/“Fern Market”\s*Groceries/);
});

test('applies the first rule to payments without a category, which a deletion keeps', async ({
  page,
}) => {
  const { person, ids } = await newCustomerWith(1000, paymentsTo('Rent a Car', 'Rent', 'Bo Marsh'));
  await openAs(page, person, PATH);
  await expect(card(page).getByText(/^Let payments to the same payee/)).toBeVisible();
  await addRule(page, 'rent', 'Housing');
  await expect(page.getByText('2 payments now have the category Housing.')).toBeVisible();
  await expect(row(page, 'Rent').filter({ hasText: 'Housing' })).toHaveCount(2);
  await addRule(page, 'Rent a Car', 'Travel');
  await expect(card(page).getByRole('listitem')).toHaveText([/Rent a Car/, /rent/]);
  // It has a category already.
  await expect(row(page, 'Rent a Car')).toContainText('Housing');

  await addEntries(person.uid, paymentsTo('Rent a Car, Rome'));
  await page.reload();
  await expect(row(page, 'Rent a Car, Rome')).toContainText('Travel');
  expect(await storedWhere('labels', 'uid', person.uid)).toHaveLength(3);

  await card(page).getByRole('button', { name: 'Delete the rule “rent”' }).click();
  await expect(card(page).getByRole('listitem')).toHaveCount(1);
  await card(page).getByRole('button', { name: 'Delete the rule “Rent a Car”' }).click();
  await expect(card(page).getByText(/^Let payments to the same payee/)).toBeVisible();
  await addEntries(person.uid, paymentsTo('Rent, Paris'));
  await page.reload();
  await expect(row(page, 'Rent, Paris')).toHaveText(/Paris$/);
  await expect(row(page, 'Rent').filter({ hasText: /Housing|Travel/ })).toHaveCount(3);
  expect(await storedWhere('labels', 'transactionId', ids[2] ?? '')).toEqual([]);
});

test('adds and deletes a rule with the keyboard only', async ({ page }) => {
  const { person } = await newCustomerWith(1000, paymentsTo('Bo Marsh'));
  await openAs(page, person, PATH);
  await expect(row(page, 'Bo Marsh')).toBeVisible();
  const keyboard = new KeyboardUser(page);
  await keyboard.pressOn(add(page));
  const text = dialog(page).getByLabel('Payee contains');
  await expect(text).toBeFocused();
  await keyboard.press('Enter');
  await expect(text).toHaveAccessibleDescription(/^Please enter a part of the payee’s name\./);
  await keyboard.type('marsh');
  await keyboard.typeInto(dialog(page).getByLabel('Category'), 'Fam');
  await keyboard.pressOn(dialog(page).getByRole('button', { name: 'Save rule' }));
  await expect(dialog(page)).toBeHidden();
  await expect(add(page)).toBeFocused();
  await expect(row(page, 'Bo Marsh')).toContainText('Family');
  await keyboard.pressOn(card(page).getByRole('button', { name: 'Delete the rule “marsh”' }));
  await expect(card(page).getByText('Category rules')).toBeFocused();
  await expect(card(page).getByRole('listitem')).toHaveCount(0);
  await expect(row(page, 'Bo Marsh')).toContainText('Family');
});

test('shows a rule live in a second tab, which doesn’t replace it', async ({
  page,
  context,
  allowConsole,
}) => {
  // Both tabs add the category at once, and the later one finds it when it retries.
  allowConsole(/409 \(Conflict\).*documents:commit|RestConnection RPC 'Commit'/);
  const { person } = await newCustomerWith(1000, paymentsTo('Bo Marsh', 'Fern Market'));
  await openAs(page, person, PATH);
  const second = await context.newPage();
  await second.goto(PATH);
  await fillIn(second, 'Fern Market', 'Groceries');
  await expect(dialog(second).getByRole('status')).toHaveText(/^1 of your latest payments/);
  await addRule(page, 'Bo Marsh', 'Family');
  await expect(card(second).getByRole('listitem')).toHaveText([/Bo Marsh/]);
  await dialog(second).getByRole('button', { name: 'Save rule' }).click();
  await expect(card(page).getByRole('listitem')).toHaveText([/Fern Market/, /Bo Marsh/]);
  await expect(row(page, 'Fern Market')).toContainText('Groceries');
  await expect(row(second, 'Bo Marsh')).toContainText('Family');
});

test('keeps the typed rule while the bank can’t be reached', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  const { person } = await newCustomerWith(1000, paymentsTo('Bo Marsh'));
  await openAs(page, person, PATH);
  await fillIn(page, 'Bo', 'Family');
  await expect(dialog(page).getByRole('status')).toHaveText(/^1 of your latest payments/);
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Save rule' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('nothing was changed');
  await expect(dialog(page).getByLabel('Payee contains')).toHaveValue('Bo');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Save rule' }).click();
  await expect(dialog(page)).toBeHidden();
  // The emulator may miss a write that is committed while it opens a subscription again.
  await page.reload();
  await expect(card(page).getByRole('listitem')).toHaveText([/Bo/]);
  await expect(row(page, 'Bo Marsh')).toContainText('Family');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('adds a rule', async ({ page }) => {
    const { person } = await newCustomerWith(1000, paymentsTo('Frische Märkte', 'FRISCHE MÄRKTE'));
    await openAs(page, person, PATH);
    const german = page.getByRole('region', { name: 'Kategorieregeln' });
    await german.getByRole('button', { name: 'Regel hinzufügen' }).click();
    const form = page.getByRole('dialog', { name: 'Neue Kategorieregel' });
    await form.getByLabel('Empfänger enthält').fill('märkte');
    await form.getByLabel('Kategorie').selectOption('Lebensmittel');
    await expect(form.getByRole('status')).toHaveText(/^2 Ihrer letzten Zahlungen passen dazu/);
    await form.getByRole('button', { name: 'Regel speichern' }).click();
    const saved = 'Die Regel ist gespeichert. 2 Zahlungen haben jetzt die Kategorie Lebensmittel.';
    await expect(page.getByText(saved)).toBeVisible();
    await expect(german.getByText('Empfänger enthält „märkte“')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /Lebensmittel/ })).toHaveCount(2);
  });
});
