import { expect, type Page, type Request } from '@playwright/test';
import { navigateTo, screenOf } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { hangingOn, hangs, heldUntil, inVersion, isChunk } from './faults';
import { RemoteFixture } from './remote-fixture';
import {
  loopingInRender,
  showingHeading,
  throwingAtImport,
  throwingInRender,
} from './fake-entries';
import { waitWithFastForward } from './fast-forward';

test.use({ serviceWorkers: 'block' });

const screen = screenOf('marketing');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page) => page.getByText(`${screen.title} isn’t available right now`);

/** The failures reported by the page. */
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
  test(`falls back to the previous version and reports it when the live version ${fault}`, async ({
    page,
  }) => {
    const fixture = await RemoteFixture.open(page, screen);
    const live = fixture.version({ entry: entryOf(screen.remote) });
    const previous = fixture.version({ entry: showingHeading(screen.remote, 'The one before') });
    fixture.registry.put(screen.remote, { live, previous });
    const reports = reportsOf(page);
    await page.goto(screen.path);
    await expect(heading(page, 'The one before')).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect(reports.join()).toContain(`marketing ${live.version} (live)`);
  });
}

for (const [name, hanging] of Object.entries(hangs)) {
  test(`falls back to the previous version within eight seconds: ${name}`, async ({ page }) => {
    const fixture = await RemoteFixture.open(page, screen);
    const live = fixture.version();
    const previous = fixture.version({ entry: showingHeading(screen.remote, 'The one before') });
    fixture.registry.put(screen.remote, { live, previous });
    const isHanging = inVersion(live, hanging);
    fixture.answer(hangingOn(isHanging));
    await page.clock.install();
    await page.goto('/SignIn');
    await heading(page, 'Login').waitFor();
    const isOver = () => Promise.resolve(fixture.hasRequested(previous));
    const waited = await waitWithFastForward(page, { path: screen.path, isHanging, isOver });
    expect(waited).toBeLessThanOrEqual(8_000);
    await expect(heading(page, 'The one before')).toBeVisible();
  });
}

for (const [name, hanging] of Object.entries(hangs)) {
  test(`a load goes on after the computer slept for minutes: ${name} until then`, async ({
    page,
  }) => {
    const fixture = await RemoteFixture.open(page, screen);
    const live = fixture.version();
    fixture.registry.put(screen.remote, { live });
    let wake = () => {};
    const awake = new Promise<void>((resolve) => (wake = resolve));
    const isHanging = inVersion(live, hanging);
    const requested = page.waitForRequest((request) => isHanging(new URL(request.url()).pathname));
    fixture.answer(heldUntil(awake, isHanging, fixture.live));
    const reports = reportsOf(page);
    const others = new Set<Request>();
    page.on('request', (request) => {
      if (!isHanging(new URL(request.url()).pathname)) others.add(request);
    });
    page.on('requestfinished', (request) => others.delete(request));
    page.on('requestfailed', (request) => others.delete(request));
    await page.clock.install();
    await page.goto('/SignIn');
    await heading(page, 'Login').waitFor();
    await navigateTo(page, screen.path);
    await requested;
    await expect.poll(() => others.size).toBe(0);
    await page.clock.fastForward(9 * 60_000);
    wake();
    await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
    await expect(page.locator('main h1')).toBeFocused();
    expect(reports.join()).not.toContain(screen.remote);
  });
}

test('recovers without the user once its files can be loaded again, and keeps the focus on the page', async ({
  page,
}) => {
  const fixture = await RemoteFixture.open(page, screen);
  fixture.registry.put(screen.remote, {
    live: fixture.version({ entry: showingHeading(screen.remote, 'Back again') }),
  });
  fixture.answer((route) => route.abort());
  await page.clock.install();
  await page.goto(screen.path);
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).focus();
  fixture.answer(undefined);
  await page.clock.runFor(10_000);
  await expect(heading(page, 'Back again')).toBeVisible();
  await expect(card(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('recovers without the user once the files of its screen can be loaded again', async ({
  page,
}) => {
  const fixture = await RemoteFixture.open(page, screen);
  const live = fixture.version();
  fixture.registry.put(screen.remote, { live });
  const isScreen = inVersion(live, isChunk);
  fixture.answer((route) =>
    isScreen(new URL(route.request().url()).pathname) ? route.abort() : undefined,
  );
  await page.clock.install();
  await page.goto('/SignIn');
  await heading(page, 'Login').waitFor();
  await navigateTo(page, screen.path);
  await expect(card(page)).toBeVisible();
  fixture.answer(undefined);
  // Until the next attempt. Its files arrive in real time.
  await page.clock.runFor(5_000);
  await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('after an infinite loop froze a page, the next page falls back to the previous version and reports it', async ({
  page,
  context,
}) => {
  const serve = async (to: Page) => {
    const fixture = await RemoteFixture.open(to, screen);
    const live = fixture.version({ entry: loopingInRender(screen.remote) });
    const previous = fixture.version({ entry: showingHeading(screen.remote, 'The one before') });
    fixture.registry.put(screen.remote, { live, previous });
  };
  const frozen = await context.newPage();
  await serve(frozen);
  await frozen.goto(screen.path, { waitUntil: 'commit' });
  // Reads the storage in another page, because the frozen one cannot respond.
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

test('a browser abandons a canary that fails twice and keeps the live version', async ({
  page,
}) => {
  const fixture = await RemoteFixture.open(page, screen);
  const live = fixture.version({ entry: showingHeading(screen.remote, 'Live') });
  const version = fixture.version({ entry: throwingInRender(screen.remote) });
  // Puts this browser into a canary share of 99 %.
  await page.addInitScript(() => localStorage.setItem('bank.canary.browser', 'one-of-many'));
  fixture.registry.put(screen.remote, { live, canary: { version, share: 99 } });
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

test('a browser keeps its canary bucket, and no request reveals it', async ({ page }) => {
  const fixture = await RemoteFixture.open(page, screen);
  const live = fixture.version({ entry: showingHeading(screen.remote, 'Live') });
  const version = fixture.version({ entry: showingHeading(screen.remote, 'Canary') });
  fixture.registry.put(screen.remote, { live, canary: { version, share: 50 } });
  await page.goto(screen.path);
  const side = await page.getByRole('heading', { level: 1, name: /^(Live|Canary)$/ }).textContent();
  for (let visit = 1; visit <= 3; visit += 1) {
    await page.reload();
    await expect(heading(page, side ?? '')).toBeVisible();
  }
  await expect(page).toHaveURL(screen.path);
});

for (const kind of ['primary', 'regular'] as const) {
  test(`the failure card of a ${kind} remote ${kind === 'primary' ? 'fills the page' : 'replaces it in place'}`, async ({
    page,
  }) => {
    const fixture = await RemoteFixture.open(page, screen);
    const entry = throwingAtImport(screen.remote);
    const remote = { ...fixture.live.remote, kind };
    fixture.registry.put(screen.remote, { live: fixture.version({ entry, remote }) });
    await page.goto(screen.path);
    await expect(card(page)).toBeVisible();
    const box = await page.locator(`[data-kind="${kind}"]`).boundingBox();
    const half = (page.viewportSize()?.height ?? 0) / 2;
    if (kind === 'primary') expect(box?.height).toBeGreaterThan(half);
    else expect(box?.height).toBeLessThan(half);
  });
}
