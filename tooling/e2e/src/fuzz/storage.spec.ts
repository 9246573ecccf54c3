import { expect, type Page } from '@playwright/test';
import * as fc from 'fast-check';
import { navigateTo } from '../fixtures/screens';
import { NO_SCRIPTS } from '../fixtures/signed-in';
import { test } from '../fixtures/test';
import { newCustomer, openAs, signIn } from '../fixtures/users';

/** Browsers with another storage; the nightly run has more. */
const BROWSERS = Number(process.env['BANK_FUZZ'] ?? 1);

type Entries = Record<string, string>;
type Stored = { localStorage: Entries; sessionStorage: Entries };

/** Keys that only some visits write: of overrides, previews, canaries and preferences. */
const RARE: Stored = {
  localStorage: {
    'bank.avoided': '{"http://localhost/remoteEntry.js":{"until":1}}',
    'bank.canary.browser': '17',
    'bank.canary.failures': '{"transfer@1":1}',
    'bank.files': '{"/dashboard":["http://localhost/a.js sha384-x"]}',
    'bank.language': 'en',
    'bank.menu': 'collapsed',
    'bank.override':
      '{"remote":"transfer","entry":"http://localhost:3102/remoteEntry.01234567.js"}',
    'bank.revoked': '{"signed":"","signature":""}',
    'bank.shortcuts': 'off',
    'bank.theme': 'dark',
  },
  sessionStorage: {
    'bank.previews': 'e30',
    'bank.report.session': '{"id":"a","bucket":1,"sent":[]}',
  },
};

const readStorage = (page: Page): Promise<Stored> =>
  page.evaluate(() => ({
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
  }));

/** A value with a part of it changed, and any other text. */
function anyText(value: string): fc.Arbitrary<string> {
  const cut = fc.nat(value.length).map((end) => value.slice(0, end));
  const replaced = fc
    .tuple(
      fc.nat(value.length),
      fc.constantFrom('null', '-1', '1e400', '[]', '{}', '"x"', '9', ' '),
    )
    .map(([at, part]) => value.slice(0, at) + part + value.slice(at + part.length));
  const other = fc.constantFrom(
    ...['', 'null', '[]', '{}', '""', '0', '{', '[null]', 'undefined', 'true', '{"a":{"b":null}}'],
    ...['9'.repeat(400), 'x'.repeat(100_000), '🏦'.repeat(1000)],
  );
  const numbers = fc.constant(value.replaceAll(/\d+/g, '1e300'));
  return fc.oneof(cut, replaced, other, numbers, fc.json(), fc.string());
}

function anyEntries(entries: Entries): fc.Arbitrary<Entries> {
  const each = Object.entries(entries).map(([key, value]) =>
    fc
      .oneof({ arbitrary: anyText(value), weight: 3 }, fc.constant(value))
      .map((text): [string, string] => [key, text]),
  );
  return fc.tuple(...each).map((pairs) => Object.fromEntries(pairs));
}

/** Where a visitor, and who is signed in, may land with another storage. */
const SIGNED_IN = ['/DashBoard', '/Withdrawal', '/Profile'];
const SIGNED_OUT = ['/', '/SignIn', '/accessibility'];

async function openAsVisitor(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto(NO_SCRIPTS);
}

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: /…\s*$/ });
  await expect(loading).toHaveCount(0);
  expect((await page.getByRole('main').first().innerText()).trim()).not.toBe('');
}

/** Stores the entries from a document without scripts, so that the next one finds them at its start. */
async function store(page: Page, stored: Stored): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries.localStorage))
      localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(entries.sessionStorage))
      sessionStorage.setItem(key, value);
  }, stored);
}

for (let seed = 1; seed <= BROWSERS; seed += 1) {
  test(`shows every page with any stored values (seed ${seed})`, async ({ page, allowConsole }) => {
    test.setTimeout(120_000);
    // The product logs what it refuses, and the browser the files of a wrong address; exceptions still fail the spec.
    allowConsole(/^(error|warning): /);
    const person = await newCustomer();
    await openAs(page, person, '/DashBoard');
    for (const path of SIGNED_IN) {
      await navigateTo(page, path);
      await expectShown(page);
    }
    const written = await readStorage(page);
    const valid = {
      localStorage: { ...RARE.localStorage, ...written.localStorage },
      sessionStorage: {
        ...{ ...RARE.sessionStorage, ...written.sessionStorage },
        [`bank.pending-withdrawal.${person.uid}`]:
          '{"id":"a","amount":1,"method":"PayPal","email":"bo@elm.example"}',
      },
    };
    const paths = [...SIGNED_IN, ...SIGNED_OUT];
    for (const [index, path] of paths.entries()) {
      const options = { seed: seed * 1000 + index, numRuns: 1 };
      const [localStorage = {}] = fc.sample(anyEntries(valid.localStorage), options);
      const [sessionStorage = {}] = fc.sample(anyEntries(valid.sessionStorage), options);
      const fuzzed = { localStorage, sessionStorage };
      await test.info().attach(path, { body: JSON.stringify(fuzzed, null, 2) });
      await test.step(path, async () => {
        if (SIGNED_IN.includes(path)) await openAs(page, person, NO_SCRIPTS);
        else await openAsVisitor(page);
        await store(page, fuzzed);
        await page.goto(path);
        await expectShown(page);
      });
    }
    // The next sign-in works with the remaining storage.
    await page.goto(NO_SCRIPTS);
    await page.evaluate(() => localStorage.removeItem('bank.session'));
    await signIn(page, person);
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  });
}
