import { expect, type BrowserContext, type Page } from '@playwright/test';
import { newCustomerWithFunds, signIn, type Person } from './fixtures/users';
import { everythingKept } from './fixtures/kept-data';
import { OFFLINE_NOISE, test } from './fixtures/test';

const MINUTE = 60_000;
const BALANCE = 'EUR 4,321.00';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

// After a clock jump, the Firestore SDK considers its connection dead, logs that and probes a
// Google URL.
test.beforeEach(({ allowConsole }) => {
  // The clock jumps by minutes, so pending requests time out.
  allowConsole(OFFLINE_NOISE);
  allowConsole(/\[bank\] (signal timed out|The user aborted a request)/);
});

/**
 * Waits until the page records activity. The code for the session's limits is loaded after the first data, and
 * counts its start as activity: the clock must not jump before.
 */
async function waitForSessionLimits(page: Page) {
  const before = await keptTimes(page);
  await page.bringToFront();
  const press = async () => {
    await page.keyboard.press('Shift');
    return keptTimes(page);
  };
  await expect.poll(press).not.toBe(before);
}

/** Signs in a customer with a balance, with a mocked clock, and shows the balance. */
async function openSession(page: Page): Promise<Person> {
  const person = await newCustomerWithFunds(4321, 1234);
  await page.clock.install();
  await signIn(page, person);
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText(BALANCE).first()).toBeVisible();
  await waitForSessionLimits(page);
  return person;
}

/** Opens the dashboard in a second tab of the same browser, with the same clock. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/DashBoard');
  // The device remembers that the balance is shown.
  await expect(tab.getByText(BALANCE).first()).toBeVisible();
  await waitForSessionLimits(tab);
  return tab;
}

/** The session times as seen by this tab. */
function keptTimes(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('bank.session'));
}

/** Advances the clock past the session's end. A tab may navigate while the clock still runs in it. */
async function expireSession(page: Page, ms: number) {
  await page.clock.fastForward(ms).catch((error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
  });
}

test('session expiry warns, counts down, and can be extended without losing the typed text', async ({
  page,
}) => {
  await openSession(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Transfer' })
    .click();
  await page.getByLabel('Payment method').selectOption('Bank');
  await page.getByLabel('Account number').fill('DE00 1234 5678');
  // The last part of the page has loaded: advancing the clock would end a request that takes a moment.
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();

  await page.clock.fastForward(9 * MINUTE - 5000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(6000);
  await expect(warning(page)).toBeVisible();
  const timer = warning(page).getByRole('timer');
  const before = Number(/\d+/.exec(await timer.innerText())?.[0]);
  expect(before).toBeLessThanOrEqual(60);
  await page.clock.runFor(20_000);
  await expect
    .poll(async () => Number(/\d+/.exec(await timer.innerText())?.[0]))
    .toBeLessThan(before - 15);

  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(page.getByLabel('Account number')).toHaveValue('DE00 1234 5678');

  await page.clock.fastForward(5 * MINUTE);
  await expect(page.getByLabel('Account number')).toHaveValue('DE00 1234 5678');
});

test('activity in one tab extends the others, and session expiry signs out both', async ({
  page,
  context,
}) => {
  const person = await openSession(page);
  const other = await openTab(context);

  await page.clock.fastForward(8 * MINUTE);
  await page.bringToFront();
  await page.keyboard.press('Shift');
  // The tabs are separate processes: wait until the other has received the activity before the
  // clock jumps.
  await expect.poll(() => keptTimes(other)).toBe(await keptTimes(page));
  await page.clock.fastForward(8 * MINUTE);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning(tab)).toBeHidden();
  }

  await page.clock.fastForward(MINUTE + 15_000);
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  await warning(other).getByRole('button', { name: 'Stay logged in' }).click();
  for (const tab of [page, other]) await expect(warning(tab)).toBeHidden();

  await expireSession(page, 11 * MINUTE);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/SignIn\b/);
    await expect(tab.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await tab.content()).not.toContain(person.username);
  }
  await expect(page.getByText('logged you out because of inactivity')).toBeVisible();
});

test('a session that expired while no page was open shows nothing', async ({ page }) => {
  await openSession(page);
  await page.goto('about:blank');
  await page.clock.fastForward(3 * 60 * MINUTE);
  await page.goto('/DashBoard');
  await expect(page).toHaveURL(/\/SignIn$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the maximum session duration ends even an active session', async ({ page }) => {
  await openSession(page);
  // Backdates the session start instead of waiting.
  await page.evaluate(
    (minutes) => {
      const times = JSON.parse(localStorage.getItem('bank.session') ?? '');
      const startedAt = times.startedAt - minutes * 60_000;
      localStorage.setItem('bank.session', JSON.stringify({ ...times, startedAt }));
    },
    8 * 60 - 5,
  );
  await page.clock.fastForward(4 * MINUTE);
  await page.keyboard.press('Shift');
  await page.clock.runFor(15_000);
  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Finish first' }).click();
  await expect(dialog).toBeHidden();
  await expireSession(page, MINUTE);
  await expect(page).toHaveURL(/\/SignIn\?ended=limit$/);
});

test('signing out clears every tab, the storage and the history', async ({ page, context }) => {
  const person = await openSession(page);
  const other = await openTab(context);
  await page.evaluate(() => sessionStorage.setItem('bank.draft', 'typed'));
  expect(await everythingKept(page)).toContain(person.uid);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Transfer' })
    .click();
  await expect(page).toHaveURL(/\/Withdrawal$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/SignIn$/);
    await expect(tab.getByRole('button', { name: 'Login' })).toBeVisible();
    const kept = await everythingKept(tab);
    for (const trace of [person.uid, person.email, person.username, 'typed', 'bank.session']) {
      expect(kept).not.toContain(trace);
    }
  }

  await page.goBack();
  await expect(page).toHaveURL(/\/SignIn$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.content()).not.toContain(person.username);
  expect(await page.content()).not.toContain(BALANCE);
});

/** Matches the script of the session's limits, which this page has loaded or is loading. */
async function limitsScript(page: Page): Promise<(url: URL) => boolean> {
  let found: string[] = [];
  const find = async () => {
    found = await page.evaluate(async () => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = urls.filter((url) => url.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
      return scripts.filter((_, index) => {
        const text = texts[index] ?? '';
        return text.includes('pagehide') && text.includes('visibility="hidden"');
      });
    });
    return found.length;
  };
  await expect.poll(find).toBe(1);
  return ({ href }) => found.includes(href);
}

test('limits the session also if the computer slept while the code for it was loading', async ({
  page,
}) => {
  await signIn(page, await newCustomerWithFunds(4321, 1234));
  const isLimits = await limitsScript(page);
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(isLimits, async (route) => {
    await awake;
    await route.continue();
  });
  const requested = page.waitForRequest((request) => isLimits(new URL(request.url())));
  await page.clock.install();
  await page.goto('/DashBoard');
  await expect(page.getByText('Available balance')).toBeVisible();
  await requested;
  await page.clock.fastForward(5 * MINUTE);
  wake();
  await waitForSessionLimits(page);
  await expect(page.getByText('Available balance')).toBeVisible();
  await page.clock.fastForward(9 * MINUTE);
  await expect(warning(page)).toBeVisible();
});

test('shows no page to a signed-in user if the session limits can’t be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Loading chunk/);
  await signIn(page, await newCustomerWithFunds(4321, 1234));
  const isLimits = await limitsScript(page);
  await page.route(isLimits, (route) => route.abort());
  await page.goto('/DashBoard');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Available balance')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('a new password shows its strength, can be pasted, and needs eight characters', async ({
  page,
}) => {
  await page.goto('/SignUp');
  const password = page.getByLabel('Password', { exact: true });
  const strength = page.getByRole('status', { name: 'Password strength' });
  const estimator = page.waitForResponse(/\.[0-9a-f]{8}\.js$/);
  await password.focus();
  await estimator;
  await password.fill('short');
  await expect(strength).toHaveText('Password strength: Too short');
  await password.fill('password1');
  await expect(strength).toHaveText('Password strength: Very easy to guess');
  await password.fill('');
  await password.evaluate((field: HTMLInputElement) => {
    field.focus();
    document.execCommand('insertText', false, 'lilac tractor forty moons');
  });
  await expect(strength).toHaveText('Password strength: Very strong');
});
