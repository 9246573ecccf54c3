import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import {
  daysAgo,
  newCustomerInYen,
  newCustomerWith,
  sixtyWithdrawals,
  type Entry,
} from './fixtures/ledger';
import { openAs } from './fixtures/users';
import { test } from './fixtures/test';

async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Extracts the texts of a PDF that uses only standard fonts. */
function textsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1').replaceAll('\u00a0', ' '),
  );
}

test('exports the filtered list as CSV, complete and without formulas', async ({ page }) => {
  const entries = sixtyWithdrawals();
  const tricky: Entry = {
    type: 'withdrawal',
    amount: 5000,
    date: daysAgo(1),
    status: 'pending',
    method: 'Bank',
    accountHolderName: '=HYPERLINK("http://evil.example")',
    accountNumber: 'IE29',
    bankName: 'Elm, First',
  };
  const { person } = await newCustomerWith(1000, [...entries, tricky]);
  await openAs(page, person, '/dashboard/transactions?status=pending&sort=largest');
  const { name, bytes } = await download(page, 'Download CSV');
  expect(name).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFDate,Type,Status,Amount,Currency,Method,Payee,Reference');
  expect(lines[1]).toContain(
    `,-5000.00,EUR,Bank,"'=HYPERLINK(""http://evil.example""), IE29, Elm, First",`,
  );
  expect(lines).toHaveLength(1 + 31 + 1);
  await expect(page.getByText('Your file is ready: 31 transactions.')).toBeVisible();
});

test('the statement has an opening and a closing balance, on numbered pages', async ({ page }) => {
  const { person } = await newCustomerWith(1000, sixtyWithdrawals());
  const from = daysAgo(59).toISOString().slice(0, 10);
  const to = daysAgo(10).toISOString().slice(0, 10);
  await openAs(page, person, `/dashboard/transactions?from=${from}&to=${to}`);
  const { name, bytes } = await download(page, 'Download PDF statement');
  expect(name).toMatch(/^statement-.*\.pdf$/);
  const texts = textsOf(bytes);
  const after = (label: string) => texts[texts.indexOf(label) + 1];
  // Ten entries are newer and fifty are included; sums in cents.
  const sum = (start: number, end: number) =>
    sixtyWithdrawals()
      .slice(start, end)
      .reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
  const money = (cents: number) =>
    `EUR ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const closing = 100000 + sum(0, 10);
  expect(after('Account holder')).toBe(person.username);
  expect(after('Closing balance')).toBe(money(closing));
  expect(after('Opening balance')).toBe(money(closing + sum(10, 60)));
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  const numbers = Array.from({ length: pages }, (_, index) => `Page ${index + 1} of ${pages}`);
  expect(texts.filter((text) => text.startsWith('Page '))).toEqual(numbers);
});

test('the statement has no decimals in a zero-decimal currency, and its balances while they are hidden', async ({
  page,
}) => {
  await openAs(page, await newCustomerInYen(), '/dashboard/transactions');
  const { bytes } = await download(page, 'Download PDF statement');
  const texts = textsOf(bytes);
  const after = (label: string) => texts[texts.indexOf(label) + 1];
  expect(after('Opening balance')).toBe('JPY 0');
  expect(after('Closing balance')).toBe('JPY 959,250');
  const amounts = texts.filter((text) => text.includes('JPY'));
  expect(amounts).toContain('JPY 960,500');
  expect(amounts.filter((text) => text.includes('.'))).toEqual([]);
});

test('the statement prints a name in any script that its font supports', async ({ page }) => {
  const { person } = await newCustomerWith(1000, [
    {
      type: 'withdrawal',
      amount: 1,
      date: daysAgo(1),
      status: 'pending',
      method: 'Bank',
      accountHolderName: 'Łukasz Ωμέγα Жанна',
      accountNumber: 'PL61',
      bankName: 'Bank',
    },
  ]);
  await openAs(page, person, '/dashboard/transactions');
  const { bytes } = await download(page, 'Download PDF statement');
  expect(bytes.toString('latin1')).toContain('/Identity-H');
  // A font subset, not the full 750 KB.
  expect(bytes.length).toBeLessThan(400_000);
});
