import { randomUUID } from 'node:crypto';
import { putDocuments } from '@bank/backend/emulators';
import type { ReleaseVersion } from '@bank/contracts';
import { expect, type Page } from '@playwright/test';
import { axeFindingsInEachScheme } from './accessibility/axe';
import { storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { liveVersions } from './fixtures/fetch-live-versions';
import { demoAccount, newCustomer, openAs } from './fixtures/users';
import { MockRegistry } from './fixtures/mock-registry';
import { test } from './fixtures/test';
import { clickSlowly, withReports } from './fixtures/with-reports';
import { integrityOf, throwingLater } from './independence/fake-entries';

const MINUTE_MS = 60_000;

type Added = { remote: string; version: string; role?: 'live' | 'canary' };
type Report = { kind: string; value?: number; detail?: string; minutesAgo?: number };

/** Writes reports of one user each. */
async function storeReports(
  { remote, version, role = 'live' }: Added,
  reports: readonly Report[],
): Promise<string[]> {
  const sessions = reports.map(() => randomUUID());
  await putDocuments(
    environment,
    reports.map(({ kind, value = 0, detail = '', minutesAgo = 5 }, index) => ({
      path: `reports/${sessions[index]}.${kind}.${remote}.${version}`,
      fields: {
        ...{ kind, remote, version, role, session: sessions[index] ?? '', value },
        ...{ uid: `user-${sessions[index]}`, route: '/Profile', browser: 'Firefox/140', detail },
        at: new Date(Date.now() - minutesAgo * MINUTE_MS),
        until: new Date(Date.now() + 86_400_000),
      },
    })),
  );
  return sessions;
}

const card = (page: Page, name = 'Savings') => page.getByRole('region', { name });

const newName = () => `savings-${randomUUID().slice(0, 8)}`;

/**
 * Adds a remote to this page's registry only, so that other specs' browsers do not report on it.
 */
async function addRemote(
  page: Page,
  {
    name = newName(),
    live: change = {},
    canary,
  }: {
    name?: string;
    live?: Partial<ReleaseVersion>;
    canary?: { version: string; share: number };
  } = {},
): Promise<Added> {
  const registry = await MockRegistry.serveTo(page);
  const original = registry.of('profile-dispute').live;
  const routes = [{ path: '/savings', title: 'Savings', access: 'customer' as const }];
  const remote = { ...original.remote, name, title: 'Savings', menu: [], routes };
  const live = { ...original, ...change, remote };
  registry.add({
    ...{ name, live, previous: null },
    canary: canary ? { share: canary.share, version: { ...live, version: canary.version } } : null,
  });
  return { remote: name, version: live.version };
}

/** Writes releases of a remote to the history, of which the status page shows the latest. */
async function storeReleases(
  { remote, version }: Added,
  releases: readonly { action: string; minutesAgo: number }[],
) {
  await putDocuments(
    environment,
    releases.map(({ action, minutesAgo }, index) => ({
      path: `releaseHistory/${remote}.${index + 1}`,
      fields: {
        ...{ remote, revision: index + 1, action, version, why: 'a spec', commit: 'c0ffee' },
        ...{ isDirty: false, by: 'spec', email: 'spec@fernhill.example' },
        at: new Date(Date.now() - minutesAgo * MINUTE_MS),
      },
    })),
  );
}

/** A value of a description list by its name. */
const detail = (page: Page, name: string) =>
  card(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

test('the on-call engineer sees the health of a remote in all browsers, its owner and last error', async ({
  page,
}) => {
  const added = await addRemote(page);
  const loads = [100, 200, 300, 400].map((value) => ({ kind: 'load', value }));
  const [trace] = await storeReports(added, [
    { kind: 'error', detail: 'TypeError: broken\ntotal 12.89abcdef.js:1:2345', minutesAgo: 1 },
    { kind: 'failure', detail: 'TimeoutError: no answer', minutesAgo: 125 },
    ...loads,
    { kind: 'lcp', value: 1234 },
    { kind: 'inp', value: 56 },
    { kind: 'cls', value: 0.05 },
  ]);
  await storeReleases(added, [
    { action: 'publish', minutesAgo: 26 * 60 },
    { action: 'publish', minutesAgo: 130 },
    { action: 'rollback', minutesAgo: 10 },
  ]);
  await openAs(page, demoAccount('admin'), '/status');
  await expect(card(page)).toContainText('Customer care team');
  await expect(card(page).getByRole('link', { name: 'care@fernhill.example' })).toHaveAttribute(
    'href',
    'mailto:care@fernhill.example',
  );
  await expect(card(page)).toContainText(added.version);
  await expect(card(page, 'Profile and disputes')).toContainText(
    new RegExp(`${added.version} · .* · ${demoAccount('releaser').email}`),
  );
  const row = (name: string) => card(page).getByRole('row', { name });
  await expect(row('Users affected by a failure')).toContainText(
    /1 of 8 \(12.5%\).*2 of 9 \(22.2%\)/,
  );
  await expect(row('Load time')).toContainText('200 ms / 400 ms');
  await expect(row('LCP')).toContainText('1,234 ms');
  await expect(row('INP')).toContainText('56 ms');
  await expect(row('CLS')).toContainText('0.05');
  await expect(card(page)).toContainText('Failing');
  await expect(card(page)).toContainText('TypeError: broken');
  await expect(card(page)).toContainText('total 12.89abcdef.js:1:2345');
  await expect(detail(page, 'Page')).toContainText('/Profile');
  await expect(detail(page, 'Browser')).toContainText('Firefox/140');
  await expect(detail(page, 'Trace ID')).toContainText(trace ?? '');
  await expect(card(page)).toContainText(
    'Failures and errors in the last 24 hours: 2. Releases (vertical lines): 2.',
  );
  // A release is drawn in the hour of the failures that followed it.
  const hours = card(page).getByRole('table', { name: 'Failures and releases' }).getByRole('row');
  await expect(card(page).getByRole('img').locator('line')).toHaveCount(1 + 2);
  await card(page).locator('figure summary').click();
  await expect(hours).toHaveText([
    /Releases$/,
    new RegExp(`1published ${added.version}$`),
    new RegExp(`1rolled back ${added.version}$`),
  ]);
  // An administrator is not a releaser.
  await expect(page.getByRole('button', { name: /Roll back|Abort canary/ })).toHaveCount(0);
  expect(await axeFindingsInEachScheme(page)).toEqual([]);
});

test('shows the failure rate of a canary beside that of the live version', async ({ page }) => {
  const version = '0123456789abcdef';
  const added = await addRemote(page, { canary: { version, share: 10 } });
  const of = (kind: string, count: number) => Array.from({ length: count }, () => ({ kind }));
  await storeReports(added, [...of('load', 9), ...of('failure', 1)]);
  await storeReports({ ...added, version, role: 'canary' }, [
    ...of('load', 3),
    ...of('lcp', 2),
    ...of('error', 1),
  ]);
  await openAs(page, demoAccount('admin'), '/status');
  await expect(detail(page, 'Canary')).toHaveText(
    `Canary${version} · 10% of browsers: fails for 16.7% of 6 users; the live version for 10% of 10 users`,
  );
});

test('shows the error and the web vitals that a customer’s browser reported for a remote', async ({
  page,
  anotherBrowser,
  allowConsole,
}) => {
  allowConsole(/\[bank\]|already registered|RUNTIME-\d+|no account/);
  // The deployed host does not know the page of the added remote.
  allowConsole(/status of 404 .*\/savings\)/);
  const name = newName();
  const entry = throwingLater(name);
  const { origin } = new URL((await liveVersions(environment.url)).of('profile-dispute').entry);
  const live = {
    version: 'fedcba9876543210',
    entry: `${origin}/${name}/remoteEntry.js`,
    integrity: integrityOf(entry),
  };
  const customer = await anotherBrowser();
  const person = await newCustomer();
  const sent = await withReports(customer);
  const headers = { 'access-control-allow-origin': '*' };
  await customer.route(live.entry, (route) =>
    route.fulfill({ body: entry, headers, contentType: 'text/javascript' }),
  );
  await addRemote(customer, { name, live });
  await openAs(customer, person, '/savings');
  await expect.poll(() => sent.some(({ kind }) => kind === 'error')).toBe(true);
  await clickSlowly(customer.getByRole('heading', { level: 1, name: 'Still here' }));
  const { id: trace } = await customer.evaluate(
    () => JSON.parse(sessionStorage.getItem('bank.report.session') ?? '{}') as { id: string },
  );
  // Intercepted requests do not outlive their page.
  await customer.unrouteAll();
  await customer.goto('/robots.txt');
  const reported = async () =>
    (await storedWhere('reports', 'uid', person.uid)).map(({ kind }) => String(kind)).sort();
  await expect.poll(reported).toEqual(['cls', 'error', 'inp', 'lcp', 'load']);

  await addRemote(page, { name, live });
  await openAs(page, demoAccount('admin'), '/status');
  await expect(detail(page, 'Page')).toContainText('/savings');
  await expect(detail(page, 'Browser')).toContainText(/Chrome\/\d+/);
  await expect(detail(page, 'Trace ID')).toContainText(trace);
  await expect(card(page).locator('pre')).toHaveText(
    /^Error: no account <email>\n.*remoteEntry\.js:\d+:\d+/,
  );
  const row = (metric: string) => card(page).getByRole('row', { name: metric });
  for (const metric of ['LCP', 'INP']) await expect(row(metric)).toContainText(/\d ms.*\d ms/);
  await expect(row('CLS')).toContainText(/\d/);
  await expect(row('Users affected by a failure')).toContainText('1 of 1 (100%)');
});

test('a releaser sees the health too, and a customer does not', async ({
  page,
  anotherBrowser,
  allowConsole,
}) => {
  // The rules deny these reads.
  allowConsole(/403 \(/);
  await openAs(page, demoAccount('releaser'), '/status');
  await expect(card(page, 'Profile and disputes')).toContainText('Customer care team');
  const customer = await anotherBrowser();
  await openAs(customer, await newCustomer(), '/status');
  await expect(customer.getByText('You don’t have access to this page.')).toBeVisible();
});

test('states that only the latest reports are counted if there are more', async ({ page }) => {
  const added = await addRemote(page);
  const loads = Array.from({ length: 500 }, () => ({ kind: 'load', value: 100 }));
  await storeReports(added, loads);
  await openAs(page, demoAccount('admin'), '/status');
  await expect(card(page)).toContainText('Only the latest 500 reports are counted, since');
});
