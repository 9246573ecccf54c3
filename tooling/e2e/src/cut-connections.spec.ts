import { putDocuments } from '@bank/backend/emulators';
import { expect } from '@playwright/test';
import { EmulatorProxy } from './explorer/emulator-proxy';
import { accountOf } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { OFFLINE_NOISE, test as base } from './fixtures/test';
import { newCustomer, openAs } from './fixtures/users';

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

test('a page is live again within ten seconds after its connections were cut', async ({
  page,
  emulators,
  allowConsole,
}) => {
  allowConsole(OFFLINE_NOISE);
  allowConsole(
    /ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|400 \(Bad Request\).*Listen\/channel/,
  );
  const person = await newCustomer({ fields: { accountBalance: 60 } });
  await openAs(page, person, '/Withdrawal');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText('EUR 60.00', { exact: true })).toBeVisible();

  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.method() === 'GET' && request.url().includes('/Listen/channel')) failed += 1;
  });
  emulators.fault = 'cut connections';
  await expect.poll(() => failed, { timeout: LIVE_MS }).toBe(3);
  emulators.fault = 'none';
  const fields = { ...(await accountOf(person.uid)), accountBalance: 75 };
  await putDocuments(environment, [{ path: `users/${person.uid}`, fields }]);
  await expect(page.getByText('EUR 75.00', { exact: true })).toBeVisible({ timeout: LIVE_MS });
});
