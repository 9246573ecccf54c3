import { expect, type Page } from '@playwright/test';
import { screenOf } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { hangingOn, hangs, inVersion } from './faults';
import { Stage } from './stage';
import { loopingInRender, saying, throwingAtImport, throwingInRender } from './stand-ins';
import { waitOnClock } from './wait';

test.use({ serviceWorkers: 'block' });

const screen = screenOf('marketing');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page) => page.getByText(`${screen.title} isn’t available right now`);

/** What the page reports of failures. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[bank]')) reports.push(message.text());
  });
  return reports;
}

test.beforeEach(({ allowConsole }) =>
  allowConsole(/\[bank\]|already registered|RUNTIME-\d+|ERR_|404|MIME type/),
);

for (const [fault, entryOf] of [
  ['cannot be loaded', throwingAtImport],
  ['crashes', throwingInRender],
] as const) {
  test(`where the live version ${fault}, the person sees the one before it, and it is reported`, async ({
    page,
  }) => {
    const stage = await Stage.open(page, screen);
    const live = stage.version({ entry: entryOf(screen.remote) });
    const previous = stage.version({ entry: saying(screen.remote, 'The one before') });
    stage.registry.put(screen.remote, { live, previous });
    const reports = reportsOf(page);
    await page.goto(screen.path);
    await expect(heading(page, 'The one before')).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect(reports.join()).toContain(`marketing ${live.version} (live)`);
  });
}

for (const [name, hanging] of Object.entries(hangs)) {
  test(`falls back to the previous version within eight seconds: ${name}`, async ({ page }) => {
    const stage = await Stage.open(page, screen);
    const live = stage.version();
    const previous = stage.version({ entry: saying(screen.remote, 'The one before') });
    stage.registry.put(screen.remote, { live, previous });
    const isHanging = inVersion(live, hanging);
    stage.answer(hangingOn(isHanging));
    await page.clock.install();
    await page.goto('/SignIn');
    await heading(page, 'Login').waitFor();
    const isOver = () => Promise.resolve(stage.hasAsked(previous));
    const waited = await waitOnClock(page, { path: screen.path, isHanging, isOver });
    expect(waited).toBeLessThanOrEqual(8_000);
    await expect(heading(page, 'The one before')).toBeVisible();
  });
}

test('after an endless loop froze a page, the next page shows the previous version and reports it', async ({
  page,
  context,
}) => {
  const serve = async (to: Page) => {
    const stage = await Stage.open(to, screen);
    const live = stage.version({ entry: loopingInRender(screen.remote) });
    const previous = stage.version({ entry: saying(screen.remote, 'The one before') });
    stage.registry.put(screen.remote, { live, previous });
  };
  const frozen = await context.newPage();
  await serve(frozen);
  await frozen.goto(screen.path, { waitUntil: 'commit' });
  // The other page reads the storage that a frozen page can't be asked for.
  await page.goto('/robots.txt');
  const markers = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bank.shown.')));
  await expect.poll(markers).toHaveLength(1);

  await serve(page);
  const reports = reportsOf(page);
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });
  await page.goto(screen.path);
  await expect(heading(page, 'The one before')).toBeVisible();
  expect(reports.join()).toContain('stopped responding');
  await frozen.close();
});

test('a canary that fails twice is abandoned by the browser, which keeps to what is live', async ({
  page,
}) => {
  const stage = await Stage.open(page, screen);
  const live = stage.version({ entry: saying(screen.remote, 'Live') });
  const version = stage.version({ entry: throwingInRender(screen.remote) });
  // A share of 99 of 100: this browser is told to be among them.
  await page.addInitScript(() => localStorage.setItem('bank.canary.browser', 'one-of-many'));
  stage.registry.put(screen.remote, { live, canary: { version, share: 99 } });
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(screen.path);
    await expect(heading(page, 'Live')).toBeVisible();
  }
  const reports = reportsOf(page);
  await page.goto(screen.path);
  await expect(heading(page, 'Live')).toBeVisible();
  expect(reports).toEqual([]);
  await expect(page).toHaveURL(screen.path);
});

test('a browser is always on the same side of a canary, and no address says which', async ({
  page,
}) => {
  const stage = await Stage.open(page, screen);
  const live = stage.version({ entry: saying(screen.remote, 'Live') });
  const version = stage.version({ entry: saying(screen.remote, 'Canary') });
  stage.registry.put(screen.remote, { live, canary: { version, share: 50 } });
  await page.goto(screen.path);
  const side = await page.getByRole('heading', { level: 1, name: /^(Live|Canary)$/ }).textContent();
  for (let visit = 1; visit <= 3; visit += 1) {
    await page.reload();
    await expect(heading(page, side ?? '')).toBeVisible();
  }
  await expect(page).toHaveURL(screen.path);
});

for (const kind of ['primary', 'regular'] as const) {
  test(`the card of a ${kind} remote ${kind === 'primary' ? 'fills the page' : 'stands in its place'}`, async ({
    page,
  }) => {
    const stage = await Stage.open(page, screen);
    const entry = throwingAtImport(screen.remote);
    const remote = { ...stage.live.remote, kind };
    stage.registry.put(screen.remote, { live: stage.version({ entry, remote }) });
    await page.goto(screen.path);
    await expect(card(page)).toBeVisible();
    const box = await page.locator(`[data-kind="${kind}"]`).boundingBox();
    const half = (page.viewportSize()?.height ?? 0) / 2;
    if (kind === 'primary') expect(box?.height).toBeGreaterThan(half);
    else expect(box?.height).toBeLessThan(half);
  });
}
