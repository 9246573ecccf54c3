import { abort, type Bank, publish, readBases, readLiveRemote, rollback } from '@bank/release';
import { expect } from '@playwright/test';
import { fakeBuild } from '../fixtures/fake-build';
import { openLocalBank } from '../fixtures/local-bank';
import { showingHeading, throwingInRender } from '../independence/fake-entries';
import type { WebKitPage } from './webkit-page';
import { test } from './webkit-test';

const note = () => ({ why: 'a release in WebKit', at: new Date() });

let bank: Bank;
let liveBefore: string;

async function liveVersion(): Promise<string> {
  return (await readLiveRemote(bank, 'marketing')).record?.live.version ?? '';
}

test.describe.configure({ mode: 'serial' });
test.beforeEach(async () => {
  bank = await openLocalBank();
  liveBefore = await liveVersion();
});
test.afterEach(async () => {
  const isTried = (await readLiveRemote(bank, 'marketing')).record?.canary;
  if (isTried) await abort(bank, 'marketing', note());
  if ((await liveVersion()) !== liveBefore) await rollback(bank, 'marketing', liveBefore, note());
  await bank.registry.close();
});

/** Not a prerendered page, so that the app shows it at once. */
async function openMarketing(page: WebKitPage) {
  await page.goto('/accessibility');
  await page.see('h1', 'Accessibility', true);
}

async function refreshRegistry(page: WebKitPage) {
  const revision = (await bank.registry.readIndex())?.revision;
  await page.session.executeScript(() => window.dispatchEvent(new Event('online')));
  const shown = () =>
    page.session.executeScript('return document.documentElement.dataset.registry');
  await expect.poll(shown).toBe(String(revision));
}

/** Publishes a version with this entry, and returns its name. */
async function publishEntry(entry: string): Promise<string> {
  const build = await fakeBuild(entry);
  await publish(bank, await readBases(bank, ['marketing']), [build], note());
  return build.version.version;
}

test('an open page offers a released version, and shows it without a reload', async ({
  webkit,
}) => {
  await openMarketing(webkit);
  // A page that its user has touched asks before it shows another version.
  await webkit.click('h1', 'Accessibility', true);
  const loadedAt = await webkit.session.executeScript('return performance.timeOrigin');
  await publishEntry(showingHeading('marketing', 'Version two'));
  await refreshRegistry(webkit);
  await webkit.click('button', 'Refresh');
  await webkit.see('h1', 'Version two');
  await rollback(bank, 'marketing', undefined, note());
  await refreshRegistry(webkit);
  await webkit.click('button', 'Refresh');
  await webkit.see('h1', 'Accessibility', true);
  expect(await webkit.session.executeScript('return performance.timeOrigin')).toBe(loadedAt);
});

test('the version before replaces one that throws, and the other pages work', async ({
  webkit,
}) => {
  const version = await publishEntry(throwingInRender('marketing'));
  await openMarketing(webkit);
  const failure = await webkit.session.executeScript(() => {
    const health = JSON.parse(localStorage.getItem('bank.remotes') ?? '{}') as {
      marketing?: { failure: { version: string; error: string } };
    };
    return health.marketing?.failure;
  });
  expect(failure).toMatchObject({ version, error: expect.stringContaining('broken screen') });
  await webkit.goto('/SignIn');
  await webkit.see('h1', 'Login');
});
