import { expect, type Page } from '@playwright/test';
import { demoAccount, openAs } from '../fixtures/people';
import { goTo, screens, type Screen } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { REPORT_NOISE, type SentReport, withReports } from '../fixtures/with-reports';
import { faults, type Fault, inVersion } from './faults';
import { Stage } from './stage';
import { waitOnClock } from './wait';

/** Slow 3G, as the browsers' own tools have it. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 5e4, uploadThroughput: 5e4 };
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** So long a person waits at most until a remote that hangs is given up, in milliseconds. */
const LONGEST_WAIT = 8_000;

/** The share of the faults that must be reported of the remote at fault, and of no other. */
const LEAST_ATTRIBUTED = 0.95;

const headingOf = (page: Page, { heading }: Screen) =>
  page.getByRole('heading', { level: 1, name: heading });
const retryOn = (page: Page) => page.getByRole('button', { name: 'Try again' });

const othersThan = (screen: Screen) => screens.filter((candidate) => candidate !== screen);

/** What is on the page is not exchanged: the remote is left before anything happens to it. */
async function leave({ page, screen }: Stage) {
  for (const other of othersThan(screen).slice(0, 1)) {
    await goTo(page, other.path);
    await headingOf(page, other).waitFor();
  }
}

async function seeOthersWork({ page, screen }: Stage) {
  for (const other of othersThan(screen)) {
    await goTo(page, other.path);
    await headingOf(page, other).waitFor();
    expect(await retryOn(page).isVisible()).toBe(false);
  }
}

async function seeFault(stage: Stage, fault: Fault) {
  const { page, screen } = stage;
  const version = await fault.begin(stage);
  const card = page.getByText(`${screen.title} isn’t available right now`);
  const { path } = screen;
  if (fault.hanging) {
    const isHanging = inVersion(version, fault.hanging);
    const waited = await waitOnClock(page, { path, isHanging, isOver: () => card.isVisible() });
    expect(waited).toBeLessThanOrEqual(LONGEST_WAIT);
  } else {
    await goTo(page, path);
  }
  await expect(card).toBeVisible({ timeout: 10_000 });
  await seeOthersWork(stage);

  await goTo(page, screen.path);
  await expect(card).toBeVisible();
  await fault.end(stage);
  await retryOn(page).click();
  await headingOf(page, screen).waitFor();
}

async function seeRedeployed(stage: Stage) {
  const { page, screen } = stage;
  await goTo(page, screen.path);
  await expect(headingOf(page, screen)).toBeVisible();
  const next = stage.version();
  await stage.publish(next);
  await expect(page.getByText('A newer version of this page is ready.')).toBeVisible();
  await expect(headingOf(page, screen)).toBeVisible();
  expect(stage.hasAsked(next)).toBe(false);
  await seeOthersWork(stage);
  await goTo(page, screen.path);
  await expect(headingOf(page, screen)).toBeVisible();
  expect(stage.hasAsked(next)).toBe(true);
}

async function seeSlow(stage: Stage) {
  const { page, screen } = stage;
  await stage.publish(stage.version());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  await goTo(page, screen.path);
  await seeOthersWork(stage);
  await goTo(page, screen.path);
  await expect(headingOf(page, screen)).toBeVisible({ timeout: 30_000 });
  await devtools.send('Network.emulateNetworkConditions', NO_LIMIT);
  await devtools.detach();
}

/** The fault was reported, and no other remote was blamed for it. */
function isAttributedTo({ remote }: Screen, reports: readonly SentReport[]): boolean {
  const failures = reports.filter(({ kind }) => kind === 'failure' || kind === 'error');
  return failures.length > 0 && failures.every((failure) => failure.remote === remote);
}

test.use({ serviceWorkers: 'block' });

for (const screen of screens) {
  test(`${screen.remote} out of order in every way: the other five work, and it heals without a reload`, async ({
    page,
    allowConsole,
  }, info) => {
    test.setTimeout(240_000);
    // Message 31: to single-spa, an unmount takes five seconds when the clock goes on by as many.
    allowConsole(
      /message #31|ERR_|\[bank\]|already registered|404|valid digest|MIME type|RUNTIME-\d+/,
    );
    allowConsole(REPORT_NOISE);
    await page.clock.install();
    const sent = await withReports(page);
    const stage = await Stage.open(page, screen);
    await openAs(page, demoAccount('admin'), '/DashBoard');
    await seeOthersWork(stage);
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    const cells: Record<string, boolean> = {};
    const cell = (name: string, work: () => Promise<void>) =>
      test.step(name, async () => {
        cells[name] = false;
        await leave(stage);
        await work();
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
        cells[name] = true;
      });
    try {
      let attributed = 0;
      for (const fault of faults) {
        await cell(fault.name, () => seeFault(stage, fault));
        if (isAttributedTo(screen, sent.splice(0))) attributed += 1;
      }
      await cell('reports name the remote', async () => {
        expect(attributed / faults.length).toBeGreaterThanOrEqual(LEAST_ATTRIBUTED);
        return Promise.resolve();
      });
      await cell('redeployed while open', () => seeRedeployed(stage));
      await cell('slow 3G', () => seeSlow(stage));
    } finally {
      const body = JSON.stringify({ row: screen.remote, cells });
      await info.attach('cells', { body, contentType: 'application/json' });
    }
  });
}
