import { putDocuments } from '@bank/backend/emulators';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { moveToScreen, screens as allScreens, type Screen } from '../accessibility/screens';
import { changeUser } from '../fixtures/change-user';
import { environment } from '../fixtures/environment';
import { addEntries, sixtyWithdrawals } from '../fixtures/ledger';
import { OFFLINE_NOISE, test } from '../fixtures/test';
import { newCustomerWithFunds, signIn, type Person } from '../fixtures/users';
import {
  growthPerStep,
  MAX_GROWTH,
  MEMORY_KEYS,
  pageMemory,
  steadyGrowth,
  type PageMemory,
} from './page-memory';

/** Minutes of the page's clock: an hour is measured, after a quarter of an hour that fills the caches. */
const MINUTES = Number(process.env['BANK_SOAK'] || 60);
const WARM_UP = 15;
const SCREENS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
/** The clock moves in steps, between which the page handles what it has received. */
const STEP_MS = 5_000;
const IDLE_MINUTES = 10;

const isDashboard = ({ path }: Screen) => path === '/DashBoard';
const customerScreens = allScreens.filter(({ access }) => access === 'customer');
const dashboard = customerScreens.filter(isDashboard);
const others = customerScreens.filter((screen) => !isDashboard(screen));

test.beforeEach(({ allowConsole }) => {
  // When the clock moves, the SDK gives up requests that are on their way, and asks again.
  allowConsole(OFFLINE_NOISE);
  allowConsole(/\[bank\] (signal timed out|The user aborted a request)/);
});

/** A tab of a signed-in customer who uses it for a long time. */
class LongVisit {
  #minute = 0;
  #visited = 0;
  refreshes = 0;

  private constructor(
    private readonly page: Page,
    private readonly client: CDPSession,
    private readonly person: Person,
    private readonly entry: string,
  ) {
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/securetoken.'))
        this.refreshes += 1;
    });
  }

  static async open(page: Page): Promise<LongVisit> {
    const person = await newCustomerWithFunds(1000, 1234);
    const [entry = ''] = await addEntries(person.uid, sixtyWithdrawals());
    await page.clock.install();
    await signIn(page, person);
    await page.getByRole('button', { name: 'Show balance' }).click();
    const client = await page.context().newCDPSession(page);
    return new LongVisit(page, client, person, entry);
  }

  /** Uses the tab for this long, and measures it on the dashboard. */
  async use(minutes: number): Promise<PageMemory> {
    for (let passed = 0; passed < minutes; passed += 1) await this.#useForMinute();
    return pageMemory(this.page, this.client);
  }

  async #useForMinute(): Promise<void> {
    const { page } = this;
    this.#minute += 1;
    for (let count = 1; count < SCREENS_PER_MINUTE; count += 1) {
      const screen = others[this.#visited % others.length];
      if (!screen) throw new Error('There is no screen for customers.');
      this.#visited += 1;
      await moveToScreen(page, screen);
    }
    for (const screen of dashboard) await moveToScreen(page, screen);
    await this.#receiveChanges();
    // The only activity: navigation by a script is none.
    await page.keyboard.press('Shift');
    for (let passed = 0; passed < MINUTE_MS; passed += STEP_MS) await page.clock.runFor(STEP_MS);
  }

  /** An administrator's credit and the status of a payment arrive while the dashboard is open. */
  async #receiveChanges(): Promise<void> {
    const { page, person, entry } = this;
    const [first] = sixtyWithdrawals();
    const status = this.#minute % 2 === 0 ? 'pending' : 'completed';
    await putDocuments(environment, [
      { path: `transactions/${entry}`, fields: { userId: person.uid, ...first, status } },
    ]);
    const shown = page.getByText(`EUR 1,${String(this.#minute).padStart(3, '0')}.00`).first();
    await changeUser(person.uid, { accountBalance: 1000 + this.#minute }, shown);
  }
}

test('a tab that is used for an hour keeps its memory, its session and its live data', async ({
  page,
}) => {
  test.setTimeout(60_000 + (WARM_UP + MINUTES) * 12_000);
  const visit = await LongVisit.open(page);
  const half = Math.ceil(MINUTES / 2);
  const begin = await visit.use(WARM_UP);
  const middle = await visit.use(half);
  const end = await visit.use(half);
  const opened = half * SCREENS_PER_MINUTE;
  const first = growthPerStep(middle, begin, opened);
  const second = growthPerStep(end, middle, opened);
  console.log(`soak of ${2 * half} minutes: ${JSON.stringify({ begin, middle, end })}`);
  console.log(`left by each screen: ${JSON.stringify({ first, second })}`);
  const growth = steadyGrowth(first, second);
  for (const key of MEMORY_KEYS) expect(growth[key], key).toBeLessThan(MAX_GROWTH[key]);
  expect(visit.refreshes).toBeGreaterThan(0);

  // The activity has kept the session: without it, the session ends.
  await page.clock.fastForward(IDLE_MINUTES * MINUTE_MS).catch((error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
  });
  await expect(page).toHaveURL('/SignIn?ended=idle');
});

test('a leak of each screen that is left is found within minutes', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const kept: unknown[] = [];
    addEventListener('popstate', () => {
      // A removed element keeps the whole tree that it was removed with.
      const heading = document.querySelector('main h1');
      kept.push(heading, Array.from({ length: 10_000 }, Math.random));
      addEventListener('resize', () => kept.push(heading));
    });
  });
  const visit = await LongVisit.open(page);
  const [minutes, opened] = [3, 3 * SCREENS_PER_MINUTE];
  const begin = await visit.use(minutes);
  const middle = await visit.use(minutes);
  const end = await visit.use(minutes);
  const growth = steadyGrowth(
    growthPerStep(middle, begin, opened),
    growthPerStep(end, middle, opened),
  );
  console.log(`left by each screen with the seeded leak: ${JSON.stringify(growth)}`);
  for (const key of MEMORY_KEYS) expect(growth[key], key).toBeGreaterThan(MAX_GROWTH[key]);
});
