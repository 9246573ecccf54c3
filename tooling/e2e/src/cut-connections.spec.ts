import { putDocuments } from '@bank/backend/emulators';
import { expect, type Page, type Request } from '@playwright/test';
import { EmulatorProxy } from './explorer/emulator-proxy';
import { accountOf } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { OFFLINE_NOISE, test as base } from './fixtures/test';
import { newCustomer, openAs, type Person } from './fixtures/users';

const { authHost, firestoreHost } = environment;

/** The longest time until a screen is live again once the network works, in milliseconds. */
const LIVE_MS = 10_000;

const test = base.extend<{ emulators: EmulatorProxy }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies off this pattern.
  emulators: async ({}, use) => {
    const emulators = new EmulatorProxy([firestoreHost, authHost]);
    await use(emulators);
    emulators.close();
  },
  proxy: async ({ emulators }, use) => use({ server: await emulators.listen() }),
});

const isListen = (request: Request) => request.url().includes('/Listen/channel');

/** Opens a page that shows the balance of a new customer, live. */
async function showBalance(page: Page): Promise<Person> {
  const person = await newCustomer({ fields: { accountBalance: 60 } });
  await openAs(page, person, '/Withdrawal');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText('EUR 60.00', { exact: true })).toBeVisible();
  return person;
}

/** Ends the fault, and expects that the page follows what the bank stores. */
async function expectLiveAgain(page: Page, emulators: EmulatorProxy, { uid }: Person) {
  emulators.fault = 'none';
  const fields = { ...(await accountOf(uid)), accountBalance: 75 };
  await putDocuments(environment, [{ path: `users/${uid}`, fields }]);
  await expect(page.getByText('EUR 75.00', { exact: true })).toBeVisible({ timeout: LIVE_MS });
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(OFFLINE_NOISE);
  allowConsole(/ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|400 .*Listen\/channel/);
});

test('a page is live again within ten seconds after its connections were cut', async ({
  page,
  emulators,
}) => {
  const person = await showBalance(page);
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (isListen(request)) failed += 1;
  });
  emulators.fault = 'cut connections';
  await expect.poll(() => failed, { timeout: LIVE_MS }).toBeGreaterThanOrEqual(3);
  await expectLiveAgain(page, emulators, person);
});

test('a page is live again within ten seconds after minutes without a connection', async ({
  page,
  emulators,
}) => {
  await page.clock.install();
  const person = await showBalance(page);
  let opened = 0;
  page.on('request', (request) => {
    if (isListen(request) && !new URL(request.url()).searchParams.has('SID')) opened += 1;
  });
  emulators.fault = 'cut connections';
  const wait = async () => {
    await page.clock.fastForward('00:20');
    return opened;
  };
  // After each attempt, the SDK itself waits longer, up to a minute.
  await expect.poll(wait, { timeout: 30_000 }).toBeGreaterThanOrEqual(20);
  const banner = page.getByText('We can’t reach the bank right now');
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/What you see was last updated at \d+:\d\d/)).toBeVisible();
  await expectLiveAgain(page, emulators, person);
  await expect(banner).toBeHidden();
});
