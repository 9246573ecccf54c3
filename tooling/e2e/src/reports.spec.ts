import { expect } from '@playwright/test';
import { EMULATOR_ADMIN_HEADERS } from '@bank/backend/emulators';
import { environment } from './fixtures/environment';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';
import { REPORT_NOISE, withReports } from './fixtures/with-reports';
import { screenOf } from './fixtures/screens';
import { RemoteFixture } from './independence/remote-fixture';
import { throwingLater } from './independence/fake-entries';

type Stored = { fields: Record<string, { stringValue?: string; doubleValue?: number }> };

/** The stored reports of a user, read with admin rights. */
async function reportsOf(uid: string): Promise<Stored['fields'][]> {
  const { firestoreHost, projectId } = environment;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreHost}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: EMULATOR_ADMIN_HEADERS,
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'reports' }],
        where: {
          fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
        },
      },
    }),
  });
  const answers = (await response.json()) as { document?: Stored }[];
  return answers.flatMap(({ document }) => (document ? [document.fields] : []));
}

test('a browser reports once per session and version how a remote loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPORT_NOISE);
  const person = await newCustomer();
  const sent = await withReports(page);
  await openAs(page, person, '/DashBoard');
  const heading = page.getByRole('heading', { level: 1, name: /^Hello/ });
  await expect(heading).toBeVisible();
  const loads = async () =>
    (await reportsOf(person.uid)).filter(({ kind }) => kind?.stringValue === 'load');
  await expect.poll(async () => (await loads()).length).toBe(1);
  const [report] = await loads();
  expect(report).toMatchObject({
    kind: { stringValue: 'load' },
    remote: { stringValue: 'dashboard' },
    role: { stringValue: 'live' },
    route: { stringValue: '/DashBoard' },
    value: { doubleValue: expect.any(Number) },
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

test('reports web vitals for the remote that rendered the page, when the page is left', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPORT_NOISE);
  const person = await newCustomer();
  const sent = await withReports(page);
  await openAs(page, person, '/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  // By then the measuring code is loaded.
  await expect.poll(() => sent.some(({ kind }) => kind === 'load')).toBe(true);
  await page.getByRole('main').click();
  await page.goto('/robots.txt');
  const vitals = async () =>
    (await reportsOf(person.uid))
      .filter(({ remote }) => remote?.stringValue === 'dashboard')
      .map(({ kind }) => kind?.stringValue)
      .filter((kind) => kind === 'lcp' || kind === 'cls' || kind === 'inp');
  await expect
    .poll(async () => (await vitals()).sort())
    .toEqual(expect.arrayContaining(['cls', 'lcp']));
});

test('reports an uncaught error for the remote whose file threw it, scrubbed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPORT_NOISE);
  allowConsole(/\[bank\]|already registered|RUNTIME-\d+|no account/);
  const person = await newCustomer();
  const sent = await withReports(page);
  const screen = screenOf('dashboard');
  const fixture = await RemoteFixture.open(page, screen);
  const live = fixture.version({ entry: throwingLater(screen.remote) });
  fixture.registry.put(screen.remote, { live });
  await openAs(page, person, screen.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Still here' })).toBeVisible();
  const errors = () => sent.filter(({ kind }) => kind === 'error');
  await expect.poll(() => errors().length).toBeGreaterThan(0);
  for (const error of errors()) {
    expect(error).toMatchObject({ remote: screen.remote, version: live.version });
    expect(error.detail).toMatch(/^Error: no account <email>\n.*remoteEntry/);
  }
});
