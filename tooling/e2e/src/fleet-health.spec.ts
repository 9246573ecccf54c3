import { randomUUID } from 'node:crypto';
import { putDocuments } from '@bank/backend/emulators';
import { expect, type Page } from '@playwright/test';
import { axeFindingsInEachScheme } from './accessibility/axe';
import { environment } from './fixtures/environment';
import { demoAccount, newCustomer, openAs } from './fixtures/users';
import { MockRegistry } from './fixtures/mock-registry';
import { test } from './fixtures/test';

const MINUTE_MS = 60_000;

type Added = { remote: string; version: string };
type Report = { kind: string; value?: number; detail?: string; minutesAgo?: number };

/** Writes reports of one user each. */
async function storeReports(
  { remote, version }: Added,
  reports: readonly Report[],
): Promise<string[]> {
  const sessions = reports.map(() => randomUUID());
  await putDocuments(
    environment,
    reports.map(({ kind, value = 0, detail = '', minutesAgo = 5 }, index) => ({
      path: `reports/${sessions[index]}.${kind}.${remote}.${version}`,
      fields: {
        ...{ kind, remote, version, role: 'live', session: sessions[index] ?? '', value },
        ...{ uid: `user-${sessions[index]}`, route: '/Profile', browser: 'Firefox/140', detail },
        at: new Date(Date.now() - minutesAgo * MINUTE_MS),
        until: new Date(Date.now() + 86_400_000),
      },
    })),
  );
  return sessions;
}

const card = (page: Page, name = 'Savings') => page.getByRole('region', { name });

/**
 * Adds a remote to this page's registry only, so that other specs' browsers do not report on it.
 */
async function addRemote(page: Page): Promise<Added> {
  const name = `savings-${randomUUID().slice(0, 8)}`;
  const registry = await MockRegistry.serveTo(page);
  const { live } = registry.of('profile-dispute');
  const routes = [{ path: '/savings', title: 'Savings', access: 'customer' as const }];
  const remote = { ...live.remote, name, title: 'Savings', menu: [], routes };
  registry.add({ name, previous: null, canary: null, live: { ...live, remote } });
  return { remote: name, version: live.version };
}

test('the on-call engineer sees the health of a remote in all browsers, its owner and last error', async ({
  page,
}) => {
  const added = await addRemote(page);
  const loads = [100, 200, 300, 400].map((value) => ({ kind: 'load', value }));
  const [trace] = await storeReports(added, [
    { kind: 'error', detail: 'TypeError: broken\ntotal 12.89abcdef.js:1:2345', minutesAgo: 1 },
    { kind: 'failure', detail: 'LoadTimeout: no answer', minutesAgo: 120 },
    ...loads,
    { kind: 'lcp', value: 1234 },
    { kind: 'inp', value: 56 },
    { kind: 'cls', value: 0.05 },
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
  await expect(card(page)).toContainText('Firefox/140');
  await expect(card(page)).toContainText(trace ?? '');
  await expect(card(page)).toContainText('Failures and errors in the last 24 hours: 2.');
  // An administrator is not a releaser.
  await expect(page.getByRole('button', { name: /Roll back|Abort canary/ })).toHaveCount(0);
  expect(await axeFindingsInEachScheme(page)).toEqual([]);
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
