import { expect, type Locator, type Page } from '@playwright/test';
import { createPng } from '../fixtures/images';
import { signInWithoutForm } from '../fixtures/signed-in';
import { test } from '../fixtures/test';
import { newCustomer, signIn, type Person } from '../fixtures/users';
import { anyResponse, respond } from './any-response';

/** Wrong answers for each target; the nightly run has more. */
const CASES = Number(process.env['BANK_FUZZ'] ?? 1);

type Target = {
  name: string;
  /** The addresses that are answered wrongly. */
  urls: readonly RegExp[];
  isSignedIn: boolean;
  path: string;
  /** What the user does once the page shows something. */
  act?(page: Page, person: Person): Promise<void>;
  /** What the page shows once the answers are right. */
  done(page: Page): Locator;
};

const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello/ });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

async function login(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await hello(page).or(alert(page)).first().waitFor();
}

const kycPending = (page: Page) =>
  page.getByRole('region', { name: 'KYC request' }).getByText('Pending', { exact: true });

async function sendIdentity(page: Page): Promise<void> {
  const pending = kycPending(page);
  await page.getByLabel('ID number').or(pending).first().waitFor();
  // The request was stored, only its answer was wrong.
  if (await pending.isVisible()) return;
  await page.getByLabel('ID number').fill('X-1234');
  const buffer = createPng({ width: 60, height: 40 });
  const image = { name: 'passport.png', mimeType: 'image/png', buffer };
  await page.getByLabel('ID image').setInputFiles(image);
  await page.getByRole('button', { name: 'Submit KYC' }).click();
  const failure = page.getByText(/^Error (uploading image|submitting KYC request)/);
  await pending.or(failure).first().waitFor({ timeout: 40_000 });
}

async function applyForLoan(page: Page): Promise<void> {
  const details = page.getByRole('region', { name: 'Loan details' });
  await page.getByLabel('Loan amount').or(details).first().waitFor();
  if (await details.isVisible()) return;
  await page.getByLabel('Loan amount').fill('100.00');
  await page.getByRole('button', { name: 'Apply for Loan' }).click();
  const failure = page.getByText('Failed to apply for loan. Please try again.');
  await details.or(failure).first().waitFor({ timeout: 40_000 });
}

const index = /\/documents\/registry\/index\b/;
const release = /\/documents\/releases\/[\w-]+/;
const snapshot = /\/registry\/(index|releases\/[\w-]+)\.json/;
const signedIn = { isSignedIn: true, path: '/DashBoard', done: hello };
const targets: readonly Target[] = [
  { ...signedIn, name: 'the index of the registry', urls: [index] },
  { ...signedIn, name: 'the index and its snapshot', urls: [index, /\/registry\/index\.json/] },
  { ...signedIn, name: 'the release records', urls: [release] },
  { ...signedIn, name: 'the release records and snapshots', urls: [release, snapshot] },
  { ...signedIn, name: 'the session', urls: [/accounts:lookup/, /\/v1\/token\b/] },
  { ...signedIn, name: 'the documents read at the start', urls: [/:(batchGet|runQuery)\b/] },
  {
    name: 'a sign-in',
    urls: [/accounts:(signInWithPassword|lookup)/],
    isSignedIn: false,
    path: '/SignIn',
    act: login,
    done: hello,
  },
  {
    name: 'an application for a loan',
    urls: [/:(commit|batchGet)\b/],
    isSignedIn: true,
    path: '/loan',
    act: applyForLoan,
    done: (page) => page.getByRole('region', { name: 'Loan details' }).getByText('Pending'),
  },
  {
    name: 'an upload',
    urls: [/\/v0\/b\/[^/]+\/o\b/],
    isSignedIn: true,
    path: '/Kyc',
    act: sendIdentity,
    done: kycPending,
  },
];

/** The page shows its content, or what failed; nothing loads without an end. */
async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: /…\s*$/ });
  await expect(loading).toHaveCount(0, { timeout: 30_000 });
}

/** A reload fails if the page leaves for the login meanwhile, because its session has just ended. */
async function reload(page: Page): Promise<void> {
  await page.reload().catch(() => page.waitForURL('/SignIn'));
}

/** Does what a person does when a page has failed: tries again, or signs in again. */
async function recover(page: Page, { path, act, done }: Target, person: Person): Promise<void> {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: /^(Try again|Reload|Retry)/ }).first();
  if (await retry.isVisible()) await retry.click();
  else await reload(page);
  await expectShown(page);
  if (new URL(page.url()).pathname === '/SignIn') await signIn(page, person);
  if (act && !(await done(page).isVisible())) {
    await page.goto(path);
    await expectShown(page);
    if (path !== '/SignIn') await act(page, person);
  }
  await expect(done(page)).toBeVisible();
}

targets.forEach((target, offset) => {
  test(`shows a page and recovers after wrong answers: ${target.name}`, async ({
    anotherBrowser,
    allowConsole,
  }) => {
    test.setTimeout(CASES * 60_000);
    // The browser and the SDK log failed requests; exceptions still fail the spec.
    allowConsole(/^(error|warning): /);
    const { urls, isSignedIn, path, act } = target;
    for (let seed = 1; seed <= CASES; seed += 1) {
      const wrong = anyResponse(seed, offset);
      const title = `seed ${seed}: ${JSON.stringify(wrong).slice(0, 300)}`;
      await test.step(title, async () => {
        const page = await anotherBrowser();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error.stack)));
        const person = await newCustomer();
        if (isSignedIn) await signInWithoutForm(page, person);
        let count = 0;
        for (const url of urls)
          await page.route(url, (route) => {
            count += 1;
            // The page may be closed meanwhile.
            return respond(route, wrong).catch(() => {});
          });
        try {
          await page.goto(path);
          await expectShown(page);
          await act?.(page, person);
          // Firebase Auth asks for the session after the first data only.
          await expect.poll(() => count, 'wrong answers').toBeGreaterThan(0);
          await expectShown(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await recover(page, target, person);
          expect(errors).toEqual([]);
        } catch (error) {
          const shown = await page.locator('body').ariaSnapshot();
          throw new Error(`${title}\n${String(error)}\n${errors.join('\n')}\n${shown}`, {
            cause: error,
          });
        }
        await page.close();
      });
    }
  });
});
