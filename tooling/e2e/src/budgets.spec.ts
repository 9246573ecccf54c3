import { expect, type Page } from '@playwright/test';
import { customerWhoSpent, openWithBalance } from './fixtures/spending';
import { OFFLINE_NOISE, test } from './fixtures/test';
import { KeyboardUser } from './keyboard/keyboard-user';

const PATH = '/dashboard/transactions';

const card = (page: Page) => page.getByRole('region', { name: 'Spending' });
const meter = (page: Page, category: string) =>
  card(page).getByRole('meter', { name: `Budget for ${category}` });
const changeOf = (page: Page, category: string) =>
  card(page).getByRole('button', { name: `Change the budget for ${category}` });

async function setBudget(page: Page, category: string, amount: string) {
  await card(page).getByRole('button', { name: 'Set a budget' }).click();
  await card(page).getByLabel('Category', { exact: true }).selectOption(category);
  await card(page).getByLabel('Monthly budget').fill(amount);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Budget for ${category} saved.`)).toBeVisible();
}

test('sets, changes and removes a budget, which says how much is left', async ({ page }) => {
  await openWithBalance(page, await customerWhoSpent({ groceries: 160, travel: 5 }));
  await setBudget(page, 'Groceries', '400');
  await expect(card(page).getByText('EUR 240.00 of EUR 400.00 left')).toBeVisible();
  await expect(meter(page, 'Groceries')).toHaveAttribute('aria-valuenow', '40');
  await expect(changeOf(page, 'Groceries')).toBeFocused();
  await setBudget(page, 'Travel', '10');
  await expect(card(page).getByText('EUR 5.00 of EUR 10.00 left')).toBeVisible();

  const amount = card(page).getByLabel('Monthly budget for Groceries');
  for (const [budget, notice] of [
    ['200,00', 'You’ve spent 80% of this budget'],
    ['160', 'You’ve spent all of this budget'],
    ['150.50', 'Over budget by EUR 9.50'],
  ] as const) {
    await changeOf(page, 'Groceries').click();
    await amount.fill(budget);
    await card(page).getByRole('button', { name: 'Save' }).click();
    await expect(card(page).getByText(notice)).toBeVisible();
  }
  await page.reload();
  await expect(card(page).getByText('Over budget by EUR 9.50')).toBeVisible();
  await expect(meter(page, 'Travel')).toHaveAttribute('aria-valuenow', '50');

  await changeOf(page, 'Groceries').click();
  await card(page).getByRole('button', { name: 'Remove budget' }).click();
  await expect(card(page).getByRole('button', { name: 'Set a budget' })).toBeFocused();
  await expect(meter(page, 'Groceries')).toHaveCount(0);
  await changeOf(page, 'Travel').click();
  await card(page).getByRole('button', { name: 'Remove budget' }).click();
  await expect(card(page).getByText('Set how much you want to spend')).toBeVisible();
  await page.reload();
  await expect(card(page).getByText('Set how much you want to spend')).toBeVisible();
});

test('shows no budget while the balance is hidden', async ({ page, context }) => {
  const person = await customerWhoSpent({ groceries: 160 });
  await openWithBalance(page, person);
  await setBudget(page, 'Groceries', '200');
  const hidden = await context.newPage();
  await hidden.goto('/DashBoard');
  await hidden.getByRole('button', { name: 'Hide balance' }).click();
  await expect(card(page).getByText('Show your balance to see the amounts.')).toBeVisible();
  await expect(card(page).getByRole('meter')).toHaveCount(0);
  await expect(card(page)).not.toContainText('EUR');
  await hidden.getByRole('button', { name: 'Show balance' }).click();
  await expect(card(page).getByText('EUR 40.00 of EUR 200.00 left')).toBeVisible();
});

test('sets a budget with the keyboard only', async ({ page }) => {
  await openWithBalance(page, await customerWhoSpent({ housing: 900 }));
  const keyboard = new KeyboardUser(page);
  const add = card(page).getByRole('button', { name: 'Set a budget' });
  await keyboard.pressOn(add);
  const category = card(page).getByLabel('Category', { exact: true });
  await expect(category).toBeFocused();
  const amount = card(page).getByLabel('Monthly budget');
  await keyboard.typeInto(amount, '1000');
  await keyboard.press('Enter');
  await expect(category).toBeFocused();
  await expect(category).toHaveAccessibleDescription('Please choose a category.');
  await keyboard.typeInto(category, 'Hou');
  await keyboard.pressOn(card(page).getByRole('button', { name: 'Save' }));
  await expect(changeOf(page, 'Housing')).toBeFocused();
  await expect(card(page).getByText('You’ve spent 90% of this budget')).toBeVisible();
  await keyboard.press('Enter');
  await expect(card(page).getByLabel('Monthly budget for Housing')).toBeFocused();
  await keyboard.pressOn(card(page).getByRole('button', { name: 'Cancel' }));
  await expect(changeOf(page, 'Housing')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.pressOn(card(page).getByRole('button', { name: 'Remove budget' }));
  await expect(add).toBeFocused();
});

test('shows a budget live in a second tab, and doesn’t replace it unseen', async ({
  page,
  context,
}) => {
  await openWithBalance(page, await customerWhoSpent({ groceries: 10 }));
  await setBudget(page, 'Groceries', '200');
  const second = await context.newPage();
  await second.goto(PATH);
  await changeOf(second, 'Groceries').click();
  const typed = card(second).getByLabel('Monthly budget for Groceries');
  await typed.fill('300');
  await changeOf(page, 'Groceries').click();
  await card(page).getByLabel('Monthly budget for Groceries').fill('250');
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByText('EUR 240.00 of EUR 250.00 left')).toBeVisible();
  await setBudget(page, 'Bills', '60');
  await expect(card(second).getByText('This budget was changed to EUR 250.00')).toBeVisible();
  await expect(card(second).getByText('EUR 60.00 of EUR 60.00 left')).toBeVisible();
  await expect(typed).toHaveValue('300');
  await card(second).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByText('EUR 290.00 of EUR 300.00 left')).toBeVisible();
  await expect(meter(page, 'Bills')).toBeVisible();
});

test('keeps the typed budget while the bank can’t be reached', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  await openWithBalance(page, await customerWhoSpent({ groceries: 10 }));
  await card(page).getByRole('button', { name: 'Set a budget' }).click();
  await card(page).getByLabel('Category', { exact: true }).selectOption('Groceries');
  await card(page).getByLabel('Monthly budget').fill('200');
  await context.setOffline(true);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByRole('alert')).toContainText('nothing was changed');
  await expect(card(page).getByLabel('Monthly budget')).toHaveValue('200');
  await context.setOffline(false);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByLabel('Monthly budget')).toBeHidden();
  // The emulator may miss a write that is committed while it opens a subscription again.
  await page.reload();
  await expect(card(page).getByText('EUR 190.00 of EUR 200.00 left')).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('sets a budget and reads the notices', async ({ page }) => {
    await openWithBalance(page, await customerWhoSpent({ groceries: 1300 }));
    const german = page.getByRole('region', { name: 'Ausgaben' });
    await german.getByRole('button', { name: 'Budget festlegen' }).click();
    await german.getByLabel('Kategorie').selectOption('Lebensmittel');
    await german.getByLabel('Monatsbudget').fill('1.250,00');
    await german.getByRole('button', { name: 'Speichern' }).click();
    await expect(german.getByText('Budget um EUR 50,00 überschritten')).toBeVisible();
    await german.getByRole('button', { name: 'Budget für Lebensmittel ändern' }).click();
    await german.getByLabel('Monatsbudget für Lebensmittel').fill('1.500,00');
    await german.getByRole('button', { name: 'Speichern' }).click();
    await expect(german.getByText('Noch EUR 200,00 von EUR 1.500,00 übrig')).toBeVisible();
    await expect(german.getByText('86 % dieses Budgets ausgegeben')).toBeVisible();
  });
});
