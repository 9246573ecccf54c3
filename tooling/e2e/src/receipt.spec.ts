import { expect, type Page } from '@playwright/test';
import { storedWhere } from './fixtures/backend';
import { newCustomer, newCustomerWithFunds, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { dialogs, enterCode, fillIn, goToCode } from './fixtures/withdrawal';

const CODE = 4821;
const ADDRESS = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';

const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });

test('a withdrawal ends with a receipt, which only its owner can reopen by URL', async ({
  page,
  anotherBrowser,
}) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10.05');
  await goToCode(page);
  await enterCode(page, CODE);
  await dialogs.success(page).getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeFocused();
  const [paid] = await storedWhere('withdrawals', 'uid', person.uid);
  const id = paid?.id ?? 'none';
  for (const text of [
    '−EUR 10.05',
    'Pending',
    id,
    person.username,
    'PayPal',
    'bo@example.com',
    'Demo receipt. No real money has moved.',
  ])
    await expect(receipt(page).getByText(text, { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(dialogs.success(page)).toBeHidden();
  await page.goForward();
  await expect(receipt(page).getByText(id)).toBeVisible();
  await page.reload();
  await expect(receipt(page).getByText(id)).toBeVisible();

  const address = `/Withdrawal?receipt=${id}`;
  const stranger = await anotherBrowser();
  await openAs(stranger, await newCustomer(), address);
  await expect(stranger.getByText('Receipt not found')).toBeVisible();
  const elsewhere = await anotherBrowser();
  await openAs(elsewhere, person, address);
  await expect(receipt(elsewhere).getByText(id)).toBeVisible();
});

for (const method of ['PayPal', 'Cryptocurrency']) {
  test(`the receipts after a withdrawal by ${method} and in the history have the same rows`, async ({
    page,
  }) => {
    const person = await newCustomerWithFunds(100, CODE);
    await openAs(page, person, '/Withdrawal');
    await fillIn(page, '10.05');
    if (method === 'Cryptocurrency') {
      await page.getByLabel('Payment method').selectOption(method);
      await page.getByLabel('Crypto address').fill(ADDRESS);
    }
    await goToCode(page);
    await enterCode(page, CODE);
    await dialogs.success(page).getByRole('link', { name: 'View receipt' }).click();
    await expect(receipt(page)).toContainText('shows it as pending until');
    const readPaper = async () => (await receipt(page).innerText()).split('Copy as text')[0];
    const paper = await readPaper();
    expect(paper).toContain(`From\n${person.username}`);
    expect(paper).toContain(method === 'Cryptocurrency' ? ADDRESS : 'bo@example.com');
    const [paid] = await storedWhere('withdrawals', 'uid', person.uid);
    await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      `/dispute?transaction=${paid?.id}`,
    );
    await page.goto(`/dashboard/transactions/${paid?.id}`);
    await expect(receipt(page)).toBeVisible();
    expect(await readPaper()).toBe(paper);
  });
}

test('prints a receipt as its own document, on A4 and Letter', async ({ page }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await openAs(page, person, '/Withdrawal');
  await fillIn(page, '10');
  await goToCode(page);
  await enterCode(page, CODE);
  await dialogs.success(page).getByRole('link', { name: 'View receipt' }).click();
  await expect(receipt(page)).toBeVisible();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt(page)).toBeVisible();
  for (const chrome of [
    page.getByRole('button', { name: 'Print', includeHidden: true }),
    page.getByRole('heading', { level: 1, includeHidden: true }),
    page.getByRole('navigation', { includeHidden: true }).first(),
    page.getByText('This is a demonstration. No real money moves.'),
  ])
    await expect(chrome).toBeHidden();
  // Prints dark on light, also in dark mode.
  await expect(receipt(page)).toHaveCSS('color-scheme', 'light');
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});
