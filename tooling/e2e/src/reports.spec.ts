import { putDocuments } from '@bank/backend/emulators';
import { newId } from '@bank/domain';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './accessibility/axe';
import { openAndStartApp } from './fixtures/app-start';
import { storedWhere } from './fixtures/backend';
import { environment } from './fixtures/environment';
import { demoAccount, newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { clickSlowly, SLOW_INPUT_MS, withReports } from './fixtures/with-reports';
import { navigateTo, screenOf } from './fixtures/screens';
import { RemoteFixture } from './independence/remote-fixture';
import { rejectingLater, throwingLater } from './independence/fake-entries';

const FAULT_NOISE = /\[bank\]|already registered|RUNTIME-\d+|no account/;

/** Opens a screen of a remote whose live version fails after it was shown. */
async function openFaulty(page: Page, entryOf: (remote: string) => string) {
  const screen = screenOf('dashboard');
  const fixture = await RemoteFixture.open(page, screen);
  const live = fixture.version({ entry: entryOf(screen.remote) });
  fixture.registry.put(screen.remote, { live });
  await openAs(page, await newCustomer(), screen.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Still here' })).toBeVisible();
  return { screen, live };
}

test('a browser reports once per session and version how a remote loaded', async ({
  page,
  allowConsole,
}) => {
  const person = await newCustomer();
  const sent = await withReports(page);
  await openAs(page, person, '/DashBoard');
  const heading = page.getByRole('heading', { level: 1, name: /^Hello/ });
  await expect(heading).toBeVisible();
  const loads = async () =>
    (await storedWhere('reports', 'uid', person.uid)).filter(({ kind }) => kind === 'load');
  await expect.poll(async () => (await loads()).length).toBe(1);
  const [report] = await loads();
  expect(report).toMatchObject({
    kind: 'load',
    remote: 'dashboard',
    role: 'live',
    route: '/DashBoard',
    value: expect.any(Number),
  });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goto('/robots.txt');
  expect(sent.filter(({ kind, remote }) => kind === 'load' && remote === 'dashboard')).toHaveLength(
    1,
  );
  // The rules reject a duplicate report.
  allowConsole(/409 \(/);
  await page.evaluate(() => {
    const known = JSON.parse(sessionStorage.getItem('bank.report.session') ?? '{}') as object;
    sessionStorage.setItem('bank.report.session', JSON.stringify({ ...known, sent: [] }));
  });
  const refused = page.waitForResponse(
    (response) => response.url().includes(':commit') && !response.ok(),
  );
  await page.goto('/DashBoard');
  await refused;
  expect(await loads()).toHaveLength(1);
});

test('a visitor who is signed out reports nothing, and causes no error', async ({ page }) => {
  const sent = await withReports(page);
  const reporting = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('bank.report.session'),
  );
  await openAndStartApp(page, '/');
  await reporting;
  // The spec fails on any error of the page until then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent).toEqual([]);
});

test('reports web vitals for the remote that rendered the page, when the page is left', async ({
  page,
}) => {
  const person = await newCustomer();
  const sent = await withReports(page);
  await openAs(page, person, '/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  // By then the measuring code is loaded.
  await expect.poll(() => sent.some(({ kind }) => kind === 'load')).toBe(true);
  await clickSlowly(page.getByRole('heading', { level: 1, name: /^Hello/ }));
  await page.goto('/robots.txt');
  const vitals = async () =>
    (await storedWhere('reports', 'uid', person.uid)).filter(({ kind }) =>
      /^(lcp|inp|cls)$/.test(String(kind)),
    );
  const summary = async () =>
    (await vitals()).map(({ kind, remote }) => [kind, remote].join(' ')).sort();
  await expect.poll(summary).toEqual(['cls dashboard', 'inp dashboard', 'lcp dashboard']);
  const inp = (await vitals()).find(({ kind }) => kind === 'inp');
  expect(inp?.value).toBeGreaterThanOrEqual(SLOW_INPUT_MS);
});

const faultyEntries = [
  ['an uncaught error', throwingLater],
  ['an unhandled rejection', rejectingLater],
] as const;

for (const [fault, entryOf] of faultyEntries) {
  test(`reports ${fault} for the remote whose file threw it, scrubbed`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(FAULT_NOISE);
    const sent = await withReports(page);
    const { screen, live } = await openFaulty(page, entryOf);
    const errors = () => sent.filter(({ kind }) => kind === 'error');
    await expect.poll(() => errors().length).toBeGreaterThan(0);
    for (const error of errors()) {
      expect(error).toMatchObject({ remote: screen.remote, version: live.version });
      expect(error.detail).toMatch(/^Error: no account <email>\n.*remoteEntry/);
    }
  });
}

test('reports failures also of sessions that are not sampled, but no load times and web vitals', async ({
  page,
  allowConsole,
}) => {
  allowConsole(FAULT_NOISE);
  const sent = await withReports(page, 0);
  await openFaulty(page, throwingLater);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1, name: 'Still here' }).click();
  await page.goto('/robots.txt');
  expect(sent.map(({ kind }) => kind)).toEqual(['error']);
});

const failuresOf = async (uid: string) =>
  (await storedWhere('reports', 'uid', uid)).filter(({ kind }) => kind === 'failure');

test('reports an unreadable index and snapshot once per session, and shows it on /status', async ({
  page,
  anotherBrowser,
  allowConsole,
}) => {
  allowConsole(/\[bank\]/);
  const person = await newCustomer();
  const sent = await withReports(page);
  const answer = { json: { fields: {} }, headers: { 'access-control-allow-origin': '*' } };
  await page.route(/\/registry\/index\b/, (route) => route.fulfill(answer));
  await openAs(page, person, '/DashBoard');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect.poll(async () => (await failuresOf(person.uid)).length).toBe(2);
  await retry.click();
  await page.reload();
  await retry.waitFor();
  const failures = await failuresOf(person.uid);
  const documents = failures.map(({ remote, version, role }) => [remote, version, role].join(' '));
  expect(documents.sort()).toEqual(['host index record', 'host snapshot record']);
  expect(sent.filter(({ kind }) => kind === 'failure')).toHaveLength(2);
  const other = await anotherBrowser();
  await openAs(other, demoAccount('admin'), '/status');
  const card = other.getByRole('main').getByRole('region', { name: 'Host' });
  await expect(card).toContainText('(record)');
  // The host has no owner, versions or releases to show.
  await expect(card).not.toContainText('Unknown');
  expect(await axeFindings(other)).toEqual([]);
});

test('reports once per collection that stored fields have another type, without their values', async ({
  page,
}) => {
  const person = await newCustomer({ fields: { accountBalance: 'plenty', isAdmin: 'no' } });
  const entry = { userId: person.uid, date: new Date(), type: 'withdrawal', amount: 'plenty' };
  await putDocuments(environment, [
    { path: `transactions/${newId()}`, fields: entry },
    { path: `transactions/${newId()}`, fields: entry },
  ]);
  const sent = await withReports(page);
  await openAs(page, person, '/DashBoard');
  const heading = page.getByRole('heading', { level: 1, name: /^Hello/ });
  await expect.poll(async () => (await failuresOf(person.uid)).length).toBe(2);
  await page.reload();
  await heading.waitFor();
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  const failures = await failuresOf(person.uid);
  const details = failures.map(({ remote, version, detail }) =>
    [remote, version, detail].join(' '),
  );
  expect(details.sort().map((text) => text.split('\n')[0])).toEqual([
    'host transactions TypeError: transactions.amount has another type',
    'host users TypeError: users.accountBalance has another type',
  ]);
  expect(details.join()).not.toContain('plenty');
  expect(sent.filter(({ kind }) => kind === 'failure')).toHaveLength(2);
});

test('reports what a customer or their browser has stored if it has another type', async ({
  page,
}) => {
  const person = await newCustomer();
  const [{ uid }, id] = [person, newId()];
  const entry = { userId: uid, date: new Date(), type: 'withdrawal', amount: 5, status: 'pending' };
  await putDocuments(environment, [
    { path: `transactions/${id}`, fields: { ...entry, method: 'PayPal', email: 'bo@elm.example' } },
    { path: `labels/${id}`, fields: { uid, transactionId: id, category: 'rent', tags: 'plenty' } },
    { path: `budgets/${uid}`, fields: { amounts: { map: { groceries: 'plenty' } } } },
    { path: `categoryRules/${uid}`, fields: { texts: 'plenty', categories: [] } },
    { path: `protections/${uid}`, fields: { current: 'plenty' } },
    { path: `withdrawals/${id}`, fields: { uid, method: 'PayPal', email: 'bo@elm.example' } },
  ]);
  await withReports(page);
  await page.addInitScript(() => localStorage.setItem('bank.notifications-seen', '{'));
  await openAs(page, person, '/DashBoard');
  const reported = async () =>
    (await failuresOf(uid)).map(
      ({ detail }) => /^TypeError: (?:malformed.*: )?(\S+)/.exec(String(detail))?.[1],
    );
  await expect.poll(reported).toContain('bank.notifications-seen');
  for (const [path, ...fields] of [
    ['/dashboard/transactions', 'budgets.groceries', 'categoryRules.texts', 'labels.tags'],
    ['/Profile/security', 'protections.current'],
    [`/Withdrawal?receipt=${id}`, 'withdrawals.amount'],
  ] as const) {
    await navigateTo(page, path);
    await expect.poll(reported).toEqual(expect.arrayContaining(fields));
  }
});
